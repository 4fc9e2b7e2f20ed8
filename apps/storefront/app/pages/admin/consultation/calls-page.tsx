import { formatMoment } from '~/i18n/dates.ts';
import type { StaffCall } from '~/modules/consultation/staff-calls.server.ts';
import { type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { languageNames } from '~/modules/staff/language-names.ts';

interface CallsPageProps {
  frame: FrameData;
  which: 'open' | 'made';
  calls: StaffCall[];
  answer?: { text: string; isError: boolean };
}

const views = [
  ['open', 'Anzurufen', '/admin/rueckrufe'],
  ['made', 'Erledigt', '/admin/rueckrufe?stand=erledigt'],
] as const;
const outcomes: Readonly<Record<string, string>> = { reached: 'erreicht', missed: 'nicht erreicht' };

/** Whom to call when, and what about. */
export function CallsPage({ frame, which, calls, answer }: CallsPageProps) {
  return (
    <StaffFrame frame={frame} place="Rückrufe" title="Rückrufe" answer={answer}>
      <nav aria-label="Stand" className="adm-views">
        {views.map(([name, word, path]) => (
          <a key={name} href={path} aria-current={name === which ? 'true' : undefined}>
            {word}
          </a>
        ))}
      </nav>
      {calls.length === 0 ? (
        <p className="text-h4">{which === 'open' ? 'Niemand wartet auf einen Rückruf.' : 'Noch keiner.'}</p>
      ) : (
        <div className="adm-scroll">
          <table className="adm-table adm-stacked">
            <caption className="sr-only">Rückrufe</caption>
            <thead>
              <tr>
                <th scope="col">Zeit</th>
                <th scope="col">Wer</th>
                <th scope="col">Worum es geht</th>
                <th scope="col">Ergebnis</th>
              </tr>
            </thead>
            <tbody>
              {calls.map((call) => (
                <CallRow key={call.id} call={call} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </StaffFrame>
  );
}

function CallRow({ call }: { call: StaffCall }) {
  const { id, startsAt, firstName, phone, dial, question, bike, locale, outcome } = call;
  return (
    <tr>
      <td className="num">
        <b>{formatMoment(startsAt, 'de')}</b>
      </td>
      <td>
        {firstName}
        <small className="num">
          <a className="lk" href={`tel:${dial}`}>
            {phone}
          </a>
          {`, ${languageNames[locale]}`}
        </small>
      </td>
      <td lang={locale}>
        {question || '–'}
        {bike && <small>{bike}</small>}
      </td>
      <td>
        {outcome ? (
          (outcomes[outcome] ?? outcome)
        ) : (
          <form method="post" className="adm-row">
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              name="outcome"
              value="reached"
              className="adm-btn"
              aria-label={`${firstName}: erreicht`}
            >
              Erreicht
            </button>
            <button
              type="submit"
              name="outcome"
              value="missed"
              className="lk min-h-6"
              aria-label={`${firstName}: nicht erreicht`}
            >
              Nicht erreicht
            </button>
          </form>
        )}
      </td>
    </tr>
  );
}
