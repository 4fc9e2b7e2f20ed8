import type { ActionFunctionArgs } from '@remix-run/node';
import { storeLocalUpload } from '~/modules/after-order/uploads.server.ts';
import { apiError, type CallHandle } from '~/platform/api.server.ts';
import { sentFile } from '~/platform/sent-body.server.ts';

export const handle: CallHandle = { methods: ['PUT'] };

const refusals = {
  refused: 'The request does not match the signed URL',
  expired: 'The signed URL has expired',
  used: 'The signed URL was already used',
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
