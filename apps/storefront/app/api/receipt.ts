import type { LoaderFunctionArgs } from '@remix-run/node';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { receipt } from '~/modules/payments/payments.server.ts';
import { linkToken } from '~/platform/http.server.ts';

/** The receipt of an order as PDF, for the session that placed it or by the order's token. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const token = linkToken(request) || undefined;
  const order = await findOrder({ visitor: await visitorOf(request), number: params.number, token });
  const file = order?.number === params.number && order ? await receipt(order) : undefined;
  if (!file) throw new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(file.pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${file.fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
