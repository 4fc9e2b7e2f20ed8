import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { findPicture } from '~/modules/catalog/pictures.server.ts';
import { orBusy } from '~/platform/pictures.server.ts';

/** A product's drawing. Its address changes with what it shows, so it may be stored for a year. */
export function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  return orBusy(answer(params));
}

async function answer(params: LoaderFunctionArgs['params']): Promise<Response> {
  const picture = await findPicture(params.name ?? '');
  if (picture.kind === 'missing') return new Response('There is no such picture.', { status: 404 });
  if (picture.kind === 'moved') return redirect(`/bilder/${picture.name}`, 302);
  const body = typeof picture.body === 'string' ? picture.body : new Uint8Array(picture.body);
  return new Response(body, {
    headers: { 'Content-Type': picture.type, 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
