import { singleton } from '~/platform/singleton.server.ts';
import type { ContentTypeName } from '~/modules/content/types/content-types.server.ts';

/** What a module does once the snapshot is what Strapi has published. Registered in `wiring.server.ts`. */
export type RefreshHook = () => Promise<void>;

interface Follower {
  types: readonly ContentTypeName[];
  hook: RefreshHook;
}

const followers = singleton('content.refresh-hooks', () => new Map<string, Follower>());

/** Registers what a module does after each refresh of some types, whether anything of them changed or not. */
export function onContentRefresh(moduleName: string, types: readonly ContentTypeName[], hook: RefreshHook): void {
  followers.set(moduleName, { types, hook });
}

/** Runs the hooks of those who follow one of the types, one after the other. */
export async function runRefreshHooks(refreshed: readonly ContentTypeName[]): Promise<void> {
  for (const { types, hook } of followers.values()) {
    if (types.some((type) => refreshed.includes(type))) await hook();
  }
}
