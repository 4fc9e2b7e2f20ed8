import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import fresh from 'fresh';
import { acceptedEncoding, compressForKeeping } from '../compression.ts';
import type { KeptPage, PageVariant } from './page-store.ts';

/** What an answer depends on beside its address: for a page also the session and the navigation variant, which are cookies. */
export const VARY_PAGE = 'Accept-Encoding, Cookie';
export const VARY_FILE = 'Accept-Encoding';

/** Names and values in turn: the form that Node sends without another look. */
function headerList(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}

/** Makes what the cache holds out of a complete body and the headers of its answer. */
export async function makeKeptPage(body: Buffer, headers: Record<string, string>): Promise<KeptPage> {
  // Weak: the same page in another encoding has the same tag.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const { br, gzip } = await compressForKeeping(body);
  const own = headerList({ ...headers, ETag: etag, Vary: VARY_PAGE });
  const variant = (encoding: string, content: Buffer) => ({
    headers: [...own, 'Content-Encoding', encoding, 'Content-Length', String(content.length)],
    body: content,
  });
  return { etag, headers: own, br: variant('br', br), gzip: variant('gzip', gzip) };
}

/**
 * Whether the browser already holds an answer, by its `If-None-Match`. Nothing else of the request counts: the shop sends no
 * `Last-Modified`, and a reload gets the same bytes.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return header !== undefined && fresh({ 'if-none-match': header }, { etag });
}

/** A page as it was before compression; hardly any browser asks for it, so it is not kept. */
function plainVariant({ headers, gzip }: KeptPage): PageVariant {
  const body = gunzipSync(gzip.body);
  return { headers: [...headers, 'Content-Length', String(body.length)], body };
}

/** A page's headers for one browser alone, which gets cookies with it: no cache may keep that answer. */
function privateHeaders(headers: readonly string[], cookies: readonly string[]): readonly string[] {
  if (cookies.length === 0) return headers;
  const own = headers.map((value, index) => (headers[index - 1] === 'Cache-Control' ? 'private, no-cache' : value));
  return [...own, ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])];
}

/** What an answer adds to a kept page. */
export interface AnswerExtras {
  /** Headers of this answer alone, names and values in turn. */
  headers: readonly string[];
  /** Values of `Set-Cookie`. */
  cookies: readonly string[];
}

/** Sends a kept page in the browser's encoding, or 304 where it has it already. */
export function sendKeptPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  { headers: extra, cookies }: AnswerExtras,
): void {
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...privateHeaders(page.headers, cookies), ...extra]).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const { headers, body } = encoding === 'identity' ? plainVariant(page) : page[encoding];
  response
    .writeHead(200, [...privateHeaders(headers, cookies), ...extra])
    .end(request.method === 'HEAD' ? undefined : body);
}
