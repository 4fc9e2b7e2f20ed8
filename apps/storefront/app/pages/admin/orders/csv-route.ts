import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportStaffOrders } from '~/modules/staff/order-list.server.ts';
import { readOrdersQuery } from '~/modules/staff/order-list.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';

/** The list of orders as CSV, by the same address as the page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await staffOf(request);
  const query = readOrdersQuery(new URL(request.url).searchParams);
  await noteAct(staff, { action: 'orders.export', subject: query.view });
  return new Response(await exportStaffOrders(query), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="velory-bestellungen.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
}
