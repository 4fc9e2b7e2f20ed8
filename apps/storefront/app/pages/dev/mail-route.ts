import type { LoaderFunctionArgs } from '@remix-run/node';
import { findMailHtml } from '~/modules/local-messages/local-messages.server.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';

/** One e-mail as its reader would see it, shown in a frame of `/dev/mailbox` where nothing of it can run. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  assertDevelopmentOrDemo();
  const id = Number(params.id);
  const html = Number.isSafeInteger(id) ? await findMailHtml(id) : undefined;
  if (html === undefined) throw new Response('Not found', { status: 404 });
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox",
      'X-Frame-Options': 'SAMEORIGIN',
    },
  });
}
