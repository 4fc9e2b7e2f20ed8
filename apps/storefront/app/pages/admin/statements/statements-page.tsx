import { formatDate, formatMonth } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import type { EmployerStatement } from '~/modules/staff/statements.server.ts';
import { Block, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';

interface StatementsPageProps {
  frame: FrameData;
  statements: EmployerStatement[];
  answer?: { text: string; isError: boolean };
}

const words = { open: 'Offen', paid: 'Bezahlt', overdue: 'Überfällig', nothing: '' } as const;

/** Employers' statements, month by month. */
export function StatementsPage({ frame, statements, answer }: StatementsPageProps) {
  return (
    <StaffFrame
      frame={frame}
      place="Abrechnungen"
      title="Abrechnungen"
      sub="Was Arbeitgeber für einen Monat an die Raten ihrer Leute zahlen."
      answer={answer}
    >
      <Block title="Die letzten zwölf Monate, und was nicht erledigt ist">
        {statements.length === 0 ? (
          <p className="mute py-3">Noch keine.</p>
        ) : (
          <div className="adm-scroll">
            <table className="adm-table adm-stacked">
              <caption className="sr-only">Abrechnungen, die neuesten zuerst</caption>
              <thead>
                <tr>
                  <th scope="col">Firma</th>
                  <th scope="col">Monat</th>
                  <th scope="col" className="r">
                    Betrag
                  </th>
                  <th scope="col">Fällig</th>
                  <th scope="col">Zustand</th>
                  <th scope="col">
                    <span className="sr-only">Eintragen</span>
                  </th>
                </tr>
              </thead>
              <tbody className="num">
                {statements.map((statement) => (
                  <StatementRow key={`${statement.organizationId} ${statement.month}`} statement={statement} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Block>
    </StaffFrame>
  );
}

/** Where a statement stands, in words. */
function standingWords({ state, total, outstanding, credit }: EmployerStatement): string {
  if (credit > 0) return `Bezahlt, Guthaben ${formatChfWithRappen(credit)}`;
  return outstanding > 0 && outstanding < total
    ? `${words[state]}, noch ${formatChfWithRappen(outstanding)}`
    : words[state];
}

function StatementRow({ statement }: { statement: EmployerStatement }) {
  const { organizationId, name, isGone, month, total, dueOn, state, credit } = statement;
  const monthName = `${formatMonth(`${month}-01`, 'de')} ${month.slice(0, 4)}`;
  const acts = [
    ...(credit > 0 ? [{ intent: 'paid', label: 'Guthaben erledigt' }] : []),
    state === 'paid' ? { intent: 'open', label: 'Wieder offen' } : { intent: 'paid', label: 'Bezahlt' },
  ];
  return (
    <tr>
      <td>
        <b>{name}</b>
        {isGone && <span className="mute">, Shop nicht mehr veröffentlicht</span>}
      </td>
      <td>{monthName}</td>
      <td className="r">{formatChfWithRappen(total)}</td>
      <td data-head="Fällig:">{formatDate(dueOn, 'de')}</td>
      <td className={state === 'overdue' ? 'text-error' : undefined}>{standingWords(statement)}</td>
      <td className="r">
        <form method="post">
          <input type="hidden" name="organization" value={organizationId} />
          <input type="hidden" name="month" value={month} />
          <input type="hidden" name="total" value={total} />
          {acts.map(({ intent, label }) => (
            <button key={label} type="submit" name="intent" value={intent} className="adm-btn">
              {label}
              <span className="sr-only">{`, ${name}, ${monthName}`}</span>
            </button>
          ))}
        </form>
      </td>
    </tr>
  );
}
