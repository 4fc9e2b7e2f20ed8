import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { LRUCache } from 'lru-cache';
import { hasSessionCookie } from '~/modules/identity/session-cookie.server.ts';
import { NAVIGATION_COOKIE, readCookie } from '~/platform/http.server.ts';
import { makingPageForAll } from '~/platform/instance-scope.server.ts';
import { PAGE_CACHE_HEADER } from '~/platform/page-cache.server.ts';
import { acceptedEncoding, compressOnce } from './compression.ts';
import type { DatabaseWatch } from './page-cache/database-watch.ts';
import { parseDirective } from './page-cache/directive.ts';
import type { CacheKey } from './page-cache/key.ts';
import { FRAMED_BY_HEADER } from './preview-pages.ts';
import { createCachedPage, matchesEtag, sendCachedPage, VARY_FILE, VARY_PAGE } from './page-cache/cached-page.ts';
import type { CachedPage, PageStore } from './page-cache/page-store.ts';
import { toAnonymousRequest } from './page-cache/shared-request.ts';
import { sendPlain } from './plain-answer.ts';
import type { PageRequest, RenderedPage, RenderPage } from './render-page.ts';
import { contentSecurityPolicy, type PolicyOptions } from './security/content-security-policy.ts';
import { visitCookies } from './visit-cookies.ts';

/**
 * For pages that are the same for everyone: browsers ask again each time, caches in front of the shop take the peaks.
 */
const SHARED = 'public, max-age=0, s-maxage=2, stale-if-error=86400';

/** Seconds after which a browser may try again when the database is unavailable. */
const RETRY_AFTER = 5;

/** Headers that belong to one connection or are made anew for the buffered body. */
const ownHeaders: ReadonlySet<string> = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-encoding',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  PAGE_CACHE_HEADER,
  FRAMED_BY_HEADER,
]);

export interface PageAnswersOptions {
  render: RenderPage;
  /** Absent if pages are not kept. */
  store?: PageStore;
  database: Pick<DatabaseWatch, 'state' | 'check'>;
  policy: PolicyOptions;
  securityHeaders: Record<string, string>;
  /** Called where rendering ended without an answer. */
  onError(error: unknown, request: PageRequest): void;
}

/** How a request was answered, for the log and the counters. */
export type CacheOutcome = 'hit' | 'miss' | 'stale' | 'bypass';

type Outcome =
  | { kind: 'kept'; page: CachedPage }
  | { kind: 'own'; rendered: RenderedPage }
  /** Without a body where not even the error page could be rendered. */
  | { kind: 'failed'; rendered?: RenderedPage };

/**
 * Answers requests for pages: from a page that is being rendered right now, by rendering, or by the last page there
 * was.
 */
export class PageAnswers {
  readonly #options: PageAnswersOptions;
  readonly #flights = new Map<string, Promise<Outcome>>();
  /** Keys of pages that turned out to belong to one visitor: no one waits for another's. */
  readonly #passes = new LRUCache<string, true>({ max: 2000, ttl: 60_000 });

  constructor(options: PageAnswersOptions) {
    this.#options = options;
  }

  /** A page that can be sent without rendering: one that is fresh, or any while the database is down. */
  ready({ key }: CacheKey): { page: CachedPage; outcome: CacheOutcome } | undefined {
    const { store, database } = this.#options;
    if (database.state === 'unsure') return undefined;
    const page = database.state === 'up' ? store?.fresh(key) : store?.stale(key);
    return page && { page, outcome: database.state === 'up' ? 'hit' : 'stale' };
  }

  /**
   * Renders a page and sends it.
   * @param cached the page's key where its answer may be shared
   */
  async answer(
    request: PageRequest,
    cached: CacheKey | undefined,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const { store, database } = this.#options;
    const shared = store && cached && !this.#passes.has(cached.key) ? cached : undefined;
    const render = () => (shared ? this.#renderShared(request, shared) : this.#render(request));
    const outcome = cached ? await makingPageForAll(render) : await render();
    if (outcome.kind === 'kept') return this.#sendKept(req, res, outcome.page, 'miss');
    if (outcome.kind === 'failed') {
      const stale = cached && store?.stale(cached.key);
      if (stale) return this.#sendKept(req, res, stale, 'stale');
      if ((await database.check()) === 'down') return this.#sendUnavailable(outcome.rendered, req, res);
    }
    if (!outcome.rendered) return sendPlain(req, res, 'failed', { https: this.#options.policy.https });
    await this.#sendOnce(outcome.rendered, req, res, request.isPrivate);
  }

  /** Renders a page; a failure is an outcome too. */
  async #render(request: PageRequest): Promise<Exclude<Outcome, { kind: 'kept' }>> {
    try {
      const rendered = await this.#options.render(request);
      if (rendered.status < 500) return { kind: 'own', rendered };
      return rendered.body.length > 0 ? { kind: 'failed', rendered } : { kind: 'failed' };
    } catch (error) {
      if (request.signal?.aborted) throw error;
      this.#options.onError(error, request);
      return { kind: 'failed' };
    }
  }

  /** Renders a page once for everyone who asks for it at the same time. */
  async #renderShared(request: PageRequest, cached: CacheKey): Promise<Outcome> {
    const running = this.#flights.get(cached.key);
    if (running) {
      const outcome = await running;
      return outcome.kind === 'own' ? this.#render(request) : outcome;
    }
    const flight = this.#renderAndKeep(toAnonymousRequest(request, cached), cached.key);
    this.#flights.set(cached.key, flight);
    try {
      return await flight;
    } finally {
      this.#flights.delete(cached.key);
    }
  }

  async #renderAndKeep(request: PageRequest, key: string): Promise<Outcome> {
    const { store, policy, securityHeaders } = this.#options;
    const mark = store?.mark();
    const outcome = await this.#render(request);
    if (outcome.kind === 'failed') return outcome;
    const { rendered } = outcome;
    const { status, headers, body } = rendered;
    const directive = parseDirective(headers.get(PAGE_CACHE_HEADER));
    if (!store || !mark || !directive || status !== 200 || headers.has('set-cookie')) {
      this.#passes.set(key, true);
      return outcome;
    }
    const page = await createCachedPage(body, {
      ...securityHeaders,
      ...passedHeaders(rendered, policy),
      'Cache-Control': SHARED,
    });
    store.keep(key, page, { ...directive, mark });
    return { kind: 'kept', page };
  }

