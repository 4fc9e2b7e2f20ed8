import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { freshUntil } from '~/modules/staff/fresh-link.server.ts';
import { exportByStaffMember } from '~/modules/staff/customer-actions.server.ts';
import { parseCustomerKey } from '~/modules/staff/customers.server.ts';
import { requireStaffMember } from '~/modules/staff/role.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';
import { customerPath } from './customer-path.ts';

/** All that is stored of a person, as JSON, for staff with a fresh link; amounts are Rappen. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireStaffMember(request);
  const key = parseCustomerKey(request);
  if (!(await freshUntil(staff, request.headers.get('Cookie')))) return redirect(customerPath(key), 303);
  const parts = await exportByStaffMember(staff, key);
  if (!parts) return redirect(customerPath(key), 303);
  const body = JSON.stringify(Object.fromEntries(parts.map(({ name, rows }) => [name, rows])), null, 2);
  return fileAnswer({ name: 'velory-person.json', type: 'application/json; charset=utf-8', body });
}
