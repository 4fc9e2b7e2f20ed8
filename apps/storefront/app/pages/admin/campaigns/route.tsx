import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatDayAndTime } from '~/i18n/dates.ts';
import { PRIZE_ROWS, type PrizeForm, type WheelForm } from '~/modules/staff/campaigns.ts';
import { handOutPrize, createWheel, removeWinnerName } from '~/modules/staff/campaigns.server.ts';
import { type StoryFigures, storyFigures } from '~/modules/stories/stories.server.ts';
import {
  findPrize,
  type FoundPrize,
  shownWinners,
  type StaffWheel,
  staffWheels,
} from '~/modules/wheel/staff-wheel.server.ts';
import { InputField, RowButton, Submit } from '~/pages/admin/fields.tsx';
import { answeredAt, openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { Block, formatCount, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type Column, Table } from '~/pages/admin/table.tsx';
import { NewWheel } from './new-wheel.tsx';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Aktionen');

const PATH = '/admin/aktionen';

/** The wheels of fortune with what they gave, names that are shown, and the result of the stories. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame, params } = await openStaffPage(request);
  const code = (params.get('code') ?? '').slice(0, 40);
  const [wheels, winners, stories, found] = await Promise.all([
    staffWheels(),
    shownWinners(),
    storyFigures(),
    code ? findPrize(code) : undefined,
  ]);
  return { frame, wheels, winners, stories, code, found: found ?? null };
}

/** Announces a wheel, notes a prize that was sent, takes a name off. */
export const action = staffAction<WheelForm>({
  '': async ({ staff, text }) => {
    const typed = wheelForm(text);
    const problems = await createWheel(staff, typed);
    return problems.length > 0 ? { refusal: problems.join(' '), typed } : answeredAt(PATH, 'angekuendigt');
  },
  'hand-out': async ({ staff, text }) =>
    (await handOutPrize(staff, text('code')))
      ? answeredAt(PATH, 'ausgegeben')
      : { refusal: 'Dieser Gewinn ist schon verschickt, oder es ist ein Gutschein.' },
  hide: async ({ staff, text }) =>
    (await removeWinnerName(staff, text('id')))
      ? answeredAt(PATH, 'weggenommen')
      : { refusal: 'Dieser Name steht schon nicht mehr da.' },
});

function wheelForm(text: (name: string) => string): WheelForm {
  const prize = (row: number): PrizeForm => ({
    nameDe: text(`nameDe${row}`),
    nameFr: text(`nameFr${row}`),
    shortDe: text(`shortDe${row}`),
    shortFr: text(`shortFr${row}`),
    fields: text(`fields${row}`),
    stock: text(`stock${row}`),
    amount: text(`amount${row}`),
    minimum: text(`minimum${row}`),
  });
  return {
    opensAt: text('opensAt'),
    closesAt: text('closesAt'),
    claimsUntil: text('claimsUntil'),
    prizes: Array.from({ length: PRIZE_ROWS }, (_, row) => prize(row)),
  };
}

const prizeColumns: readonly Column<StaffWheel['prizes'][number]>[] = [
  { name: 'Gewinn', cell: ({ name }) => name },
  { name: 'Felder', isRight: true, hasPhoneLabel: true, cell: ({ fields }) => fields },
  {
    name: 'Gewonnen',
    isRight: true,
    hasPhoneLabel: true,
    cell: ({ stock, given }) =>
      stock === null ? formatCount(given) : `${formatCount(given)} von ${formatCount(stock)}`,
  },
  {
    name: 'Verschickt',
    isRight: true,
    hasPhoneLabel: true,
    cell: ({ isThing, handed }) => (isThing ? formatCount(handed) : 'Gutschein'),
  },
];

const storyColumns: readonly Column<StoryFigures>[] = [
  {
    name: 'Story',
    cell: ({ title, polls }) => (
      <>
        <b>{title}</b>
        {polls.map(({ question, answers }) => (
          <small key={question}>
            {`${question} ${answers.map(({ text, count }) => `${text} ${formatCount(count)}`).join(', ')}`}
          </small>
        ))}
      </>
    ),
  },
  { name: 'Geöffnet', isRight: true, hasPhoneLabel: true, cell: ({ views }) => formatCount(views) },
  { name: 'Zu Ende', isRight: true, hasPhoneLabel: true, cell: ({ finished }) => formatCount(finished) },
  { name: 'Zum Produkt', isRight: true, hasPhoneLabel: true, cell: ({ clicks }) => formatCount(clicks) },
  { name: 'Gefällt', isRight: true, hasPhoneLabel: true, cell: ({ likes }) => formatCount(likes) },
];

const winnerColumns: readonly Column<{ id: string; name: string; prize: string }>[] = [
  { name: 'Name', cell: ({ name }) => name },
  { name: 'Gewinn', cell: ({ prize }) => prize },
  {
    name: 'Wegnehmen',
    td: { className: 'r' },
    cell: ({ id, name }) => (
      <RowButton intent="hide" name="id" value={id} label={`${name} wegnehmen`}>
        Wegnehmen
      </RowButton>
    ),
  },
];

export default function StaffCampaignsRoute() {
  const { wheels, winners, stories, code, found } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>()?.typed;
  return (
    <StaffPage area="Aktionen">
      <details open={typed !== undefined}>
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
          <InputField
            label="Code, zum Beispiel RAD-7K2M9X-41QF8T"
            className="num"
            name="code"
            defaultValue={code}
            maxLength={40}
            required
          />
          <Submit>Suchen</Submit>
        </form>
        {code !== '' && <Found found={found} />}
      </Block>
      {winners.length > 0 && (
        <Block title="Namen im Laden">
          <Table
            caption="Gewinnerinnen und Gewinner, die genannt werden"
            columns={winnerColumns}
            rows={winners}
            rowKey={({ id }) => id}
            isStacked={false}
            isHeadless
          />
        </Block>
      )}
      <Block title="Storys" sub="ein Jahr, ohne Personen gezählt">
        {stories.length === 0 ? (
          <p className="mute">Noch keine.</p>
        ) : (
          <div className="adm-scroll">
            <Table
              caption="Storys, die neuesten zuerst"
              columns={storyColumns}
              rows={stories}
              rowKey={({ id }) => id}
            />
          </div>
        )}
      </Block>
    </StaffPage>
  );
}

const wheelStates = { planned: 'angekündigt', open: 'dreht', closed: 'zu Ende' } as const;

function Wheel({ wheel }: { wheel: StaffWheel }) {
  const { state, opensAt, closesAt, claimsUntil, seal, requested, turned, prizes } = wheel;
  return (
    <div className="adm-scroll">
      <p>
        <b>{wheelStates[state]}</b>, <bdi>{formatDayAndTime(opensAt, 'de')}</bdi> bis{' '}
        <bdi>{formatDayAndTime(closesAt, 'de')}</bdi>, Gewinne bis <bdi>{formatDayAndTime(claimsUntil, 'de')}</bdi>
      </p>
      <p className="mute">
        <bdi>{formatCount(requested)}</bdi> Links, <bdi>{formatCount(turned)}</bdi> Mal gedreht. Siegel{' '}
        <span className="num">{`${seal.slice(0, 16)}…`}</span>
      </p>
      <Table caption="Gewinne dieses Rads" columns={prizeColumns} rows={prizes} rowKey={({ id }) => id} />
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
          <Submit name="code" value={code} look="main">
            Als verschickt eintragen
          </Submit>
        </form>
      )}
    </div>
  );
}
