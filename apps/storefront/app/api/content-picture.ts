import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ContentPictureFormat } from '~/modules/content/content.ts';
import { readContentPicture } from '~/modules/content/content.server.ts';
import { orBusy } from '~/platform/pictures.server.ts';

/**
 * An editor's photograph in one width and format. Its address changes with the file, so it may be stored for a year.
 */
export function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  return orBusy(answer(params));
}

async function answer(params: LoaderFunctionArgs['params']): Promise<Response> {
  const { version = '', width = '', file = '' } = params;
  const [, pixels = '', format = 'webp'] = /^(\d+)(?:\.(avif|svg))?$/.exec(width) ?? [];
  const picture = await readContentPicture({
    version,
    width: Number(pixels),
    file,
    format: format as ContentPictureFormat,
  });
  if (!picture) return new Response('There is no such picture.', { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': format === 'svg' ? 'image/svg+xml' : `image/${format}`,
      // A drawing that a person opens by itself does nothing and asks for nothing either.
      ...(format === 'svg' ? { 'Content-Security-Policy': "default-src 'none'; sandbox" } : {}),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
