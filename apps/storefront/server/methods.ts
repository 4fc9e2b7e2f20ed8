import type { ServerBuild } from '@remix-run/node';
import type { CallHandle } from '~/platform/api.server.ts';
import { createRouteTable, pagePath } from './route-table.ts';

type RouteTable = ReturnType<typeof createRouteTable>;

/** Tables of the builds there were: while developing there are several. */
const tables = new WeakMap<ServerBuild, RouteTable>();

function tableOf(build: ServerBuild): RouteTable {
  let table = tables.get(build);
  if (!table) tables.set(build, (table = createRouteTable(build.routes)));
  return table;
}

/**
 * The methods that an address knows, beside OPTIONS: a route that reads knows GET and HEAD (GET alone where that uses
 * something up), one that writes POST, or what its `handle` names.
 * @param path in its canonical form, a page's or its data's
 */
export function methodsOf(build: ServerBuild, path: string): readonly string[] {
  const id = tableOf(build)(pagePath(path));
  const module = id === undefined ? undefined : build.routes[id]?.module;
  if (!module) return ['GET', 'HEAD'];
  const reads = module.default !== undefined || module.loader !== undefined;
  const { methods = ['POST'], readsOnce } = (module.handle ?? {}) as CallHandle;
  return [...(reads ? ['GET'] : []), ...(reads && !readsOnce ? ['HEAD'] : []), ...(module.action ? methods : [])];
}
