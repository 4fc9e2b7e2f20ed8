import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportStaffOrders } from '~/modules/staff/order-list.server.ts';
import { readOrdersQuery } from '~/modules/staff/order-list.ts';
import { pickedNumbers } from '~/modules/staff/order-selection.server.ts';
import { requireStaffMember } from '~/modules/staff/role.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';

/** The orders as CSV, by the address of their page; or the ticked ones (`nr`). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireStaffMember(request);
  const { searchParams } = new URL(request.url);
  const query = readOrdersQuery(searchParams);
  const numbers = pickedNumbers(searchParams.getAll('nr'));
  const subject = numbers.length > 0 ? `${numbers.length} ausgewählte` : query.view;
  await recordAction(staff, { action: 'orders.export', subject });
  const body = await exportStaffOrders(query, numbers);
  return fileAnswer({ name: 'velory-bestellungen.csv', type: 'text/csv; charset=utf-8', body });
}
