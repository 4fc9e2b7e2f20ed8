import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { findPhoto } from '~/modules/catalog/photos.server.ts';

/**
 * A photograph of the feed in one width; where it cannot be had, the product's drawing is used instead for some
 * minutes.
 */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const photo = await findPhoto(params.name ?? '');
  if (photo.kind === 'missing') return new Response('There is no such picture.', { status: 404 });
  if (photo.kind === 'drawing')
    return redirect(photo.location, { headers: { 'Cache-Control': 'public, max-age=300' } });
  return new Response(new Uint8Array(photo.body), {
    headers: { 'Content-Type': photo.type, 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
