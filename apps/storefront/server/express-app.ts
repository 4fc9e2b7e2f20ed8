import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { log } from '~/platform/log.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { networkKind } from '~/platform/network-address.server.ts';
import { senderOf } from '~/platform/rate-limit.server.ts';
import { canonicalAddress } from './canonical-path.ts';
import type { ReadinessCheck } from './health.ts';
import { rateLimits } from './limits.ts';
import type { PageAnswers } from './page-answers.ts';
import { cacheKey } from './page-cache/key.ts';
import { isProbe } from './probes.ts';
import { sendPlain } from './plain-answer.ts';
import { bodyLimit, BodyTooLargeError, holdsNul, isRawUpload, readBody } from './request-body.ts';
import { observe, requestIdOf } from './request-log.ts';
import { isTrustedOrigin } from './security/same-origin.ts';

export interface AppOptions {
  pages: PageAnswers;
  readiness: Pick<ReadinessCheck, 'ask'>;
  /** Whether the server is about to end: it is not ready any more. */
  isStopping(): boolean;
  securityHeaders: Record<string, string>;
  https: boolean;
  /** Proxies in front that are believed. */
  trustedProxies: number;
  limits: boolean;
  metricsToken?: string;
  /** Writes the numbers that are measured when they are asked for. */
  beforeMetrics?(): void;
}

const allowedMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const hostForm = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(:\d{1,5})?$/i;

/** Everything that is not answered from memory: checks in front of the shop, then the shop. */
export function createApp(options: AppOptions): Express {
  const { https, trustedProxies, limits } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', trustedProxies);
  app.use(identify(options));
  app.get('/healthz', (_, res) => void res.type('text/plain').set('Cache-Control', 'no-store').send('ok\n'));
  app.get('/readyz', readyz(options));
  app.get('/metrics', showMetrics(options));
  app.use(wellFormed({ https }));
  app.use(refuseProbes);
  if (limits) app.use(rateLimits({ https }));
  app.use(canonical, sameOrigin({ https }), shop(options));
  app.use(failed({ https }));
  return app;
}

/** Gives each request its id and each answer the headers that all have. */
function identify({ securityHeaders, trustedProxies }: AppOptions): RequestHandler {
  return (req, res, next) => {
    const requestId = requestIdOf(req, trustedProxies > 0);
    res.locals.requestId = requestId;
    res.setHeader('X-Request-Id', requestId);
    for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
    observe(req, res, { requestId, startedAt: performance.now() });
    next();
  };
}

function readyz({ readiness, isStopping }: AppOptions): RequestHandler {
  return (_, res, next) => {
    res.set('Cache-Control', 'no-store');
    if (isStopping()) return void res.status(503).json({ ready: false, reason: 'The server is about to end' });
    readiness
      .ask()
      .then((answer) => res.status(answer.ready ? 200 : 503).json(answer))
      .catch(next);
  };
}

/** Numbers are for the private network; through a proxy or from elsewhere only with the token. */
function showMetrics({ metricsToken, trustedProxies, beforeMetrics }: AppOptions): RequestHandler {
  return (req, res, next) => {
    const forwarded = trustedProxies === 0 && req.headers['x-forwarded-for'] !== undefined;
    const inside = !forwarded && networkKind(req.ip ?? '') === 'inside';
    if (!inside && (!metricsToken || req.headers.authorization !== `Bearer ${metricsToken}`)) {
      return void res.status(404).type('text/plain').send('Not found\n');
    }
    beforeMetrics?.();
    metrics.registry
      .metrics()
      .then((text) => res.set('Content-Type', metrics.registry.contentType).set('Cache-Control', 'no-store').send(text))
      .catch(next);
  };
}

/** Whether a request's target is a path whose characters can be decoded, and holds no NUL, which Postgres refuses. */
function isReadablePath(url: string): boolean {
  if (!url.startsWith('/') || url.includes('%00')) return false;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

const isReading = (req: express.Request) => req.method === 'GET' || req.method === 'HEAD';

function wellFormed({ https }: { https: boolean }): RequestHandler {
  return (req, res, next) => {
    const wellFormedHost = hostForm.test(req.headers.host ?? '');
    // Reading requests are led to the address without a backslash.
    const wellFormedTarget = isReadablePath(req.originalUrl) && (isReading(req) || !/\\|%5c/i.test(req.path));
    if (wellFormedHost && wellFormedTarget && allowedMethods.has(req.method)) return next();
    metrics.refusedRequests.inc({ reason: 'malformed' });
    sendPlain(req, res, 'badRequest', { https });
  };
}

const refuseProbes: RequestHandler = (req, res, next) => {
  if (!isProbe(req.originalUrl)) return next();
  metrics.refusedRequests.inc({ reason: 'probe' });
  res.status(404).type('text/plain').set('Cache-Control', 'public, max-age=3600').send('Not found\n');
};

const canonical: RequestHandler = (req, res, next) => {
  const address = isReading(req) ? canonicalAddress(req.originalUrl) : undefined;
  if (!address) return next();
  res.set('Cache-Control', 'public, max-age=3600').redirect(301, address);
};

/** The shop's own address as this request named it. */
function originOf(req: express.Request): string {
  return `${req.protocol}://${req.headers.host}`;
}

function sameOrigin({ https }: { https: boolean }): RequestHandler {
  return (req, res, next) => {
    const { method, path, headers } = req;
    if (isTrustedOrigin({ method, path, headers, ownOrigin: originOf(req) })) return next();
    metrics.refusedRequests.inc({ reason: 'origin' });
    sendPlain(req, res, 'foreignOrigin', { https });
  };
}

function shop({ pages, https }: AppOptions): RequestHandler {
  return (req, res, next) => {
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const answer = async (): Promise<void> => {
      const changes = req.method !== 'GET' && req.method !== 'HEAD';
      const body = changes ? await readBody(req, bodyLimit(req.path)) : undefined;
      if (body && !isRawUpload(req.path) && holdsNul(body, req.headers['content-type'])) {
        metrics.refusedRequests.inc({ reason: 'malformed' });
        return sendPlain(req, res, 'badRequest', { https });
      }
      const requestId = String(res.locals.requestId);
      const request = {
        method: req.method,
        origin: originOf(req),
        url: req.originalUrl,
        headers: req.headers,
        body,
        requestId,
        sender: senderOf(req.ip ?? ''),
      };
      await pages.answer({ ...request, signal: gone.signal }, cacheKey(req), req, res);
    };
    answer().catch((error: unknown) => {
      if (gone.signal.aborted) return;
      if (!(error instanceof BodyTooLargeError)) return next(error);
      metrics.refusedRequests.inc({ reason: 'size' });
      // The rest of the body is not read, so the connection cannot be used again.
      res.setHeader('Connection', 'close');
      sendPlain(req, res, 'tooLarge', { https });
    });
  };
}

function failed({ https }: { https: boolean }): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    log.error({ err: error, requestId: String(res.locals.requestId) }, 'a request failed');
    if (res.headersSent) return next(error);
    sendPlain(req, res, 'failed', { https });
  };
}
