/**
 * Who may import whom. The floors are those of docs/architecture.md, the modules those that lie in the folder: a module that stands
 * on no floor stops the check.
 */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const app = 'apps/storefront/app';
const test = '\\.test\\.tsx?$';

/** Floors from the ground up, each a list of modules, from the picture in docs/architecture.md ("## Floors"). */
function readFloors() {
  const picture = /## Floors[\s\S]*?```\n([\s\S]*?)```/.exec(
    readFileSync(path.join(__dirname, 'docs/architecture.md'), 'utf8'),
  )[1];
  return [...picture.matchAll(/^ *(\d+) +(.+)$/gm)]
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , modules]) => modules.split('·').map((name) => name.trim()));
}

const floors = readFloors();
const homeless = readdirSync(path.join(__dirname, app, 'modules')).filter((name) => !floors.flat().includes(name));
if (homeless.length > 0) {
  throw new Error(`docs/architecture.md names no floor for: ${homeless.join(', ')}`);
}

const downwardsOnly = floors.slice(0, -1).map((modules, floor) => ({
  name: `floor-${floor + 1}-imports-no-higher-floor`,
  comment: 'A module imports modules of its own floor or below.',
  severity: 'error',
  from: { path: `^${app}/modules/(${modules.join('|')})/`, pathNot: test },
  to: {
    path: `^${app}/modules/(${floors
      .slice(floor + 1)
      .flat()
      .join('|')})/`,
  },
}));

/** What stands above the modules, from the top down: each imports only what follows it, and `site-map.ts`. */
const upstairs = ['(pages|api)', 'shell', 'seo'];
const roof = `(${upstairs.join('|')})/|wiring\\.server|root\\.tsx|routes\\.ts|entry\\.`;

module.exports = {
  forbidden: [
    ...downwardsOnly,
    {
      name: 'no-circles',
      comment: 'No file leads back to itself, by types neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'private-files-stay-in-their-module',
      comment: "What lies in a module's folder or its ui/ is public; every other folder of it is its own affair.",
      severity: 'error',
      from: { path: `^${app}/modules/([^/]+)/`, pathNot: test },
      to: { path: `^${app}/modules/[^/]+/(?!ui/)[^/]+/`, pathNot: `^${app}/modules/$1/` },
    },
    {
      name: 'nobody-above-opens-a-module',
      comment: 'Pages, calls, seed and server use what modules make public.',
      severity: 'error',
      from: { pathNot: [`^${app}/modules/`, test, '^tests/'] },
      to: { path: `^${app}/modules/[^/]+/(?!ui/)[^/]+/` },
    },
    {
      name: 'a-page-is-a-room',
      comment: 'What two pages share belongs to a module, the shell or ui.',
      severity: 'error',
      from: { path: `^${app}/pages/([^/]+)/` },
      to: { path: `^${app}/pages/`, pathNot: `^${app}/pages/$1/` },
    },
    {
      name: 'pages-and-calls-speak-http',
      comment: 'No database and no third party above the modules.',
      severity: 'error',
      from: { path: `^${app}/(${upstairs.join('|')})/`, pathNot: test },
      to: { path: [`^${app}/(generated|integrations)/`, `^${app}/platform/(db|sql)\\.server\\.ts$`] },
    },
    ...upstairs.map((storey, index) => ({
      name: `nothing-leads-up-from-${storey.replace(/\W+/g, '-').replace(/^-|-$/g, '')}`,
      severity: 'error',
      from: { path: `^${app}/${storey}/` },
      to: {
        path: [
          `^${app}/(${upstairs.slice(0, index).concat('wiring\\.server').join('|')})`,
          `^${app}/(root\\.tsx|routes\\.ts|entry\\.)`,
          '^apps/storefront/(server|worker)/',
        ],
      },
    })),
    {
      name: 'calls-know-no-pages',
      severity: 'error',
      from: { path: `^${app}/api/` },
      to: { path: `^${app}/pages/` },
    },
    {
      name: 'components-have-no-server-code',
      comment: 'Components get data by props (types excepted). Of a route only the component reaches the browser.',
      severity: 'error',
      from: {
        path: `^${app}/(ui|shell|seo|pages|modules)/`,
        pathNot: ['\\.server\\.tsx?$', test, '(/|-)route\\.tsx?$'],
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-know-nothing-above',
      severity: 'error',
      from: { path: `^${app}/modules/`, pathNot: test },
      to: { path: [`^${app}/(${roof})`, '^apps/storefront/(server|worker)/'] },
    },
    {
      name: 'integrations-import-platform-only',
      severity: 'error',
      from: { path: `^${app}/integrations/`, pathNot: test },
      to: { path: `^${app}/(modules|ui|${roof})` },
    },
    {
      name: 'an-integration-knows-no-other',
      comment: 'Each kind of third party is a folder of its own.',
      severity: 'error',
      from: { path: `^${app}/integrations/([^/]+)/`, pathNot: test },
      to: { path: `^${app}/integrations/[^/]+/`, pathNot: `^${app}/integrations/$1/` },
    },
    {
      name: 'ground-floor-imports-nothing-above',
      comment: 'ui, i18n and platform hold no business.',
      severity: 'error',
      from: { path: `^${app}/(ui|i18n|platform)/`, pathNot: test },
      to: { path: `^${app}/(modules|integrations|site-map|${roof})` },
    },
    {
      name: 'the-site-map-knows-languages-only',
      severity: 'error',
      from: { path: `^${app}/site-map\\.ts$` },
      to: { path: `^${app}/`, pathNot: `^${app}/i18n/` },
    },
    {
      name: 'only-db-knows-prisma',
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
      name: 'packages-know-nothing-of-the-shop',
      comment: 'Another project could use them unchanged; bench measures this shop.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: [test, '^packages/bench/'] },
      to: { path: '^(apps|cms|prisma|scripts|tests|packages)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'cms-and-apps-share-nothing',
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
