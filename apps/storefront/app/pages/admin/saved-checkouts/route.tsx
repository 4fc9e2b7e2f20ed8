import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { savedCheckoutTable } from '~/modules/checkout/saved-checkout-table.server.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { openStaffPage } from '~/pages/admin/staff-page.server.ts';
import { StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { type ColumnsOf, StaffTable } from '~/pages/admin/table.tsx';
import { readTable } from '~/platform/table.server.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Aufgehoben');

/** The checkouts that were put aside. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  await recordAction(staff, { action: 'saved-checkouts.list' });
  return { frame, table: await readTable(savedCheckoutTable, params) };
}

const columns: ColumnsOf<typeof savedCheckoutTable> = [
  {
    name: 'Für',
    sort: 'email',
    td: { className: 'break-words' },
    cell: ({ email }) => <b>{email}</b>,
    small: ({ locale }) => languageNames[locale],
  },
  {
    name: 'Was',
    cell: ({ names }) => <bdi>{names.join(', ') || 'nichts davon ist noch im Laden'}</bdi>,
    small: ({ planLength }) => (planLength > 1 ? `${planLength} Monate` : 'auf einmal'),
  },
  {
    name: 'Aufgehoben',
    sort: 'neu',
    cell: ({ createdAt }) => <bdi>{formatDate(createdAt, 'de')}</bdi>,
    small: ({ expiresAt }) => `bis ${formatDate(expiresAt, 'de')}`,
  },
  {
    name: 'Weitergemacht',
    sort: 'weiter',
    hasPhoneLabel: true,
    cell: ({ resumedAt }) => (resumedAt ? formatDate(resumedAt, 'de') : '–'),
  },
];

export default function StaffSavedCheckoutsRoute() {
  const { table } = useLoaderData<typeof loader>();
  return (
    <StaffPage
      area="Aufgehoben"
      sub="Bestellungen, die jemand per Mail-Link später fertig macht. Nach 14 Tagen sind sie weg."
    >
      <StaffTable
        table={table}
        caption="Aufgehobene Bestellungen"
        columns={columns}
        rowKey={({ id }) => id}
        empty="Nichts aufgehoben."
      />
    </StaffPage>
  );
}
