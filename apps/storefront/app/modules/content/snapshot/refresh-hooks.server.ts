import { singleton } from '~/platform/singleton.server.ts';

/** What a module does once the snapshot is what Strapi has published. Registered in `wiring.server.ts`. */
export type RefreshHook = () => Promise<void>;

const hooks = singleton('content.refresh-hooks', () => new Map<string, RefreshHook>());

/** Registers what a module does after each refresh of the snapshot, whether anything changed or not. */
export function onContentRefresh(moduleName: string, hook: RefreshHook): void {
  hooks.set(moduleName, hook);
}

/** Runs the hooks, one after the other. */
export async function runRefreshHooks(): Promise<void> {
  for (const hook of hooks.values()) await hook();
}
