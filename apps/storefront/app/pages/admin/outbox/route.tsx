import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { outboxTable } from '~/modules/staff/outbox-table.server.ts';
import { countJobs, retryJobs } from '~/modules/staff/outbox.server.ts';
import { OrderLink, RowButton, Submit } from '~/pages/admin/fields.tsx';
import { formatShortMoment } from '~/pages/admin/moments.ts';
import { TriesLine } from '~/pages/admin/stage-line.tsx';
import { openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { formatCount, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, StaffTable } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';
import { Icon } from '~/ui/icon.tsx';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Ausgang');

/** What hangs in the outbox, and why. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame, params } = await openStaffPage(request);
  const [table, counts] = await Promise.all([readTable(outboxTable, params), countJobs()]);
  return { frame, table, counts };
}

/** Has one job, or all that hang, tried again. */
export const action = staffAction({
  '': async ({ staff, form, text }) => {
    await retryJobs(staff, form.has('job') ? [text('job')] : undefined);
    return 'nochmals';
  },
});

const columns: ColumnsOf<typeof outboxTable> = [
  {
    name: 'Was',
    sort: 'alter',
    cell: ({ what }) => <b>{what.title}</b>,
    small: ({ what }) => what.to,
  },
  {
    name: 'Bestellung',
    cell: ({ orderNumber }) => (orderNumber ? <OrderLink number={orderNumber} /> : '–'),
  },
  {
    name: 'Versuche',
    sort: 'dringend',
    cell: (job) => (
      <>
        <TriesLine job={job} />
        <small>{job.tries}</small>
      </>
    ),
  },
  {
    name: 'Ergebnis',
    td: ({ isGivenUp }) => ({ className: isGivenUp ? 'adm-error' : '' }),
    cell: ({ reason }) => reason ?? '–',
  },
  { name: 'Nächster', sort: 'naechster', cell: ({ nextAt }) => (nextAt ? formatShortMoment(nextAt) : 'aufgegeben') },
  {
    name: 'Nochmals',
    isQuiet: true,
    td: { className: 'r' },
    cell: ({ id, what }) => (
      <RowButton name="job" value={id} label={`${what.title} nochmals senden`}>
        Jetzt senden
      </RowButton>
    ),
  },
];

export default function StaffOutboxRoute() {
  const { table, counts } = useLoaderData<typeof loader>();
  const sub = `${formatCount(counts.hanging)} hängen, ${formatCount(counts.waiting)} warten auf den ersten Versuch`;
  return (
    <StaffPage
      area="Ausgang"
      sub={<span className="num">{sub}</span>}
      tools={
        table.count > 0 && (
          <form method="post">
            <Submit>
              <Icon name="retry" small />
              Alle nochmals
            </Submit>
          </form>
        )
      }
    >
      <StaffTable
        table={table}
        caption="Zustellungen, die hängen"
        columns={columns}
        rowKey={({ id }) => id}
        empty="Nichts hängt."
      />
    </StaffPage>
  );
}
