import { formatDayAndTime } from '~/i18n/dates.ts';
import type { WheelForm } from '~/modules/staff/campaigns.ts';
import type { StoryFigures } from '~/modules/stories/stories.server.ts';
import type { FoundPrize, StaffWheel } from '~/modules/wheel/staff-wheel.server.ts';
import { Block, formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { NewWheel } from './new-wheel.tsx';
import { Stories } from './stories-part.tsx';

interface CampaignsPageProps {
  frame: FrameData;
  wheels: StaffWheel[];
  winners: { id: string; name: string; prize: string }[];
  stories: StoryFigures[];
  /** The code that is looked for. */
  code: string;
  found: FoundPrize | null;
  /** What was typed and not taken. */
  typed: WheelForm | null;
  answer?: { text: string; isError: boolean };
}

const states = { planned: 'angekündigt', open: 'dreht', closed: 'zu Ende' } as const;

/** Wheels, prizes by their code, names that are shown, and the stories' figures. */
export function CampaignsPage({ frame, wheels, winners, stories, code, found, typed, answer }: CampaignsPageProps) {
  return (
    <StaffFrame frame={frame} place="Aktionen" title="Aktionen" answer={answer}>
      <details open={typed !== null}>
        <summary className="adm-btn list-none">Glücksrad ankündigen</summary>
        <NewWheel typed={typed} />
      </details>
      <Block title="Glücksräder">
        {wheels.length === 0 && <p className="mute">Noch keines.</p>}
        {wheels.map((wheel) => (
          <Wheel key={wheel.id} wheel={wheel} />
        ))}
      </Block>
      <Block title="Gewinn suchen">
        <form method="get" className="adm-row items-end">
          <label className="adm-field">
            <span>Code, zum Beispiel RAD-7K2M9X-41QF8T</span>
            <input className="adm-input num" name="code" defaultValue={code} maxLength={40} required />
          </label>
          <button type="submit" className="adm-btn">
            Suchen
          </button>
        </form>
        {code !== '' && <Found found={found} />}
      </Block>
      {winners.length > 0 && (
        <Block title="Namen im Laden">
          <Names winners={winners} />
        </Block>
      )}
      <Block title="Storys" sub="ein Jahr, ohne Personen gezählt">
        <Stories stories={stories} />
      </Block>
    </StaffFrame>
  );
}

function Wheel({
  wheel: { state, opensAt, closesAt, claimsUntil, seal, asked, turned, prizes },
}: {
  wheel: StaffWheel;
}) {
  return (
    <div className="adm-scroll">
      <p>
        <b>{states[state]}</b>, <bdi>{formatDayAndTime(opensAt, 'de')}</bdi> bis{' '}
        <bdi>{formatDayAndTime(closesAt, 'de')}</bdi>, Gewinne bis <bdi>{formatDayAndTime(claimsUntil, 'de')}</bdi>
      </p>
      <p className="mute">
        <bdi>{formatCount(asked)}</bdi> Links, <bdi>{formatCount(turned)}</bdi> Mal gedreht. Siegel{' '}
        <span className="num">{`${seal.slice(0, 16)}…`}</span>
      </p>
      <table className="adm-table adm-stacked">
        <caption className="sr-only">Gewinne dieses Rads</caption>
        <thead>
          <tr>
            <th scope="col">Gewinn</th>
            <th scope="col" className="r">
              Felder
            </th>
            <th scope="col" className="r">
              Gewonnen
            </th>
            <th scope="col" className="r">
              Verschickt
            </th>
          </tr>
        </thead>
        <tbody className="num">
          {prizes.map(({ id, name, fields, stock, given, handed, isThing }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="r" data-head="Felder:">
                {fields}
              </td>
              <td className="r" data-head="Gewonnen:">
                {stock === null ? formatCount(given) : `${formatCount(given)} von ${formatCount(stock)}`}
              </td>
              <td className="r" data-head="Verschickt:">
                {isThing ? formatCount(handed) : 'Gutschein'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Found({ found }: { found: FoundPrize | null }) {
  if (!found) return <p className="mt-4">Diesen Code hat niemand gewonnen, oder seine Frist ist vorbei.</p>;
  const { code, prize, isThing, handedAt, turnedAt } = found;
  return (
    <div className="adm-stack mt-4">
      <p>
        <b>{prize}</b>, gewonnen <bdi>{turnedAt && formatDayAndTime(turnedAt, 'de')}</bdi>
      </p>
      {!isThing && <p className="mute">Ein Gutschein: er gilt im Warenkorb von selbst.</p>}
      {handedAt && <p className="adm-good">{`Verschickt ${formatDayAndTime(handedAt, 'de')}`}</p>}
      {isThing && !handedAt && (
        <form method="post">
          <input type="hidden" name="intent" value="hand-out" />
          <button type="submit" name="code" value={code} className="adm-btn adm-btn-main">
            Als verschickt eintragen
          </button>
        </form>
      )}
    </div>
  );
}

function Names({ winners }: Pick<CampaignsPageProps, 'winners'>) {
  return (
    <table className="adm-table">
      <caption className="sr-only">Gewinnerinnen und Gewinner, die genannt werden</caption>
      <tbody>
        {winners.map(({ id, name, prize }) => (
          <tr key={id}>
            <td>{name}</td>
            <td>{prize}</td>
            <td className="r">
              <form method="post">
                <input type="hidden" name="intent" value="hide" />
                <button type="submit" name="id" value={id} className="lk min-h-6" aria-label={`${name} wegnehmen`}>
                  Wegnehmen
                </button>
              </form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
