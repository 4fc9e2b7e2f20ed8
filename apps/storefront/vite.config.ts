import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rollup } from 'vite';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** What changes with any text: browsers keep texts that did not come with their page under it. */
function textsVersion(): string {
  const folder = new URL('../../locales/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.json')) hash.update(file).update(readFileSync(new URL(file, folder)));
  }
  return hash.digest('base64url').slice(0, 10);
}

const files = (...names: readonly string[]) =>
  names.map((name) => fileURLToPath(new URL(`./app/${name}`, import.meta.url)));

/**
 * Modules that share a file; each takes along what it imports. The first two are what every page needs, and what most
 * pages need beside it. The others are small modules that are used together: as files of their own they compress
 * worse. Rollup splits the rest by itself.
 */
const sharedScripts = {
  framework: ['react', 'react-dom/client', '@remix-run/react', 'i18next', 'react-i18next'],
  shell: files(
    'entry.client.tsx',
    'root.tsx',
    'modules/catalog/ui/tile-card.tsx',
    'modules/catalog/ui/use-body-height.ts',
    'modules/consent/events.ts',
    'seo/seo.ts',
    'ui/breadcrumb.tsx',
    'ui/error-list.tsx',
    'ui/sheets.ts',
  ),
  /** Listings and products. */
  choosing: files(
    'ui/term-segment.tsx',
    'ui/swatch-picker.tsx',
    'modules/catalog/typed-height.ts',
    'i18n/typed-amount.ts',
  ),
  /** Pages with forms. */
  fields: files('ui/field.tsx', 'ui/form-message.tsx'),
  /** Products, cart and checkout. */
  plans: files('modules/financing/instalments.ts', 'modules/financing/dates.ts', 'modules/financing/agreed-share.ts'),
};

/** File names of scripts. The framework is named, because `shell/start-scripts.js` looks for it. */
const scriptName = ({ name }: Rollup.PreRenderedChunk): string =>
  name === 'framework' ? 'assets/framework-[hash].js' : 'assets/[hash].js';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix({
      serverBuildFile: 'index.js',
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  define: { 'import.meta.env.TEXTS_VERSION': JSON.stringify(textsVersion()) },
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  server: { port: 3000, strictPort: true },
  esbuild: { legalComments: 'none' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        // Ad blockers hide files by words in their names, such as `newsletter`. So names are hashes, of digits and
        // small letters.
        hashCharacters: 'base36',
        assetFileNames: 'assets/[hash][extname]',
        ...(!isSsrBuild && {
          entryFileNames: scriptName,
          chunkFileNames: scriptName,
          manualChunks: sharedScripts,
        }),
      },
    },
  },
}));
