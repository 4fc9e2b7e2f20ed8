import type { LoaderFunctionArgs } from '@remix-run/node';
import { readContentPicture } from '~/modules/content/content.server.ts';

/** An editor's photograph in one width and format. Its address changes with the file, so it may be kept for a year. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const { version = '', width = '', file = '' } = params;
  const [, pixels = '', avif] = /^(\d+)(\.avif)?$/.exec(width) ?? [];
  const format = avif ? 'avif' : 'webp';
  const picture = await readContentPicture({ version, width: Number(pixels), file, format });
  if (!picture) return new Response('There is no such picture.', { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': `image/${format}`, 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
