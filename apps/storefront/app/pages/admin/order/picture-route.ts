import type { LoaderFunctionArgs } from '@remix-run/node';
import { readIdPicture } from '~/modules/after-order/id-document.server.ts';
import { orderIdOf } from '~/modules/staff/order-acts.server.ts';
import { requireStaffMember } from '~/modules/staff/role.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';

/** One side of an identity document. Each look at it is in the log. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireStaffMember(request);
  const id = await orderIdOf(params.number ?? '');
  const side = params.side === 'front' || params.side === 'back' ? params.side : undefined;
  const picture = id && side ? await readIdPicture({ id }, side) : null;
  if (!id || !picture) throw new Response('Not found', { status: 404 });
  await recordAction(staff, { action: 'order.id-picture', checkoutId: id, subject: side });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, no-store' },
  });
}
