import type { ServerBuild } from '@remix-run/node';
import type { Request, RequestHandler } from 'express';
import { metrics } from '~/platform/metrics.server.ts';
import { canonicalAddress } from './canonical-path.ts';
import { methodsOf } from './methods.ts';
import { isProbe } from './probes.ts';
import { sendPlain } from './plain-answer.ts';
import type { HostKind } from './security/own-hosts.ts';
import { isTrustedOrigin } from './security/same-origin.ts';

/*
 * What every request passes in front of the shop, in this order: readable, of one form, to one of our names, no probe,
 * (limits,) by a method that its address knows, from one of our pages.
 */

interface Hosts {
  hostKind: (header: string | undefined) => HostKind;
  https: boolean;
}

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The shop's own address as a request named it. */
export function originOf(req: Request): string {
  return `${req.protocol === 'https' ? 'https' : 'http'}://${req.headers.host}`;
}

/** Whether an address asks for the data of a route by its name (`?_data=…`): the shop's pages ask for `….data` only. */
function namesRoute(url: string): boolean {
  const mark = url.indexOf('?');
  return mark >= 0 && new URLSearchParams(url.slice(mark)).has('_data');
}

/**
 * Refuses requests with 400 whose host or target cannot be read, or that ask for data of a route as the shop never
 * does.
 */
export function wellFormed({ hostKind, https }: Hosts): RequestHandler {
  return (req, res, next) => {
    const isReadable = hostKind(req.headers.host) !== 'malformed' && canonicalAddress(req.originalUrl) !== undefined;
    if (isReadable && !namesRoute(req.originalUrl)) return next();
    metrics.refusedRequests.inc({ reason: 'malformed' });
    sendPlain(req, res, 'badRequest', { https });
  };
}

/**
 * Leads to the one form of an address (decision 47): reading requests by 301, all others by 308, which keeps method
 * and body.
 */
export const canonical: RequestHandler = (req, res, next) => {
  const address = canonicalAddress(req.originalUrl);
  if (address === undefined || address === req.originalUrl) return next();
  if (isReading(req)) res.set('Cache-Control', 'public, max-age=3600').redirect(301, address);
  else res.set('Cache-Control', 'no-store').redirect(308, address);
};

/**
 * Answers on our host names only (decision 48): unknown names at our domain lead to the main site, all others are
 * refused.
 */
export function ownHosts({ hostKind, publicUrl, https }: Hosts & { publicUrl: string }): RequestHandler {
  return (req, res, next) => {
    const kind = hostKind(req.headers.host);
    if (kind === 'own') return next();
    if (kind === 'unknown' && isReading(req)) {
      return void res.set('Cache-Control', 'no-store').redirect(302, publicUrl + req.originalUrl);
    }
    metrics.refusedRequests.inc({ reason: 'host' });
    sendPlain(req, res, 'foreignHost', { https, home: publicUrl });
  };
}

/** Answers what only programs ask that look for holes. */
export const refuseProbes: RequestHandler = (req, res, next) => {
  if (!isProbe(req.originalUrl)) return next();
  metrics.refusedRequests.inc({ reason: 'probe' });
  res.status(404).type('text/plain').set('Cache-Control', 'public, max-age=3600').send('Not found\n');
};

/**
 * Lets through the methods that an address knows. OPTIONS is answered here with their list and nothing else: no other
 * site may call the shop.
 */
export function knownMethods({
  build,
  https,
}: {
  build: ServerBuild | (() => Promise<ServerBuild>);
  https: boolean;
}): RequestHandler {
  return (req, res, next) => {
    const check = async (): Promise<void> => {
      const methods = methodsOf(typeof build === 'function' ? await build() : build, req.path);
      if (methods.includes(req.method)) return next();
      res.set('Allow', [...methods, 'OPTIONS'].join(', '));
      if (req.method === 'OPTIONS') return void res.status(204).set('Cache-Control', 'no-store').end();
      metrics.refusedRequests.inc({ reason: 'method' });
      sendPlain(req, res, 'methodNotAllowed', { https });
    };
    check().catch(next);
  };
}

/** Refuses requests that change something and come from elsewhere with 403. */
export function sameOrigin({ https }: { https: boolean }): RequestHandler {
  return (req, res, next) => {
    const { method, path, headers } = req;
    if (isTrustedOrigin({ method, path, headers, ownOrigin: originOf(req) })) return next();
    metrics.refusedRequests.inc({ reason: 'origin' });
    sendPlain(req, res, 'foreignOrigin', { https });
  };
}
