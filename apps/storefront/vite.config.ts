import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { withoutUnusedPaths } from './unused-paths.ts';
import { compactCode } from './scripts/compact-code.mjs';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Packages that every page needs. */
const framework = /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\//;

/** Our own code that every page needs: shell, links, languages. */
const shell =
  /\/app\/(seo\/seo|shell\/(shop-shell|navigation|router-link|error-page)|i18n\/(?!dates)|site-map|modules\/content\/faq\.|modules\/cart\/ui\/(cart-slot|cart-signals|stored-mirror)\.|modules\/visit\/|modules\/instances\/ui\/parts\.|modules\/identity\/visit-cookie|modules\/catalog\/(own-bike|ui\/(tile-card|own-bike|tile-tools|short-line))\.|ui\/(accordion|badge|breadcrumb|button|class-names|icon|language-switch|layout|link|logo|marked-text|picture|product-card|rate|search-form|sheets|site-footer|site-header|states|term-segment|theme|drawn-part|visually-hidden)\.)/;

/** Fields of forms and their messages. */
const forms = /\/app\/ui\/(choice|field|form-message)\./;

/** One file for each instead of many small ones: together they compress better. */
function chunkOf(id: string): string | undefined {
  if (framework.test(id)) return 'framework';
  if (id.includes('.server.') || id.endsWith('.css')) return undefined;
  if (shell.test(id)) return 'shell';
  return forms.test(id) ? 'forms' : undefined;
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    withoutUnusedPaths(),
    ...(isSsrBuild ? [compactCode()] : []),
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
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  server: { port: 3000, strictPort: true },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          minify: 'terser' as const,
          terserOptions: { compress: { passes: 3, ecma: 2020 }, format: { comments: false } },
          rollupOptions: {
            output: { manualChunks: chunkOf },
          },
        }),
  },
}));
