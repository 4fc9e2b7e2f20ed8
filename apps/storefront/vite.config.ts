import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, transformWithEsbuild } from 'vite';
import { assetNames, scriptNames } from './asset-names.ts';
import { withoutUnusedPaths } from './unused-paths.ts';
import { compactCode } from './scripts/compact-code.mjs';
import { leanPrisma } from './scripts/lean-prisma.mjs';
import { mendedPostgres } from './scripts/mended-postgres.mjs';

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

/** Packages that every page needs. */
const framework = /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\//;

/** Our own code that every page needs: shell, links, languages. */
const shell = new RegExp(
  `vite/preload-helper|/app/(${[
    'i18n/(?!dates|fetch-texts)',
    'platform/kept-value\\.',
    'seo/seo\\.',
    'shell/(card-tools|error-page|failure-target|foot-bar|late-parts|navigation|not-found-data|notices-slot|page-handle|preview-slot|report-late|request-notice|route-change|router-requests|router-link|shop-shell|static-notices|use-is-alive)\\.',
    'site-map\\.',
    'modules/cart/ui/(cart-slot|cart-signals|stored-mirror)\\.',
    'modules/catalog/(body-height|own-bike|pictures/picture-address|ui/(own-bike|short-line|tile-card|tile-tools))\\.',
    'modules/comparison/(comparison|comparison-store|ui/compare-dock|ui/compare-toggle)\\.',
    'modules/consent/services\\.',
    'modules/content/(faq|notices)\\.',
    'modules/delivery/postcode\\.',
    'modules/financing/usual-lengths\\.',
    'modules/identity/visit-cookie\\.',
    'modules/instances/ui/parts\\.',
    'modules/search/ui/search-field\\.',
    'modules/support/service-topics\\.',
    'modules/visit/',
    'modules/wishlist/(wish-store|ui/use-hearts)\\.',
    'ui/(accordion|badge|breadcrumb|button|class-names|drawn-part|held-requests|icon|initial|language-switch|layout|link|logo|marked-text|optional-part|own-text|picture|product-card|rate|search-form|sheets|site-footer|site-header|states|theme|use-away-on-scroll|visually-hidden)\\.',
  ].join('|')})`,
);

/**
 * One file for each instead of many small ones: together they compress better. A file takes along what it imports unless that is named
 * here too, so none names a module that imports a barrel.
 */
const chunks: readonly (readonly [name: string, modules: RegExp])[] = [
  ['framework', framework],
  ['shell', shell],
  // Fields of forms and their messages.
  ['forms', /\/app\/ui\/(choice|field|field-aria|form-message)\./],
  // Pieces that many pages share, each for itself: no group below takes them along.
  ['dates', /\/app\/i18n\/dates\./],
  ['terms', /\/app\/ui\/term-segment\./],
  ['dialog', /\/app\/ui\/use-dialog\./],
  ['filter', /\/app\/ui\/filter\./],
  // Sizes and colours to choose, and the body height that chooses among them.
  ['choices', /\/app\/(ui\/variant-picker|modules\/catalog\/ui\/use-body-height)\./],
  // A listing with its filters.
  [
    'listing',
    /\/app\/(pages\/listing\/(accessory-head|every-listing|hidden-fields|listing-page|listing-tools|remembered-filters|remembered-height|filter\/[\w-]+)|modules\/listings\/(frame-forms|packed-options|range|steps)|ui\/pagination)\./,
  ],
  // Rates and dates of a plan.
  ['plans', /\/app\/modules\/financing\/(agreed-share|amounts|dates|instalments|ui\/shared-parts)\./],
  // What editors write.
  ['prose', /\/app\/modules\/content\/ui\/(faq-answer|rich-text)\./],
];

function chunkOf(id: string): string | undefined {
  if (id.includes('.server.') || id.endsWith('.css')) return undefined;
  return chunks.find(([, modules]) => modules.test(id))?.[0];
}

/** Code that pages carry inline travels as short as that of files. */
function shortInlineCode(): Plugin {
  return {
    name: 'short-inline-code',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/shell/start-scripts.js?raw')) return undefined;
      const file = id.replace('?raw', '');
      const { code } = await transformWithEsbuild(await readFile(file, 'utf8'), file, {
        minify: true,
        target: 'es2022',
      });
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}

/** The notice of the licence stands once on each page, at the head of the sheet that all have. */
function oneNotice(): Plugin {
  return {
    name: 'one-notice',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !/\.css$/.test(file.fileName) || /\/app-/.test(file.fileName)) continue;
        file.source = String(file.source).replace(/^\/\*! tailwindcss [^*]*\*\/\s*/, '');
      }
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    withoutUnusedPaths(),
    ...(isSsrBuild ? [mendedPostgres(), leanPrisma(), compactCode()] : []),
    shortInlineCode(),
    tailwindcss(),
    oneNotice(),
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
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { rollupOptions: { output: assetNames } }
      : {
          minify: 'terser' as const,
          terserOptions: {
            compress: { passes: 3, ecma: 2020 },
            format: { comments: false },
            maxWorkers: availableParallelism(),
          },
          rollupOptions: {
            output: {
              ...assetNames,
              ...scriptNames,
              manualChunks: chunkOf,
            },
          },
        }),
  },
}));
