import type { ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';
import type { CallHandle } from '~/platform/api.server.ts';

/** A route as far as matching goes. */
interface RouteNode {
  id: string;
  path?: string;
  index?: boolean;
  children?: RouteNode[];
}

const trees = new WeakMap<ServerBuild, RouteNode[]>();

function treeOf(build: ServerBuild): RouteNode[] {
  let tree = trees.get(build);
  if (!tree) trees.set(build, (tree = below(build, undefined)));
  return tree;
}

function below(build: ServerBuild, parentId: string | undefined): RouteNode[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || (route.parentId || undefined) !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: below(build, id) }];
  });
}

/**
 * The methods that an address knows, beside OPTIONS: a route that reads knows GET and HEAD, one that writes POST, or what its
 * `handle` names.
 * @param path in its canonical form, a page's or its data's
 */
export function methodsOf(build: ServerBuild, path: string): readonly string[] {
  const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '');
  const id = matchRoutes(treeOf(build) as Parameters<typeof matchRoutes>[0], page)?.at(-1)?.route.id;
  const module = id === undefined ? undefined : build.routes[id]?.module;
  if (!module) return ['GET', 'HEAD'];
  const reads = module.default !== undefined || module.loader !== undefined;
  const { methods = ['POST'] } = (module.handle ?? {}) as CallHandle;
  return [...(reads ? ['GET', 'HEAD'] : []), ...(module.action ? methods : [])];
}
