import type { ServerBuild } from '@remix-run/node';
import { LRUCache } from 'lru-cache';

type Routes = ServerBuild['routes'];
type RouteModule = NonNullable<Routes[string]>['module'];

interface Branch {
  id: string;
  pattern: RegExp;
  score: number;
}

/** What a segment weighs among patterns of one length, as React Router ranks them. */
const SCORE = { static: 10, dynamic: 3, splat: -2 };

/** Paths whose route is remembered, and how long they are at most. */
const KNOWN_PATHS = 500;
const LONGEST_KNOWN = 200;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A path with an optional segment at its end, as the two paths that it represents. */
const spread = (path: string): string[] =>
  path.endsWith('?') ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/'))] : [path];

function branchOf(id: string, path: string): Branch {
  const segments = path.split('/').filter(Boolean);
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    return segment.startsWith(':') ? '/[^/]+' : `/${escape(segment)}`;
  });
  const score = segments.reduce((sum, segment) => {
    if (segment === '*') return sum + SCORE.splat;
    return sum + (segment.startsWith(':') ? SCORE.dynamic : SCORE.static);
  }, segments.length);
  return { id, pattern: new RegExp(`^${source.join('')}/*$`, 'i'), score };
}

/**
 * The path of the page that a path asks for, or for whose data: Remix adds `.data`, to the home page's `/_root.data`.
 */
export const pagePath = (path: string): string => (path === '/_root.data' ? '/' : path.replace(/\.data$/, ''));

/**
 * Finds the route of a path as Remix would, in a table made once: Remix itself ranks and compiles all routes anew for
 * every request.
 * @param routes of the build: the root and what lies directly below it
 * @returns gives the id of the route that answers a path (without query), undefined if none does
 */
export function createRouteMatcher(routes: Routes): (path: string) => string | undefined {
  const branches = Object.values(routes)
    .filter((route) => route !== undefined && route.parentId !== undefined)
    .flatMap((route) => (route ? spread(route.path ?? '').map((path) => branchOf(route.id, path)) : []))
    .toSorted((one, other) => other.score - one.score);
  const idOf = (path: string) => branches.find(({ pattern }) => pattern.test(path))?.id;
  // A request asks several times, and most requests are for the same few hundred paths.
  const found = new LRUCache<string, { id: string | undefined }>({ max: KNOWN_PATHS });
  return (requested) => {
    const path = requested.replace(/\/+$/, '');
    if (path.length > LONGEST_KNOWN) return idOf(path);
    let known = found.get(path);
    if (!known) found.set(path, (known = { id: idOf(path) }));
    return known.id;
  };
}

/** Tables of the builds there were: while developing there are several. */
const tables = new WeakMap<ServerBuild, ReturnType<typeof createRouteMatcher>>();

/**
 * The id of the route that answers a path, a page's or its data's; undefined if none does.
 * @param path canonical, without query
 */
export function routeIdOf(build: ServerBuild, path: string): string | undefined {
  let table = tables.get(build);
  if (!table) tables.set(build, (table = createRouteMatcher(build.routes)));
  return table(pagePath(path));
}

export function moduleOf(build: ServerBuild, path: string): RouteModule | undefined {
  const id = routeIdOf(build, path);
  return id === undefined ? undefined : build.routes[id]?.module;
}

/**
 * A build of the root and one route: all that one answer needs.
 * @throws Error if the build has no such route
 */
export function buildOfRoute(build: ServerBuild, id: string): ServerBuild {
  const root = Object.values(build.routes).find((route) => route?.parentId === undefined);
  if (!root || !Object.hasOwn(build.routes, id)) throw new Error(`The build has no route ${id}`);
  const only = <Each>(table: Record<string, Each>): Record<string, Each> =>
    Object.fromEntries(Object.entries(table).filter(([name]) => name === root.id || name === id));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}
