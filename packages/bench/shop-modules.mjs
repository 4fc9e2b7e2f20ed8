import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inRoot } from '../../scripts/lib/paths.mjs';

/**
 * Builds modules of the shop as its production build does, and loads them into this process: with everything that only
 * the bundler knows (texts by pattern, fonts), and with the same bundling across files, on which hot loops depend.
 * @param {readonly string[]} files from the checkout's root
 * @param {Record<string, string>} [instead] packages and the files that replace them
 * @returns {Promise<{modules: unknown[], close: () => Promise<void>}>}
 */
export async function loadShopModules(files, instead = {}) {
  // Inside the workspace, where the built files find their packages.
  const builds = inRoot('apps', 'storefront', 'build');
  await mkdir(builds, { recursive: true });
  const outDir = await mkdtemp(join(builds, 'bench-'));
  const close = () => rm(outDir, { recursive: true, force: true });
  try {
    await build({
      configFile: false,
      root: inRoot('apps', 'storefront'),
      resolve: { alias: { '~': inRoot('apps', 'storefront', 'app'), ...instead } },
      logLevel: 'error',
      build: {
        ssr: true,
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        copyPublicDir: false,
        rollupOptions: {
          input: Object.fromEntries(files.map((file, index) => [`module-${index}`, inRoot(...file.split('/'))])),
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[hash].mjs' },
        },
      },
    });
    /** @param {string} _ @param {number} index @returns {Promise<unknown>} */
    const load = (_, index) => import(pathToFileURL(join(outDir, `module-${index}.mjs`)).href);
    return { modules: await Promise.all(files.map(load)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
