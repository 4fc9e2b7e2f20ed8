import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportStaffOrders } from '~/modules/staff/order-list.server.ts';
import { readOrdersQuery } from '~/modules/staff/order-list.ts';
import { pickedNumbers } from '~/modules/staff/order-selection.server.ts';
import { staffOf } from '~/modules/staff/role.server.ts';
import { noteAct } from '~/modules/staff/staff-log.server.ts';

/** The list of orders as CSV, by the same address as the page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await staffOf(request);
  const { searchParams } = new URL(request.url);
  const query = readOrdersQuery(searchParams);
  const numbers = pickedNumbers(searchParams.getAll('nr'));
  await noteAct(staff, {
    action: 'orders.export',
    subject: numbers.length > 0 ? `${numbers.length} ausgewählte` : query.view,
  });
  return new Response(await exportStaffOrders(query, numbers), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="velory-bestellungen.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
}
