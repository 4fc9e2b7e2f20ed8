import type { ActionFunctionArgs } from '@remix-run/node';
import { storeLocalUpload } from '~/modules/after-order/uploads.server.ts';
import { apiError, type CallHandle } from '~/platform/api.server.ts';
import { sentFile } from '~/platform/sent-body.server.ts';

export const handle: CallHandle = { methods: ['PUT'] };

const refusals = {
  refused: 'This is not what was signed',
  expired: 'This address has expired',
  used: 'This address was used',
} as const;

/** `PUT /api/cloud-storage/upload/{bucket}/{key}`: where the local storage takes what it has signed an address for. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const result = await storeLocalUpload({
    bucket: params.bucket ?? '',
    key: params['*'] ?? '',
    query: new URL(request.url).searchParams,
    contentType: request.headers.get('Content-Type'),
    body: await sentFile(request),
  });
  if (result === 'stored') return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
  return apiError('forbidden', refusals[result]);
}
