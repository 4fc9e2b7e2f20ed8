import type { LoaderFunctionArgs } from '@remix-run/node';
import { openIdPictureLink } from '~/modules/after-order/id-picture-links.server.ts';
import { apiError, type CallHandle } from '~/platform/api.server.ts';

/** A glance at the head alone must not use up the link. */
export const handle: CallHandle = { readsOnce: true };

/**
 * `GET /api/partners/financing/pictures/{id}`: a picture of an identity document, once, for anyone who was given its
 * link.
 */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const picture = await openIdPictureLink({ id: params.id ?? '', query: new URL(request.url).searchParams });
  if (!picture) return apiError('not_found', 'The link is invalid, expired or already used');
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(picture.length),
      'Cache-Control': 'private, no-store',
    },
  });
}
