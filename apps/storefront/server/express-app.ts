import type { ServerBuild } from '@remix-run/node';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { type AccessOf, accessOfRoute } from '~/route-table.server.ts';
import { defaultLocale } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { asMember, currentInstanceId, withinRetiredInstance } from '~/platform/instance-scope.server.ts';
import { log } from '~/platform/log.server.ts';
import { seeingAllInstances } from '~/platform/instance-scope.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { networkKind } from '~/platform/network-address.server.ts';
import { senderOf } from '~/platform/rate-limit.server.ts';
import { removeSentFiles } from '~/platform/sent-file.server.ts';
import { concernsAll, refusalOf, roleOfCaller } from './access-gate.ts';
import { bodyLimits } from './body/body-limits.ts';
import { BodyRefusal } from './body/body-refusal.ts';
import { afterAnswer, HeldUploads } from './body/held-uploads.ts';
import { readBody } from './body/read-body.ts';
import { sendBodyRefusal } from './body/send-body-refusal.ts';
import { canonical, knownMethods, originOf, ownHosts, refuseProbes, sameOrigin, wellFormed } from './entrance.ts';
import { findRetiredInstanceOfRequest, isFormerMembersOrder } from './retired-instance.ts';
import type { ReadinessCheck } from './health.ts';
import { rateLimits } from './limits.ts';
import type { PageAnswers } from './page-answers.ts';
import { cacheKey } from './page-cache/key.ts';
import { isSharedRoute } from './page-cache/shared-request.ts';
import { askAtDoor, privateInstanceOf, sendFromDoor } from './private-gate.ts';
import { sendPlain, sendRefusal } from './plain-answer.ts';
import { observe, requestIdOf } from './request-log.ts';
import type { HostKind } from './security/own-hosts.ts';

export interface AppOptions {
  pages: PageAnswers;
  readiness: Pick<ReadinessCheck, 'ask'>;
  /** Whether the server is about to end: it is not ready any more. */
  isStopping(): boolean;
  securityHeaders: Record<string, string>;
  https: boolean;
  /** What a `Host` header is to the shop. */
  hostKind: (header: string | undefined) => HostKind;
  /** The shop's main address, without a path. */
  publicUrl: string;
  /** Remix's server build, which knows the routes. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Who may reach which route; the shop's own table by default. */
  accessOf?: AccessOf;
  /** Proxies in front that are believed. */
  trustedProxies: number;
  limits: boolean;
  metricsToken?: string;
  /** Writes the numbers that are measured when they are asked for. */
  beforeMetrics?(): void;
}

/** Everything that is not answered from memory: checks in front of the shop, then the shop. */
export function createApp(options: AppOptions): Express {
  const { https, trustedProxies, limits, hostKind, publicUrl, build } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', trustedProxies);
  app.use(identify(options));
  app.get('/healthz', (_, res) => void res.type('text/plain').set('Cache-Control', 'no-store').send('ok\n'));
  app.get('/readyz', readyz(options));
  app.get('/metrics', showMetrics(options));
  app.use(wellFormed({ hostKind, https }), canonical, ownHosts({ hostKind, publicUrl, https }), refuseProbes);
  if (limits) app.use(rateLimits({ https }));
  app.use(knownMethods({ build, https }), sameOrigin({ https }), shop(options));
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

function shop({ pages, https, build, publicUrl, accessOf = accessOfRoute }: AppOptions): RequestHandler {
  const uploads = new HeldUploads();
  return (req, res, next) => {
    const removed = new AbortController();
    // Its error tells where it was made, which takes longer than many a header: only where a person left.
    res.once('close', () => !res.writableFinished && removed.abort());
    const answer = async (): Promise<void> => {
      const changes = req.method !== 'GET' && req.method !== 'HEAD';
      const limits = bodyLimits(req.path);
      const hold = limits.kind === 'form' ? undefined : uploads.of(res, senderOf(req.ip ?? ''));
      const { bytes: body, form, file } = changes ? await readBody(req, limits, hold) : {};
      if (form) afterAnswer(res, () => void removeSentFiles(form));
      const routes = typeof build === 'function' ? await build() : build;
      const requested = { path: req.path, url: req.originalUrl, headers: req.headers, body, form };
      const isBehindDoor = privateInstanceOf(req.headers) !== undefined;
      const door = isBehindDoor ? await askAtDoor(routes, requested) : undefined;
      if (door === 'unknown' || door === 'forbidden') {
        if (!changes && (await isFormerMembersOrder(routes, requested))) {
          return void res.set('Cache-Control', 'no-store').redirect(302, publicUrl + req.originalUrl);
        }
        metrics.refusedRequests.inc({ reason: 'member' });
        return sendFromDoor(req, res, door, { https });
      }
      const refusal = await refusalOf(routes, requested, accessOf);
      if (refusal === 'forbidden' && req.path === '/admin' && currentInstanceId() !== MAIN_SHOP) {
        // The administrator of an organization has a desk of their own, in its shop.
        const role = await roleOfCaller({ url: req.originalUrl, headers: req.headers });
        if (role === 'organization-admin') {
          return void res.set('Cache-Control', 'no-store').redirect(302, href('organizationAdmin', {}, defaultLocale));
        }
      }
      if (refusal) {
        metrics.refusedRequests.inc({ reason: 'role' });
        return sendRefusal(req, res, refusal, { https });
      }
      const requestId = String(res.locals.requestId);
      const request = {
        method: req.method,
        origin: originOf(req),
        url: req.originalUrl,
        headers: req.headers,
        body,
        form,
        file,
        requestId,
        sender: senderOf(req.ip ?? ''),
      };
      // Nothing of a private shop is stored: its members are asked for at each request.
      const key = isBehindDoor ? undefined : cacheKey(req);
      const shared = key && isSharedRoute(routes, req.path) ? key : undefined;
      const send = () =>
        pages.answer({ ...request, signal: removed.signal, isPrivate: isBehindDoor }, shared, req, res);
      const retiredInstance = await findRetiredInstanceOfRequest(routes, requested);
      const sendHere = () =>
        retiredInstance ? withinRetiredInstance(retiredInstance, send) : door === 'member' ? asMember(send) : send();
      await (concernsAll(routes, req.path, accessOf) ? seeingAllInstances(sendHere) : sendHere());
    };
    answer().catch((error: unknown) => {
      if (removed.signal.aborted) return;
      if (!(error instanceof BodyRefusal)) return next(error);
      metrics.refusedRequests.inc({ reason: error.limit ? 'size' : 'malformed' });
      sendBodyRefusal(req, res, error, { https });
    });
  };
}

function failed({ https }: { https: boolean }): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    log.error({ err: error, requestId: String(res.locals.requestId) }, 'request failed');
    if (res.headersSent) return next(error);
    sendPlain(req, res, 'failed', { https });
  };
}
