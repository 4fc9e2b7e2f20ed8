import type { IncomingHttpHeaders } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { type Access, type AccessOf, accessOfRoute, type Role } from '~/route-table.server.ts';
import { idTokenIn } from '~/modules/identity/id-token.server.ts';
import { getRoleOfSession, getRoleOfToken } from '~/modules/staff/role.server.ts';
import { routeIdOf } from './route-match.ts';
import { StartProblem } from './start-checks.ts';

/*
 * Reads the table of routes (`app/route-table.server.ts`) before any loader or action runs.
 */

/**
 * Holds a build against the table.
 * @throws StartProblem that names the routes without a row
 */
export function requireAccessRows(build: ServerBuild, accessOf: AccessOf = accessOfRoute): void {
  const nameless = Object.values(build.routes).flatMap((route) =>
    route && route.parentId !== undefined && !accessOf(route.id) ? [route.id] : [],
  );
  if (nameless.length === 0) return;
  throw new StartProblem(`Routes without roles: ${nameless.join(', ')}. Add them to app/route-table.server.ts.`);
}

export interface GateRequest {
  /** Canonical, without query. */
  path: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body?: Buffer;
  /** The form that the body holds, where it is one. */
  form?: FormData;
}

/** Why a request does not get through: no one has said who it is of, or it is of a person who may not. */
export type GateRefusal = 'unknown' | 'forbidden';

/** Who a route lets through: looks nothing up for routes that everyone may reach. */
export async function refusalOf(
  build: ServerBuild,
  { path, url, headers, body }: GateRequest,
  accessOf: AccessOf = accessOfRoute,
): Promise<GateRefusal | undefined> {
  const id = routeIdOf(build, path);
  // What has no route is answered by the shop's own page for that.
  if (id === undefined) return undefined;
  const access = accessOf(id);
  if (!access) return 'forbidden';
  if (access.roles.includes('anonymous')) return undefined;
  const role = await roleOf(access, { url, headers, body });
  if (access.roles.some((allowed) => allowed === role)) return undefined;
  // The page's own loader leads scripts to signing in: they follow no other answer to a request for data.
  if (role === 'anonymous' && access.also === 'own' && path.endsWith('.data')) return undefined;
  return role === 'anonymous' ? 'unknown' : 'forbidden';
}

/**
 * Whether a route works on the rows of all instances: the team's, what partners tell by their key, and what only
 * development has.
 */
export function concernsAll(build: ServerBuild, path: string, accessOf: AccessOf = accessOfRoute): boolean {
  const id = routeIdOf(build, path);
  const access = id === undefined ? undefined : accessOf(id);
  if (!access) return false;
  return access.also === 'key' || access.also === 'not-in-production' || access.roles.every((role) => role === 'staff');
}

/** The role of a caller by the session, or by the idToken of a call. */
export async function roleOfCaller(request: Omit<GateRequest, 'path'>): Promise<Role> {
  const role = await getRoleOfSession(request.headers.cookie ?? null);
  return role === 'anonymous' ? roleOf({ roles: [], by: 'idToken' }, request) : role;
}

/** The role of a caller. A token that is invalid, or has ended, says nothing: anyone who sends it is anyone. */
async function roleOf({ by }: Access, { url, headers, body }: Omit<GateRequest, 'path'>): Promise<Role> {
  if (by === 'session') return getRoleOfSession(headers.cookie ?? null);
  const query = new URL(url, 'http://localhost').searchParams;
  const token = idTokenIn(headers.authorization, query.get('idToken') ?? tokenOfBody(headers, body));
  return token ? getRoleOfToken(token) : 'anonymous';
}

/** The idToken of a JSON body, as calls of the specification have it. */
function tokenOfBody(headers: IncomingHttpHeaders, body: Buffer | undefined): string | undefined {
  if (!body || !headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    const sent: unknown = JSON.parse(body.toString('utf8'));
    const token = typeof sent === 'object' && sent !== null && 'idToken' in sent ? sent.idToken : undefined;
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
