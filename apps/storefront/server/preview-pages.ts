import { inPreview, previewOfUrl, previewOrigins } from '~/modules/content/preview.server.ts';
import { PAGE_CACHE_HEADER } from '~/platform/page-cache.server.ts';
import type { RenderPage } from './render-page.ts';

/**
 * Says between renderer and answer which origins may show a page in a frame, separated by blanks. It never leaves the
 * server.
 */
export const FRAMED_BY_HEADER = 'x-framed-by';

/**
 * Renders what an editor previews: a page whose address carries a token of the CMS shows the draft instead of what is
 * published. Nothing keeps it and no search engine may; only the CMS may show it in a frame.
 */
export function withPreviews(render: RenderPage): RenderPage {
  return async (request) => {
    const entry = request.method === 'GET' || request.method === 'HEAD' ? previewOfUrl(request.url) : undefined;
    if (!entry) return render(request);
    const rendered = await inPreview(entry, () => render(request));
    const headers = new Headers(rendered.headers);
    headers.delete(PAGE_CACHE_HEADER);
    headers.set('Cache-Control', 'private, no-store');
    headers.set('X-Robots-Tag', 'noindex, nofollow');
    const origins = previewOrigins();
    if (origins.length > 0) headers.set(FRAMED_BY_HEADER, origins.join(' '));
    return { ...rendered, headers };
  };
}
