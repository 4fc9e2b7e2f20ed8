import { formatDate, formatMonth } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import {
  type EmployerStatement,
  statementList,
  type StatementsQuery,
  statementWords,
} from '~/modules/staff/statements.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { Block, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import type { Listed } from '~/platform/list-query.ts';

interface StatementsPageProps {
  frame: FrameData;
  query: StatementsQuery;
  list: Listed<EmployerStatement>;
  /** Of all employers. */
  names: string[];
  answer?: { text: string; isError: boolean };
}

const columns: readonly Column<StatementsQuery['sort']>[] = [
  { name: 'Firma', sort: 'firma' },
  { name: 'Monat', sort: 'monat' },
  { name: 'Betrag', sort: 'betrag', isRight: true },
  { name: 'Fällig' },
  { name: 'Zustand' },
  { name: 'Eintragen', isQuiet: true },
];

/** Employers' statements, month by month. */
export function StatementsPage({ frame, query, list, names, answer }: StatementsPageProps) {
  return (
    <StaffFrame
      frame={frame}
      place="Abrechnungen"
      title="Abrechnungen"
      sub="Was Arbeitgeber für einen Monat an die Raten ihrer Leute zahlen."
      answer={answer}
    >
      <Block title="Die letzten zwölf Monate, und was nicht erledigt ist">
        <DeskList
          shape={statementList}
          query={query}
          count={list.count}
          caption="Abrechnungen"
          columns={columns}
          empty="Keine solche Abrechnung."
          choices={{ firma: names }}
        >
          {list.rows.map((statement) => (
            <StatementRow key={`${statement.organizationId} ${statement.month}`} statement={statement} />
          ))}
        </DeskList>
      </Block>
    </StaffFrame>
  );
}

/** Where a statement stands, in words. */
function standingWords({ state, total, outstanding, credit }: EmployerStatement): string {
  if (credit > 0) return `Bezahlt, Guthaben ${formatChfWithRappen(credit)}`;
  return outstanding > 0 && outstanding < total
    ? `${statementWords[state]}, noch ${formatChfWithRappen(outstanding)}`
    : statementWords[state];
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
              <bdi>{label}</bdi>
              <span className="sr-only">{`, ${name}, ${monthName}`}</span>
            </button>
          ))}
        </form>
      </td>
    </tr>
  );
}
