/**
 * Import rules. Layers are read from docs/architecture.md, modules from the folder app/modules; a module without a layer is an error.
 */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const app = 'apps/storefront/app';
const test = '\\.test\\.tsx?$';

/** Layers from the bottom up, each a list of modules, read from docs/architecture.md ("## Layers"). */
function readLayers() {
  const picture = /## Layers[\s\S]*?```\n([\s\S]*?)```/.exec(
    readFileSync(path.join(__dirname, 'docs/architecture.md'), 'utf8'),
  )[1];
  return [...picture.matchAll(/^ *(\d+) +(.+)$/gm)]
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , modules]) => modules.split('·').map((name) => name.trim()));
}

const layers = readLayers();
const unassigned = readdirSync(path.join(__dirname, app, 'modules')).filter((name) => !layers.flat().includes(name));
if (unassigned.length > 0) {
  throw new Error(`docs/architecture.md names no layer for: ${unassigned.join(', ')}`);
}

const downwardsOnly = layers.slice(0, -1).map((modules, layer) => ({
  name: `layer-${layer + 1}-imports-no-higher-layer`,
  comment: 'A module imports modules of its own layer or below.',
  severity: 'error',
  from: { path: `^${app}/modules/(${modules.join('|')})/`, pathNot: test },
  to: {
    path: `^${app}/modules/(${layers
      .slice(layer + 1)
      .flat()
      .join('|')})/`,
  },
}));

/** The layers above the modules, from the top down: each imports only those after it, and `site-map.ts`. */
const upperLayers = ['(pages|api)', 'shell', 'seo'];
const aboveModules = `(${upperLayers.join('|')})/|wiring\\.server|root\\.tsx|routes\\.ts|entry\\.`;

module.exports = {
  forbidden: [
    ...downwardsOnly,
    {
      name: 'no-cycles',
      comment: 'No import cycles, including those of types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'private-files-stay-in-their-module',
      comment: "Files in a module's folder and in its ui/ are public; its other subfolders are private.",
      severity: 'error',
      from: { path: `^${app}/modules/([^/]+)/`, pathNot: test },
      to: { path: `^${app}/modules/[^/]+/(?!ui/)[^/]+/`, pathNot: `^${app}/modules/$1/` },
    },
    {
      name: 'no-private-files-from-outside-modules',
      comment: 'Pages, API calls, seed and server import only public files of modules.',
      severity: 'error',
      from: { pathNot: [`^${app}/modules/`, test, '^tests/'] },
      to: { path: `^${app}/modules/[^/]+/(?!ui/)[^/]+/` },
    },
    {
      name: 'no-imports-between-pages',
      comment: 'Code shared by two pages belongs to a module, the shell or ui.',
      severity: 'error',
      from: { path: `^${app}/pages/([^/]+)/` },
      to: { path: `^${app}/pages/`, pathNot: `^${app}/pages/$1/` },
    },
    {
      name: 'no-database-above-modules',
      comment: 'Pages, API calls, shell and seo import no database and no integration.',
      severity: 'error',
      from: { path: `^${app}/(${upperLayers.join('|')})/`, pathNot: test },
      to: { path: [`^${app}/(generated|integrations)/`, `^${app}/platform/(db|sql)\\.server\\.ts$`] },
    },
    ...upperLayers.map((layer, index) => ({
      name: `no-imports-up-from-${layer.replace(/\W+/g, '-').replace(/^-|-$/g, '')}`,
      severity: 'error',
      from: { path: `^${app}/${layer}/` },
      to: {
        path: [
          `^${app}/(${upperLayers.slice(0, index).concat('wiring\\.server').join('|')})`,
          `^${app}/(root\\.tsx|routes\\.ts|entry\\.)`,
          '^apps/storefront/(server|worker)/',
        ],
      },
    })),
    {
      name: 'no-pages-in-api',
      severity: 'error',
      from: { path: `^${app}/api/` },
      to: { path: `^${app}/pages/` },
    },
    {
      name: 'only-the-ledger-computes-what-is-due',
      comment:
        'Dates and amounts of what is due come from the ledger (orders/ledger.ts). Plan arithmetic without dates, and examples ' +
        'that name their assumption, are in financing/financing.ts.',
      severity: 'error',
      from: { path: `^${app}/`, pathNot: [`^${app}/modules/(financing|orders)/`, test] },
      to: {
        path: `^${app}/modules/financing/(due|deadlines|early-payment|employer-share)\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-server-code-in-components',
      comment:
        'Components get data as props (types may be imported). Of a route only the component reaches the browser.',
      severity: 'error',
      from: {
        path: `^${app}/(ui|shell|seo|pages|modules)/`,
        pathNot: ['\\.server\\.tsx?$', test, '(/|-)route\\.tsx?$'],
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-imports-up-from-modules',
      severity: 'error',
      from: { path: `^${app}/modules/`, pathNot: test },
      to: { path: [`^${app}/(${aboveModules})`, '^apps/storefront/(server|worker)/'] },
    },
    {
      name: 'integrations-import-platform-only',
      severity: 'error',
      from: { path: `^${app}/integrations/`, pathNot: test },
      to: { path: `^${app}/(modules|ui|${aboveModules})` },
    },
    {
      name: 'no-imports-between-integrations',
      comment: 'Each kind of third party has its own folder.',
      severity: 'error',
      from: { path: `^${app}/integrations/([^/]+)/`, pathNot: test },
      to: { path: `^${app}/integrations/[^/]+/`, pathNot: `^${app}/integrations/$1/` },
    },
    {
      name: 'no-imports-up-from-base',
      comment: 'ui, i18n and platform contain no business terms.',
      severity: 'error',
      from: { path: `^${app}/(ui|i18n|platform)/`, pathNot: test },
      to: { path: `^${app}/(modules|integrations|site-map|${aboveModules})` },
    },
    {
      name: 'site-map-imports-i18n-only',
      severity: 'error',
      from: { path: `^${app}/site-map\\.ts$` },
      to: { path: `^${app}/`, pathNot: `^${app}/i18n/` },
    },
    {
      name: 'prisma-only-in-db',
      severity: 'error',
      from: { path: `^${app}/`, pathNot: [`^${app}/platform/(db|single-reads)\\.server\\.ts$`, `^${app}/generated/`] },
      to: { path: [`^${app}/generated/prisma`, 'node_modules/@prisma/'] },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: ['^tests/', test, '^(vitest|playwright)\\.config\\.ts$'] },
      to: { path: ['^tests/', test] },
    },
    {
      name: 'packages-import-nothing-of-the-shop',
      comment: 'Other projects could use packages unchanged; bench measures this shop and is exempt.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: [test, '^packages/bench/'] },
      to: { path: '^(apps|cms|prisma|scripts|tests|packages)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'no-imports-between-cms-and-apps',
      severity: 'error',
      from: { path: '^(cms|apps)/' },
      to: { path: '^(cms|apps)/', pathNot: '^$1/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', 'build', 'dist', 'app/generated'] },
    exclude: { path: ['node_modules/.*/node_modules', '/build/', '/dist/', '\\.data/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
