import { Submit } from '~/pages/admin/fields.tsx';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate, formatMonth } from '~/i18n/dates.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { statementTable } from '~/modules/staff/statement-table.server.ts';
import { type EmployerStatement, employerNames, markStatement } from '~/modules/staff/statements.server.ts';
import { openStaffPage, type StaffAct, staffAction } from '~/pages/admin/staff-page.server.ts';
import { Block, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, StaffTable } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Abrechnungen');

/** What employers owe for a month, and whether they have paid it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame, params } = await openStaffPage(request);
  return { frame, table: await readTable(statementTable, params), names: await employerNames() };
}

const refusals = {
  unknown: 'Diese Abrechnung gibt es nicht.',
  changed: 'Der Betrag hat sich inzwischen geändert. Vergleich ihn und trag es dann ein.',
} as const;

async function mark({ staff, text }: StaffAct, isPaid: boolean) {
  const named = { organizationId: text('organization'), month: text('month'), total: Number(text('total') || NaN) };
  const marked = await markStatement(staff, { ...named, isPaid });
  if (marked !== 'done') return { refusal: refusals[marked] };
  return isPaid ? ('bezahlt' as const) : ('offen' as const);
}

/** Records that a statement was paid, or takes the note back. */
export const action = staffAction({
  paid: (act) => mark(act, true),
  open: (act) => mark(act, false),
});

const monthOf = ({ month }: EmployerStatement): string => `${formatMonth(`${month}-01`, 'de')} ${month.slice(0, 4)}`;

const columns: ColumnsOf<typeof statementTable> = [
  {
    name: 'Firma',
    sort: 'firma',
    cell: ({ name, isRetired }) => (
      <>
        <b>{name}</b>
        {isRetired && <span className="mute">, Shop nicht mehr veröffentlicht</span>}
      </>
    ),
  },
  { name: 'Monat', sort: 'monat', cell: monthOf },
  { name: 'Betrag', sort: 'betrag', isRight: true, cell: ({ total }) => formatChfWithRappen(total) },
  { name: 'Fällig', hasPhoneLabel: true, cell: ({ dueOn }) => formatDate(dueOn, 'de') },
  {
    name: 'Zustand',
    td: ({ state }) => ({ className: state === 'overdue' ? 'text-error' : undefined }),
    cell: ({ stateWords, total, outstanding, credit }) => {
      if (credit > 0) return `Bezahlt, Guthaben ${formatChfWithRappen(credit)}`;
      const isPart = outstanding > 0 && outstanding < total;
      return isPart ? `${stateWords}, noch ${formatChfWithRappen(outstanding)}` : stateWords;
    },
  },
  { name: 'Eintragen', isQuiet: true, td: { className: 'r' }, cell: (statement) => <Mark statement={statement} /> },
];

function Mark({ statement }: { statement: EmployerStatement }) {
  const { organizationId, name, month, total, state, credit } = statement;
  const acts = [
    ...(credit > 0 ? [{ intent: 'paid', label: 'Guthaben erledigt' }] : []),
    state === 'paid' ? { intent: 'open', label: 'Wieder offen' } : { intent: 'paid', label: 'Bezahlt' },
  ];
  return (
    <form method="post">
      <input type="hidden" name="organization" value={organizationId} />
      <input type="hidden" name="month" value={month} />
      <input type="hidden" name="total" value={total} />
      {acts.map(({ intent, label }) => (
        <Submit key={label} name="intent" value={intent}>
          <bdi>{label}</bdi>
          <span className="sr-only">{`, ${name}, ${monthOf(statement)}`}</span>
        </Submit>
      ))}
    </form>
  );
}

export default function StaffStatementsRoute() {
  const { table, names } = useLoaderData<typeof loader>();
  return (
    <StaffPage area="Abrechnungen" sub="Was Arbeitgeber für einen Monat an die Raten ihrer Leute zahlen.">
      <Block title="Die letzten zwölf Monate, und was nicht erledigt ist">
        <StaffTable
          table={table}
          caption="Abrechnungen"
          columns={columns}
          rowKey={({ organizationId, month }) => `${organizationId} ${month}`}
          empty="Keine solche Abrechnung."
          choices={{ firma: names }}
        />
      </Block>
    </StaffPage>
  );
}
