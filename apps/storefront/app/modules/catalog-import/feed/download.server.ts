import { type Message, createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { get as httpGet, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isPrivateAddress, publicLookup } from '~/platform/public-address.server.ts';
import { SourceError, type SourceLimits } from './source-error.ts';

/** Pages of one feed that are believed; above it a server leads in circles. */
const MOST_PAGES = 20_000;

/** Redirects that are followed for one page. */
const MOST_REDIRECTS = 5;

/** An address as it may be printed and stored: without user, password and query, which may contain keys. */
export function printableAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The bodies of a feed at an http(s) address, one for each page: a REST API says in `Link: <…>; rel="next"` or in
 * `X-WP-TotalPages` that there are more. User and password of the address (`https://key:secret@…`) are sent as Basic
 * authorization.
 * @throws SourceError if an answer is no success, takes too long, the next page lies on another host, or a redirect
 * leads into the private network
 */
export async function* downloadPages(
  source: string,
  limits: SourceLimits,
): AsyncGenerator<AsyncIterable<Buffer>, void, undefined> {
  const first = new URL(source);
  const credentials = [first.username, first.password].map(decodeURIComponent).join(':');
  const authorization = credentials === ':' ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  first.username = first.password = '';

  const until = Date.now() + limits.download;
  const seen = new Set<string>();
  let next: URL | undefined = first;
  while (next) {
    if (next.origin !== first.origin) throw new SourceError(createMessage('other-host', { host: next.host }));
    if (seen.has(next.href) || seen.size >= MOST_PAGES)
      throw new SourceError(createMessage('circles', { address: printableAddress(first.href) }));
    seen.add(next.href);
    const { body, headers } = await get(next, { authorization, limits, until });
    yield body;
    next = nextPage(next, headers);
  }
}

/** The address of the page after this one; undefined after the last. */
function nextPage(page: URL, headers: IncomingHttpHeaders): URL | undefined {
  const link = /<([^>]*)>\s*;[^,]*\brel="?next"?/i.exec(String(headers.link ?? ''))?.[1];
  if (link !== undefined) return new URL(link, page);
  const total = Number(headers['x-wp-totalpages'] ?? 0);
  const number = Number(page.searchParams.get('page') ?? 1);
  if (!(number < total)) return undefined;
  const following = new URL(page);
  following.searchParams.set('page', String(number + 1));
  return following;
}

/** What a request of the feed needs beside its address. */
interface Asking {
  authorization: string | undefined;
  limits: SourceLimits;
  /** When the whole download ends, ms. */
  until: number;
}

async function get(
  page: URL,
  { authorization, limits, until }: Asking,
): Promise<{ body: AsyncIterable<Buffer>; headers: IncomingHttpHeaders }> {
  const address = printableAddress(page.href);
  const controller = new AbortController();
  const abort = (reason: Message) => () => controller.abort(new SourceError(reason));
  const whole = setTimeout(
    abort(createMessage('too-slow', { address, minutes: limits.download / 60_000 })),
    Math.max(0, until - Date.now()),
  );
  const answer = setTimeout(
    abort(createMessage('no-answer', { address, seconds: limits.answer / 1000 })),
    limits.answer,
  );
  try {
    const response = await follow(page, authorization, controller.signal);
    clearTimeout(answer);
    const { statusCode = 0, statusMessage = '' } = response;
    if (statusCode < 200 || statusCode > 299) {
      response.destroy();
      throw new SourceError(createMessage('answered-status', { address, status: `${statusCode} ${statusMessage}` }));
    }
    if (statusCode === 204) throw new SourceError(createMessage('answered-nothing', { address }));
    const body = unpacked(response);
    body.on('close', () => clearTimeout(whole));
    return { body: body as AsyncIterable<Buffer>, headers: response.headers };
  } catch (error) {
    clearTimeout(answer);
    clearTimeout(whole);
    if (error instanceof SourceError) throw error;
    const { reason } = controller.signal as { reason?: unknown };
    if (reason instanceof SourceError) throw reason;
    throw new SourceError(createMessage('unreachable', { address, error: messageOf(error) }));
  }
}

/** What an answer holds, where the server packed it for the way. */
function unpacked(response: IncomingMessage): Readable {
  if (response.headers['content-encoding'] !== 'gzip') return response;
  const gunzip = createGunzip();
  response.on('error', (error) => gunzip.destroy(error));
  gunzip.on('close', () => response.destroy());
  return response.pipe(gunzip);
}

/**
 * The answer at an address, or at the one it redirects to. Who starts an import may name an address of the private
 * network; a server may not lead there from elsewhere. User and password stay with the host that they were given for.
 * @throws SourceError if a redirect leads to the private network or nowhere
 */
async function follow(page: URL, authorization: string | undefined, signal: AbortSignal): Promise<IncomingMessage> {
  let address = page;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const isOther = address.origin !== page.origin;
    const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
    if (isOther && (!isWeb || isPrivateAddress(address)))
      throw new SourceError(createMessage('redirect-private', { host: address.host || address.protocol }));
    const response = await request(address, { authorization: isOther ? undefined : authorization, isOther, signal });
    const { location } = response.headers;
    const { statusCode = 0 } = response;
    if (statusCode < 300 || statusCode > 399 || !location) return response;
    response.destroy();
    if (!URL.canParse(location, address)) throw new SourceError(createMessage('address-unreadable'));
    address = new URL(location, address);
  }
  throw new SourceError(createMessage('circles', { address: printableAddress(page.href) }));
}

function request(
  address: URL,
  { authorization, isOther, signal }: { authorization: string | undefined; isOther: boolean; signal: AbortSignal },
): Promise<IncomingMessage> {
  const open = address.protocol === 'https:' ? httpsGet : httpGet;
  const headers = {
    accept: 'application/json, application/x-ndjson, text/csv;q=0.9, */*;q=0.5',
    'accept-encoding': 'gzip',
    ...(authorization && { authorization }),
  };
  return new Promise((resolve, reject) => {
    // An open connection was not made by the lookup that checks: another host gets one of its own.
    open(address, { signal, headers, ...(isOther && { agent: false, lookup: publicLookup }) }, resolve).on(
      'error',
      reject,
    );
  });
}