  #visitCookies(req: IncomingMessage): string[] {
    return visitCookies(req, this.#options.policy);
  }

  #sendKept(req: IncomingMessage, res: ServerResponse, page: CachedPage, outcome: CacheOutcome): void {
    sendCachedPage(req, res, page, { headers: ['X-Cache', outcome], cookies: this.#visitCookies(req) });
  }

  async #sendOnce(rendered: RenderedPage, req: IncomingMessage, res: ServerResponse, isPrivate = false): Promise<void> {
    const { status, headers, lines } = rendered;
    if (lines) return this.#sendLines({ ...rendered, lines }, res);
    const type = headers.get('content-type') ?? '';
    const { body, encoding } = await compressOnce(
      rendered.body,
      type,
      acceptedEncoding(req.headers['accept-encoding']),
    );
    const visit = this.#visitCookies(req);
    const cookies = [...headers.getSetCookie(), ...visit];
    for (const [name, value] of Object.entries(passedHeaders(rendered, this.#options.policy)))
      res.setHeader(name, value);
    // The policy of the page says who may: the older header knows no origins.
    if (headers.has(FRAMED_BY_HEADER)) res.removeHeader('X-Frame-Options');
    if (cookies.length > 0) res.setHeader('Set-Cookie', cookies);
    const stored = cacheControl(rendered, req.headers.cookie, visit.length > 0);
    res.setHeader('Cache-Control', isPrivate && stored.startsWith('public') ? 'private, no-cache' : stored);
    res.setHeader('Vary', !isPrivate && isSharedByItself(headers) ? VARY_FILE : VARY_PAGE);
    res.setHeader('X-Cache', 'bypass');
    const etag = weakEtag(headers.get('etag'));
    if (etag) {
      res.setHeader('ETag', etag);
      if (status === 200 && matchesEtag(req.headers['if-none-match'], etag)) return void res.writeHead(304).end();
    }
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    if (status !== 204 && status !== 304) res.setHeader('Content-Length', body.length);
    res.writeHead(status).end(req.method === 'HEAD' ? undefined : body);
  }

  /** Sends lines on as they come. Anyone who reads them may go at any time; a failure cuts the answer off. */
  async #sendLines(rendered: RenderedPage & { lines: ReadableStream<Uint8Array> }, res: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(passedHeaders(rendered, this.#options.policy)))
      res.setHeader(name, value);
    const cookies = rendered.headers.getSetCookie();
    if (cookies.length > 0) res.setHeader('Set-Cookie', cookies);
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Cache', 'bypass');
    res.writeHead(rendered.status);
    res.flushHeaders();
    await pipeline(Readable.fromWeb(rendered.lines as WebStream), res).catch(() => res.destroy());
  }

  /**
   * The database is unavailable and there is no old page: data requests keep their form, pages get one that stands
   * alone.
   */
  async #sendUnavailable(rendered: RenderedPage | undefined, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const isPage = !rendered || rendered.headers.get('content-type')?.startsWith('text/html');
    if (isPage) return sendPlain(req, res, 'unavailable', { seconds: RETRY_AFTER, https: this.#options.policy.https });
    res.setHeader('Retry-After', RETRY_AFTER);
    await this.#sendOnce({ ...rendered, status: 503 }, req, res);
  }
}

/** What a rendered answer's own headers become on the wire, with the policy of a page. */
function passedHeaders({ headers, body }: RenderedPage, policy: PolicyOptions): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of headers) if (!ownHeaders.has(name)) result[headerName(name)] = value;
  if (headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy')) {
    const framedBy = headers.get(FRAMED_BY_HEADER)?.split(' ');
    result['Content-Security-Policy'] = contentSecurityPolicy(body, { ...policy, ...(framedBy && { framedBy }) });
  }
  return result;
}

function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

/** Whether a route says itself that its answer is the same for everyone: files, and calls that read no cookie. */
function isSharedByItself(headers: Headers): boolean {
  return headers.get('cache-control')?.startsWith('public') ?? false;
}

/** A route's own tag: the same body in another encoding has the same one. */
function weakEtag(etag: string | null): string | undefined {
  return etag?.replace(/^(?!W\/)/, 'W/');
}

function cacheControl({ status, headers }: RenderedPage, cookie: string | undefined, setsCookies: boolean): string {
  const own = headers.get('cache-control');
  if (own) return own;
  if (status !== 200 || !parseDirective(headers.get(PAGE_CACHE_HEADER))) return 'private, no-store';
  const isPublicPage =
    !setsCookies &&
    !headers.has('set-cookie') &&
    !hasSessionCookie(cookie) &&
    readCookie(cookie, NAVIGATION_COOKIE) === undefined;
  return isPublicPage ? SHARED : 'private, no-cache';
}
