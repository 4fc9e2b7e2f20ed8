import type { LoaderFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { readCheckPicture } from '~/modules/after-order/check-pictures.server.ts';
import { requireStaffMember } from '~/modules/staff/role.server.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';

/** One side of the document of a credit check. Each look at it is in the log. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const staff = await requireStaffMember(request);
  const id = z.uuid().safeParse(params.id).data;
  const side = params.side === 'front' || params.side === 'back' ? params.side : undefined;
  const picture = id && side ? await readCheckPicture({ checkId: id }, side) : null;
  if (!picture) throw new Response('Not found', { status: 404 });
  await recordAction(staff, { action: 'credit-check.id-picture', subject: side });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, no-store' },
  });
}
