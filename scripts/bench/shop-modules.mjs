import { createServer } from 'vite';
import { inRoot } from '../lib/paths.mjs';

/**
 * Loads modules of the shop into this process, with everything that only its bundler knows (texts by pattern, fonts).
 * @param {readonly string[]} files from the checkout's root
 * @returns {Promise<{modules: Record<string, unknown>[], close: () => Promise<void>}>}
 */
export async function loadShopModules(files) {
  const vite = await createServer({
    configFile: false,
    root: inRoot('apps', 'storefront'),
    resolve: { alias: { '~': inRoot('apps', 'storefront', 'app') } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  const modules = [];
  for (const file of files) modules.push(await vite.ssrLoadModule(inRoot(...file.split('/'))));
  return { modules, close: () => vite.close() };
}
