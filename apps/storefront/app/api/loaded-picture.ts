import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { findLoadedPicture } from '~/modules/catalog/loaded-pictures.server.ts';

/** A bag on a bike. The address changes with what it shows, so it may be stored for a year. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const picture = await findLoadedPicture(params.name ?? '');
  if (picture.kind === 'missing') return new Response('There is no such picture.', { status: 404 });
  if (picture.kind === 'moved') return redirect(`/bilder/am-bike/${picture.name}`, 302);
  const body = typeof picture.body === 'string' ? picture.body : new Uint8Array(picture.body);
  return new Response(body, {
    headers: { 'Content-Type': picture.type, 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
