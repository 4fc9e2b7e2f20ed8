import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageHeaders } from '~/platform/page.server.ts';
import { listStaffOrders, ORDERS_PAGE, viewCounts } from '~/modules/staff/order-list.server.ts';
import { readOrdersQuery } from '~/modules/staff/order-list.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';
import { adminHandle, adminMeta, adminSheet } from '~/pages/admin/admin-sheet.ts';
import { adminHeaders, openDesk } from '~/pages/admin/frame.server.ts';
import { OrdersPage } from './orders-page.tsx';

export const links = adminSheet;
export const handle = adminHandle;
export { pageHeaders as headers };
export const meta = () => adminMeta('Bestellungen');

/** The staff's list of orders: views, stage, text, sorting and page stand in its address. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame } = await openDesk(request);
  const query = readOrdersQuery(new URL(request.url).searchParams);
  const [list, counts] = await Promise.all([listStaffOrders(query), viewCounts()]);
  const action = query.text ? 'orders.search' : 'orders.list';
  await noteAct(staff, { action, subject: `${query.view}, ${list.rows.length} gezeigt` });
  return data(
    { frame, query, list, counts, pageSize: ORDERS_PAGE, now: new Date().toISOString() },
    { headers: adminHeaders },
  );
}

export default function StaffOrdersRoute() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}
