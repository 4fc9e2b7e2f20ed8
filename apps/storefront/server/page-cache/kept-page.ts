import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { acceptedEncoding, compressForKeeping } from '../compression.ts';
import type { KeptPage } from './page-store.ts';

/** Makes what the cache holds out of a complete body and the headers of its answer. */
export async function makeKeptPage(body: Buffer, headers: Record<string, string>): Promise<KeptPage> {
  // Weak: the same page in another encoding has the same tag.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { headers: { ...headers, ETag: etag, Vary: 'Accept-Encoding' }, etag, ...(await compressForKeeping(body)) };
}

/** Whether the browser already holds a page, by its `If-None-Match`. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
  );
}

/** Sends a kept page in the browser's encoding, or 304 where it has it already. */
export function sendKeptPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  extra: Record<string, string>,
): void {
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, { ...page.headers, ...extra }).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  // Hardly any browser asks for it, so it is not kept.
  const body = encoding === 'identity' ? gunzipSync(page.gzip) : page[encoding];
  response.writeHead(200, {
    ...page.headers,
    ...extra,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
