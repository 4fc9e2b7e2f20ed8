import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { localeOfPath } from '~/i18n/locales.ts';
import { hasSessionCookie } from '~/modules/identity/session-cookie.server.ts';
import type { Instance } from '~/modules/instances/instance.ts';
import { instanceOfHost } from '~/modules/instances/instances.server.ts';
import { isPrivate } from '~/modules/organizations/membership.server.ts';
import { recordOfRoute, type Role } from '~/route-table.server.ts';
import { href } from '~/site-map.ts';
import { type GateRequest, roleOfCaller } from './access-gate.ts';
import { sendPlain, sendRefusal } from './plain-answer.ts';
import { routeIdOf } from './route-match.ts';
import { hostNameOf } from './security/own-hosts.ts';

/*
 * The door of an organization's private shop (spec §2, §6): asked before the page cache, before routing and before any
 * loader. What the table of routes does not open there is its members' alone.
 */

/** The private instance that a request is to; undefined if everyone may look. */
export function privateInstanceOf({ host }: IncomingHttpHeaders): Instance | undefined {
  const instance = instanceOfHost(hostNameOf(host ?? '') ?? '');
  return instance && isPrivate(instance) ? instance : undefined;
}

const memberRoles: ReadonlySet<Role> = new Set(['member', 'organization-admin']);

/** What the door says: `member` and `public` go on; others are told by 401 or 403, or are led to the gate's page. */
type DoorAnswer = 'member' | 'public' | 'unknown' | 'forbidden';

/**
 * Who is at the door of a private shop, and whether they get through. Their belonging is looked up for each request.
 */
export async function askAtDoor(build: ServerBuild, request: GateRequest): Promise<DoorAnswer> {
  const { path, headers } = request;
  const id = routeIdOf(build, path);
  // The table of routes that browsers look their links up in holds addresses alone.
  const isPublic = path === '/__manifest' || (id !== undefined && recordOfRoute(id)?.isOpenInPrivateShop === true);
  if (isPublic && !hasSessionCookie(headers.cookie)) return 'public';
  const role = await roleOfCaller(request);
  if (memberRoles.has(role)) return 'member';
  if (isPublic) return 'public';
  return role === 'anonymous' ? 'unknown' : 'forbidden';
}

/** What is fetched as a part of a page, or by a program that saves files. */
const isFile = (path: string): boolean => path.startsWith('/bilder/') || /\.[a-z\d]{2,5}$/i.test(path);

/** Answers anyone who does not get through: programs by 401 or 403, files by 404, browsers with the gate's page. */
export function sendFromDoor(
  req: IncomingMessage & { originalUrl?: string },
  res: ServerResponse,
  refusal: 'unknown' | 'forbidden',
  { https }: { https: boolean },
): void {
  const url = req.originalUrl ?? req.url ?? '/';
  const path = url.split('?', 1)[0] ?? '/';
  const reads = req.method === 'GET' || req.method === 'HEAD';
  if (/^\/api(?:\/|$)/.test(path) || path.endsWith('.data')) {
    req.headers.accept = 'application/json';
    return sendRefusal(req, res, refusal, { https });
  }
  if (isFile(path)) return sendPlain(req, res, 'notFound', { https });
  const locale = localeOfPath(path);
  const isHome = path === href('home', {}, locale);
  const location = href('gate', {}, locale, isHome ? {} : { zurueck: reads ? url : path });
  res.writeHead(reads ? 302 : 303, { Location: location, 'Cache-Control': 'private, no-store' }).end();
}
