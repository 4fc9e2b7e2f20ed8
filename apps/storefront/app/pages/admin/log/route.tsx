import { OrderLink } from '~/pages/admin/fields.tsx';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loggedStaff, logTable } from '~/modules/staff/log-table.server.ts';
import { LOG_PAGE, readLog } from '~/modules/staff/staff-log.server.ts';
import { formatShortMoment } from '~/pages/admin/moments.ts';
import { openStaffPage } from '~/pages/admin/staff-page.server.ts';
import { StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, sortingBy, Table, TableFilters } from '~/pages/admin/table.tsx';
import { listSearch, readList } from '~/platform/list-query.ts';
import { shapeOf } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Protokoll');

/**
 * Who of the team looked at what, and who changed what. It goes on from entry to entry: nothing in it is ever removed.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame, params } = await openStaffPage(request);
  const named = params.get('nach') ?? '';
  const past = /^\d{1,18}$/.test(named) ? BigInt(named) : undefined;
  const query = readList(logTable, params);
  const [entries, colleagues] = await Promise.all([readLog({ past, query }), loggedStaff()]);
  const last = entries.length === LOG_PAGE ? (entries.at(-1)?.id ?? null) : null;
  return {
    frame,
    table: { shape: shapeOf(logTable, params), query },
    entries,
    last,
    isFirst: past === undefined,
    colleagues,
  };
}

const columns: ColumnsOf<typeof logTable> = [
  { name: 'Wann', sort: 'neu', td: { className: 'whitespace-nowrap' }, cell: ({ at }) => formatShortMoment(at) },
  { name: 'Wer', cell: ({ staffEmail }) => staffEmail },
  { name: 'Was', cell: ({ action }) => action },
  {
    name: 'Woran',
    cell: ({ orderNumber, subject }) => (
      <>
        {orderNumber && <OrderLink number={orderNumber} className="mr-2" />}
        {subject && <bdi>{subject}</bdi>}
      </>
    ),
  },
];

export default function StaffLogRoute() {
  const { table, entries, last, isFirst, colleagues } = useLoaderData<typeof loader>();
  const start = `${table.shape.path}${listSearch(table.shape, table.query)}`;
  return (
    <StaffPage area="Protokoll" sub="Jeder Blick auf Angaben von Personen und jede Änderung">
      <TableFilters table={table} choices={{ wer: colleagues }} />
      {entries.length === 0 && <p className="mute">Kein solcher Eintrag.</p>}
      <div className="adm-scroll">
        <Table caption="Einträge" columns={columns} rows={entries} rowKey={({ id }) => id} sorting={sortingBy(table)} />
      </div>
      <p className="adm-row pt-4">
        {!isFirst && (
          <a className="adm-btn" href={start}>
            Von vorn
          </a>
        )}
        {last && (
          <a className="adm-btn" href={`${start}${start.includes('?') ? '&' : '?'}nach=${last}`}>
            Weitere
          </a>
        )}
      </p>
    </StaffPage>
  );
}
