import type { LoaderFunctionArgs } from '@remix-run/node';
import { readContentPicture } from '~/modules/content/content.server.ts';

/** An editor's photograph in one width. Its address changes with the file, so it may be kept for a year. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const { version = '', width = '', file = '' } = params;
  const picture = await readContentPicture({ version, width: Number(width), file });
  if (!picture) return new Response('There is no such picture.', { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
