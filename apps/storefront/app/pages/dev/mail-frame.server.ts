/**
 * A mail as its reader would see it, for a frame in which nothing of it can run.
 * @throws Response 404 where there is none
 */
export function mailFrame(html: string | undefined): Response {
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
