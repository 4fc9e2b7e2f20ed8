import type { ServerBuild } from '@remix-run/node';
import type { CallHandle } from '~/platform/api.server.ts';
import { moduleOf } from './route-match.ts';

/**
 * The methods that an address knows, beside OPTIONS: a route that reads knows GET and HEAD (GET alone where that uses
 * something up), one that writes POST, or what its `handle` names.
 * @param path in its canonical form, a page's or its data's
 */
export function methodsOf(build: ServerBuild, path: string): readonly string[] {
  const module = moduleOf(build, path);
  if (!module) return ['GET', 'HEAD'];
  const reads = module.default !== undefined || module.loader !== undefined;
  const { methods = ['POST'], readsOnce } = (module.handle ?? {}) as CallHandle;
  return [...(reads ? ['GET'] : []), ...(reads && !readsOnce ? ['HEAD'] : []), ...(module.action ? methods : [])];
}
