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
      <Block title="Die letzten zwölf Monate">
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

function StatementRow({ statement }: { statement: EmployerStatement }) {
  const { organizationId, name, month, total, dueOn, state } = statement;
  const isPaid = state === 'paid';
  const monthName = `${formatMonth(`${month}-01`, 'de')} ${month.slice(0, 4)}`;
  return (
    <tr>
      <td data-label="Firma">
        <b>{name}</b>
      </td>
      <td data-label="Monat">{monthName}</td>
      <td data-label="Betrag" className="r">
        {formatChfWithRappen(total)}
      </td>
      <td data-label="Fällig">{formatDate(dueOn, 'de')}</td>
      <td data-label="Zustand">{words[state]}</td>
      <td className="r">
        <form method="post">
          <input type="hidden" name="organization" value={organizationId} />
          <input type="hidden" name="month" value={month} />
          <button type="submit" name="intent" value={isPaid ? 'open' : 'paid'} className="adm-btn">
            {isPaid ? 'Wieder offen' : 'Bezahlt'}
            <span className="sr-only">{`, ${name}, ${monthName}`}</span>
          </button>
        </form>
      </td>
    </tr>
  );
}
