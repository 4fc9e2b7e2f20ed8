import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Counter } from 'prom-client';
import { instanceOfHost } from '~/modules/instances/instances.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { withinInstance } from '~/platform/instance-scope.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { closeAfterAnswer } from './body/unread-body.ts';
import { canonicalAddress } from './canonical-path.ts';
import type { CacheOutcome, PageAnswers } from './page-answers.ts';
import { cacheKey } from './page-cache/key.ts';
import { forcedVariant, withVariant } from './navigation-variant.ts';
import { boundHeaders } from './outgoing-headers.ts';
import { sendCachedPage } from './page-cache/cached-page.ts';
import { requestIdOf } from './request-log.ts';
import { privateInstanceOf } from './private-gate.ts';
import { hostNameOf } from './security/own-hosts.ts';
import type { StaticFiles } from './static-files.ts';
import { answerVisit, isVisitCall } from './visit-call.ts';
import { visitCookies } from './visit-cookies.ts';

export interface ShopServerOptions {
  files: StaticFiles;
  pages: PageAnswers;
  /** Whether kept pages may be sent. */
  usePageCache: boolean;
  /** Answers what is neither a file nor a kept page. */
  app: RequestListener;
  securityHeaders: Record<string, string>;
  trustedProxies: number;
  https: boolean;
  /** Whether the shop answers to the name in a `Host` header. */
  isOwnHost: (header: string | undefined) => boolean;
  /** Where a visit of the root goes instead (spec §2: print flyers). */
  flyerTarget?: (url: string) => string | undefined;
  /** Asked first; hands on what it does not know. Hot reload serves the browser's files by it. */
  before?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  /** A server that others listen to as well; its own by default. */
  server?: Server;
}

/** Counts an answer from the page cache; looking up a counter's labels costs as much as the cache itself. */
const cacheCounters = new Map<string, Counter.Internal>();
function countCached(method: string | undefined, cache: CacheOutcome, status: number): void {
  const key = `${method} ${cache} ${status}`;
  let counter = cacheCounters.get(key);
  if (!counter) {
    counter = metrics.requests.labels({ kind: 'page', method, status: status === 304 ? '3xx' : '2xx', cache });
    cacheCounters.set(key, counter);
  }
  counter.inc();
}

/**
 * The HTTP server. Files, kept pages and what scripts add to them are sent right here, in front of Express: they are
 * most of the traffic and need nothing of it.
 */
export function createShopServer({
  files,
  pages,
  usePageCache,
  app,
  securityHeaders,
  trustedProxies,
  https,
  isOwnHost,
  flyerTarget = () => undefined,
  before,
  server = createServer(),
}: ShopServerOptions): Server {
  const staticHeaders = Object.entries(securityHeaders);
  const everyHeader = staticHeaders.flat();
  const answer: RequestListener = (req, res) => {
    const url = req.url ?? '';
    const isBehindDoor = privateInstanceOf(req.headers) !== undefined;
    // What is not in its one form, or not for us, is led away by the app: neither files nor kept pages are looked at.
    if (canonicalAddress(url) !== url || !isOwnHost(req.headers.host)) return app(req, res);
    if (isVisitCall(req) && !isBehindDoor) {
      const headers = [...everyHeader, 'X-Request-Id', requestIdOf(req, trustedProxies > 0)];
      return void answerVisit(req, res, { headers, app });
    }
    const reads = req.method === 'GET' || req.method === 'HEAD';
    const path = url.split('?', 1)[0] ?? '';
    if (reads && files.has(path)) {
      for (const [name, value] of staticHeaders) res.setHeader(name, value);
      files.send(path, req, res);
      metrics.requests.inc({
        kind: 'static',
        method: req.method,
        status: `${Math.floor(res.statusCode / 100)}xx`,
        cache: 'none',
      });
      return;
    }
    // All else of a private shop passes its door.
    if (isBehindDoor) return app(req, res);
    const flyer = reads ? flyerTarget(url) : undefined;
    if (flyer) {
      const cookies = visitCookies(req, { https });
      const headers = [...everyHeader, 'Cache-Control', 'private, no-store', 'Location', flyer];
      return void res.writeHead(302, [...headers, ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])]).end();
    }
    const variant = forcedVariant(url);
    if (variant) req.headers.cookie = withVariant(req.headers.cookie, variant);
    const key = usePageCache && reads ? cacheKey(req) : undefined;
    const ready = key && pages.ready(key);
    if (!ready) return app(req, res);
    const requestId = requestIdOf(req, trustedProxies > 0);
    const headers = ['X-Cache', ready.outcome, 'X-Request-Id', requestId];
    sendCachedPage(req, res, ready.page, { headers, cookies: visitCookies(req, { https }) });
    countCached(req.method, ready.outcome, res.statusCode);
  };
  const answerHere: RequestListener = (req, res) => {
    // Where a request goes `Host` says alone; Remix would hold forms against what a person claims here.
    delete req.headers['x-forwarded-host'];
    // A name is the same in capitals; Remix holds a form's origin against it as it is written.
    if (req.headers.host) req.headers.host = req.headers.host.toLowerCase();
    const instance = instanceOfHost(hostNameOf(req.headers.host ?? '') ?? '');
    boundHeaders(res);
    closeAfterAnswer(req, res);
    withinInstance(instance?.id ?? MAIN_SHOP, () => answer(req, res));
  };
  server.on('request', (req, res) => (before ? before(req, res, () => answerHere(req, res)) : answerHere(req, res)));
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  // Longer than the proxies in front keep theirs, so that none sends a request into a connection that just closed.
  server.keepAliveTimeout = 65_000;
  return server;
}
