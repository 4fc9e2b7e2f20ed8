import type { ServerBuild } from '@remix-run/node';
import type { CallHandle } from '~/platform/api.server.ts';
import { createRouteTable, pagePath } from './route-table.ts';

const tables = new WeakMap<ServerBuild, ReturnType<typeof createRouteTable>>();

function routeOf(build: ServerBuild, path: string): string | undefined {
  let table = tables.get(build);
  if (!table) tables.set(build, (table = createRouteTable(build.routes)));
  return table(path);
}

/**
 * The methods that an address knows, beside OPTIONS: a route that reads knows GET and HEAD (GET alone where that uses
 * something up), one that writes POST, or what its `handle` names.
 * @param path in its canonical form, a page's or its data's
 */
export function methodsOf(build: ServerBuild, path: string): readonly string[] {
  const id = routeOf(build, pagePath(path));
  const module = id === undefined ? undefined : build.routes[id]?.module;
  if (!module) return ['GET', 'HEAD'];
  const reads = module.default !== undefined || module.loader !== undefined;
  const { methods = ['POST'], readsOnce } = (module.handle ?? {}) as CallHandle;
  return [...(reads ? ['GET'] : []), ...(reads && !readsOnce ? ['HEAD'] : []), ...(module.action ? methods : [])];
}
