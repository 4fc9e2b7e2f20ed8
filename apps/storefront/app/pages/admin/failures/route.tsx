import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { failureTable } from '~/modules/staff/failure-table.server.ts';
import { formatShortMoment } from '~/pages/admin/moments.ts';
import { openStaffPage } from '~/pages/admin/staff-page.server.ts';
import { formatCount, StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, StaffTable } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Fehler');

/** What failed in shoppers' browsers, on any page and in the checkout. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { frame, params } = await openStaffPage(request);
  return { frame, table: await readTable(failureTable, params) };
}

const columns: ColumnsOf<typeof failureTable> = [
  {
    name: 'Meldung',
    td: { className: 'break-words' },
    cell: ({ message, stack }) => (
      <>
        <b>{message}</b>
        {stack && (
          <details>
            <summary className="lk">Spur</summary>
            <pre className="micro whitespace-pre-wrap bg-mist p-4">{stack}</pre>
          </details>
        )}
      </>
    ),
  },
  {
    name: 'Wo',
    cell: ({ placeName, path }) => (
      <>
        <bdi>{placeName}</bdi>
        {path && <small className="break-words">{path}</small>}
      </>
    ),
  },
  { name: 'Mal', sort: 'mal', isRight: true, hasPhoneLabel: true, cell: ({ count }) => formatCount(count) },
  {
    name: 'Zuletzt',
    sort: 'zuletzt',
    td: { className: 'whitespace-nowrap' },
    cell: ({ lastAt }) => formatShortMoment(lastAt),
  },
];

export default function StaffFailuresRoute() {
  const { table } = useLoaderData<typeof loader>();
  return (
    <StaffPage area="Fehler" sub="In den Browsern der Kundschaft, 30 Tage">
      <StaffTable
        table={table}
        caption="Fehler"
        columns={columns}
        rowKey={({ place, fingerprint }) => `${place} ${fingerprint}`}
        empty="Kein solcher Fehler."
      />
    </StaffPage>
  );
}
