import { type ListedSearch, missingList, type MissingQuery, type SearchDesk } from '~/modules/staff/searches.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { Block, formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';

interface SearchesPageProps {
  frame: FrameData;
  query: MissingQuery;
  desk: SearchDesk;
  answer?: { text: string; isError: boolean };
}

const columns: readonly Column<MissingQuery['sort']>[] = [
  { name: 'Gesucht', sort: 'gesucht' },
  { name: 'Mal', sort: 'anzahl', isRight: true },
  { name: 'Anteil', isQuiet: true, isPhoneHidden: true },
  { name: 'Erklären', isQuiet: true },
];

/** What was searched for: words without hits are explained on the spot. */
export function SearchesPage({ frame, query, desk, answer }: SearchesPageProps) {
  const { missing, top, words } = desk;
  return (
    <StaffFrame frame={frame} place="Suche" title="Suche" sub="30 Tage, ohne Personen" answer={answer}>
      <div className="adm-start">
        <div>
          <Block
            title="Gesucht, nicht gefunden"
            sub={<span className="num">{`${formatCount(missing.count)} Wörter`}</span>}
          >
            {desk.asked.text && <Explain desk={desk} />}
            <DeskList
              shape={missingList}
              query={query}
              count={missing.count}
              caption="Suchen ohne Treffer"
              columns={columns}
              empty="Alles wurde gefunden."
            >
              {searchRows(missing.rows, desk.asked)}
            </DeskList>
          </Block>
        </div>
        <div>
          <Block title="Erklärt" sub={<span className="num">{formatCount(words.length)}</span>}>
            {words.length === 0 && <p className="mute">Noch kein Wort.</p>}
            <table className="adm-table">
              <caption className="sr-only">Erklärte Wörter</caption>
              <tbody>
                {words.map(({ locale, text, means }) => (
                  <tr key={`${locale} ${text}`}>
                    <td>
                      <b>{text}</b> <span className="faint">{locale}</span>
                      <small>{`heisst bei uns ${means}`}</small>
                    </td>
                    <td className="r">
                      <form method="post">
                        <input type="hidden" name="sprache" value={locale} />
                        <input type="hidden" name="wort" value={text} />
                        <button
                          type="submit"
                          name="intent"
                          value="forget"
                          className="lk min-h-6"
                          aria-label={`${text} entfernen`}
                        >
                          Entfernen
                        </button>
                      </form>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Block>
          <Block title="Am häufigsten gesucht">
            <table className="adm-table">
              <caption className="sr-only">Häufigste Suchen</caption>
              <tbody className="num">{searchRows(top)}</tbody>
            </table>
          </Block>
        </div>
      </div>
    </StaffFrame>
  );
}

function Explain({ desk: { asked, tried } }: { desk: SearchDesk }) {
  const hits = tried && (tried.hits === 1 ? 'ein Treffer' : `${formatCount(tried.hits)} Treffer`);
  return (
    <form className="adm-stack mb-4 bg-mist p-4" method="post">
      <input type="hidden" name="sprache" value={asked.locale} />
      <input type="hidden" name="wort" value={asked.text} />
      <label className="adm-field">
        <span>{`«${asked.text}» (${asked.locale}) heisst bei uns`}</span>
        <input className="adm-input" name="heisst" required maxLength={60} defaultValue={tried?.text} />
      </label>
      {tried && (
        <p
          className="mute"
          role="status"
        >{`«${tried.text}» gibt ${hits ?? ''}${tried.names.length > 0 ? `: ${tried.names.join(', ')}` : ''}.`}</p>
      )}
      <p className="adm-row">
        <button type="submit" className="adm-btn adm-btn-main adm-btn-small">
          Sichern
        </button>
        <button type="submit" formMethod="get" className="adm-btn adm-btn-small">
          Treffer ansehen
        </button>
        <a className="lk" href="/admin/suche">
          Schliessen
        </a>
      </p>
    </form>
  );
}

/** Rows of searches. @param asked the word that is being explained; absent: nothing is to be explained */
function searchRows(searches: readonly ListedSearch[], asked?: SearchDesk['asked']) {
  const most = Math.max(1, ...searches.map(({ count }) => count));
  return searches.map(({ locale, text, count, hits }) => (
    <tr key={`${locale} ${text}`} aria-current={asked?.text === text && asked.locale === locale ? 'true' : undefined}>
      <td>
        <b>{text}</b> <span className="faint">{locale}</span>
        {!asked && <small>{hits === 0 ? 'ohne Treffer' : `${formatCount(hits)} Treffer`}</small>}
      </td>
      <td className="r">
        <b>{formatCount(count)}</b>
      </td>
      <td className="adm-hide-phone">
        <Bar share={count / most} />
      </td>
      {asked && (
        <td className="r">
          <a
            className="lk"
            href={`/admin/suche?sprache=${locale}&wort=${encodeURIComponent(text)}`}
            aria-label={`Synonym für ${text}`}
          >
            Synonym
          </a>
        </td>
      )}
    </tr>
  ));
}

function Bar({ share }: { share: number }) {
  const end = Math.max(6, share * 64);
  return (
    <svg width="72" height="12" viewBox="0 0 72 12" fill="none" aria-hidden="true">
      <path d={`M0 6H${end}`} stroke="#101315" strokeWidth="2" />
      <circle cx={end + 3} cy="6" r="4.5" fill="#101315" />
    </svg>
  );
}
