import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { findRiderPicture } from '~/modules/catalog/rider-pictures.server.ts';

/** A rider on a bike. The address changes with what it shows, so it may be stored for a year. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const picture = await findRiderPicture(params.name ?? '');
  if (picture.kind === 'missing') return new Response('There is no such picture.', { status: 404 });
  if (picture.kind === 'moved') return redirect(`/bilder/sitz/${picture.name}`, 302);
  const body = typeof picture.body === 'string' ? picture.body : new Uint8Array(picture.body);
  return new Response(body, {
    headers: { 'Content-Type': picture.type, 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
