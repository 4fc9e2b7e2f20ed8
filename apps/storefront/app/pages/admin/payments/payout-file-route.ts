import type { LoaderFunctionArgs } from '@remix-run/node';
import { readPayoutFile } from '~/modules/payments/payouts.server.ts';
import { requireStaffMember } from '~/modules/staff/role.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { fileAnswer } from '~/platform/file-answer.server.ts';

/** A payment order for the bank (pain.001). */
export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireStaffMember(request);
  const file = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? await readPayoutFile(id) : undefined;
  if (!file) throw new Response('Not found', { status: 404 });
  await recordAction(staff, { action: 'payout.fetch', subject: id });
  return fileAnswer({ name: file.name, type: 'application/xml; charset=utf-8', body: file.xml });
}
