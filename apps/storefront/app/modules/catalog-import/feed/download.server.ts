import { type Message, say } from '~/modules/catalog-import/reporting/message.ts';
import { Readable } from 'node:stream';
import { SourceError, type SourceLimits } from './source-error.ts';

/** Pages of one feed that are believed; above it a server leads in circles. */
const MOST_PAGES = 20_000;

/** An address as it may be printed and stored: without user, password and query, where keys stand. */
export function printableAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The bodies of a feed at an http(s) address, one for each page: a REST API says in `Link: <…>; rel="next"` or in
 * `X-WP-TotalPages` that there are more. User and password of the address (`https://key:secret@…`) are sent as Basic authorization.
 * @throws SourceError where an answer is no success, takes too long, or the next page lies on another host
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
    if (next.origin !== first.origin) throw new SourceError(say('other-host', { host: next.host }));
    if (seen.has(next.href) || seen.size >= MOST_PAGES)
      throw new SourceError(say('circles', { address: printableAddress(first.href) }));
    seen.add(next.href);
    const { body, headers } = await get(next, { authorization, limits, until });
    yield body;
    next = nextPage(next, headers);
  }
}

/** The address of the page after this one; undefined after the last. */
function nextPage(page: URL, headers: Headers): URL | undefined {
  const link = /<([^>]*)>\s*;[^,]*\brel="?next"?/i.exec(headers.get('link') ?? '')?.[1];
  if (link !== undefined) return new URL(link, page);
  const total = Number(headers.get('x-wp-totalpages') ?? 0);
  const number = Number(page.searchParams.get('page') ?? 1);
  if (!(number < total)) return undefined;
  const following = new URL(page);
  following.searchParams.set('page', String(number + 1));
  return following;
}

async function get(
  page: URL,
  { authorization, limits, until }: { authorization: string | undefined; limits: SourceLimits; until: number },
): Promise<{ body: AsyncIterable<Buffer>; headers: Headers }> {
  const address = printableAddress(page.href);
  const controller = new AbortController();
  const abort = (reason: Message) => () => controller.abort(new SourceError(reason));
  const whole = setTimeout(
    abort(say('too-slow', { address, minutes: limits.download / 60_000 })),
    Math.max(0, until - Date.now()),
  );
  const answer = setTimeout(abort(say('no-answer', { address, seconds: limits.answer / 1000 })), limits.answer);
  try {
    const response = await fetch(page, {
      signal: controller.signal,
      headers: {
        accept: 'application/json, application/x-ndjson, text/csv;q=0.9, */*;q=0.5',
        ...(authorization && { authorization }),
      },
    });
    clearTimeout(answer);
    if (!response.ok)
      throw new SourceError(say('answered-status', { address, status: `${response.status} ${response.statusText}` }));
    if (!response.body) throw new SourceError(say('answered-nothing', { address }));
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    body.on('close', () => clearTimeout(whole));
    return { body: body as AsyncIterable<Buffer>, headers: response.headers };
  } catch (error) {
    clearTimeout(answer);
    clearTimeout(whole);
    if (error instanceof SourceError) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new SourceError(say('unreachable', { address, error: `${messageOf(error)}${cause}` }));
  }
}
