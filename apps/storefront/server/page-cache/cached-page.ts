import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, compressForKeeping, getGzipBody, getPlainBody } from '../compression.ts';
import type { CachedPage, PageVariant } from './page-store.ts';

/**
 * What an answer depends on beside its address: for a page also the session and the navigation variant, which are
 * cookies.
 */
export const VARY_PAGE = 'Accept-Encoding, Cookie';
export const VARY_FILE = 'Accept-Encoding';

/** Names and values in turn: the form that Node sends without another look. */
function headerList(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}

/** Makes what the cache holds out of a complete body and the headers of its answer. */
export async function createCachedPage(body: Buffer, headers: Record<string, string>): Promise<CachedPage> {
  // Weak: the same page in another encoding has the same tag.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const own = headerList({ ...headers, ETag: etag, Vary: VARY_PAGE });
  return { etag, headers: own, br: variantOf(own, await compressForKeeping(body), 'br') };
}

function variantOf(headers: readonly string[], body: Buffer, encoding?: 'br' | 'gzip'): PageVariant {
  const encoded = encoding ? ['Content-Encoding', encoding] : [];
  return { headers: [...headers, ...encoded, 'Content-Length', String(body.length)], body };
}

/** Bytes of pages by gzip that are stored beside: every browser of today knows brotli. */
const MAX_GZIP = 2 * 1024 * 1024;
const gzipped = new LRUCache<CachedPage, PageVariant>({
  maxSize: MAX_GZIP,
  sizeCalculation: ({ body }) => body.length,
});

/** A page in an encoding that hardly anyone asks for. */
function rareVariant(page: CachedPage, encoding: 'gzip' | 'identity'): PageVariant {
  if (encoding === 'identity') return variantOf(page.headers, getPlainBody(page.br.body));
  let variant = gzipped.get(page);
  if (!variant) gzipped.set(page, (variant = variantOf(page.headers, getGzipBody(page.br.body), 'gzip')));
  return variant;
}

/**
 * Whether the browser already holds an answer, by its `If-None-Match`. Nothing else of the request counts: the shop
 * sends no `Last-Modified`, and a reload gets the same bytes.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return header !== undefined && fresh({ 'if-none-match': header }, { etag });
}

/** A page's headers for one browser alone, which gets cookies with it: no cache may keep that answer. */
function privateHeaders(headers: readonly string[], cookies: readonly string[]): readonly string[] {
  if (cookies.length === 0) return headers;
  const own = headers.map((value, index) => (headers[index - 1] === 'Cache-Control' ? 'private, no-cache' : value));
  return [...own, ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])];
}

export interface AnswerExtras {
  /** Headers of this answer alone, names and values in turn. */
  headers: readonly string[];
  /** Values of `Set-Cookie`. */
  cookies: readonly string[];
}

/** Sends a kept page in the browser's encoding, or 304 where it has it already. */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  { headers: extra, cookies }: AnswerExtras,
): void {
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...privateHeaders(page.headers, cookies), ...extra]).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const { headers, body } = encoding === 'br' ? page.br : rareVariant(page, encoding);
  response
    .writeHead(200, [...privateHeaders(headers, cookies), ...extra])
    .end(request.method === 'HEAD' ? undefined : body);
}
