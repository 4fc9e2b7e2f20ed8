/**
 * Who may import whom (docs/architecture.md). Modules lie on floors; imports go down, or sideways through public files.
 */
const app = 'apps/storefront/app';
const floors = [
  ['content', 'identity', 'financing', 'consent', 'illustrations', 'forms'],
  ['organizations', 'catalog', 'pricing'],
  ['search', 'comparison', 'wishlist', 'recommendations', 'questions', 'quiz'],
  ['listings', 'cart'],
  ['checkout', 'orders', 'sponsoring'],
  ['support', 'campaigns'],
  ['admin'],
];

const downwardsOnly = floors.slice(0, -1).map((modules, floor) => ({
  name: `floor-${floor + 1}-imports-no-higher-floor`,
  comment: 'A module imports modules of its own floor or below.',
  severity: 'error',
  from: { path: `^${app}/modules/(${modules.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^${app}/modules/(${floors
      .slice(floor + 1)
      .flat()
      .join('|')})/`,
  },
}));

module.exports = {
  forbidden: [
    ...downwardsOnly,
    {
      name: 'no-cycles',
      comment: 'Types may refer to each other; code that runs may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'routes-stay-thin',
      comment: 'A route speaks HTTP: no Prisma, no integration, no other route.',
      severity: 'error',
      from: { path: `^${app}/routes/` },
      to: { path: [`^${app}/(generated|integrations|routes)/`, `^${app}/platform/(db|sql)\\.server\\.ts$`] },
    },
    {
      name: 'components-have-no-server-code',
      comment: 'Components get data by props (types excepted).',
      severity: 'error',
      from: { path: `^${app}/(ui|frame|modules/[^/]+/ui)/`, pathNot: '\\.(server|test)\\.tsx?$' },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-files-import-pure-files',
      comment: 'Rules of a module do no I/O: only *.server.ts may import *.server.ts.',
      severity: 'error',
      from: { path: `^${app}/modules/[^/]+/[^/]+\\.ts$`, pathNot: '\\.(server|test)\\.ts$' },
      to: { path: '\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-know-no-http-layer',
      comment: 'Modules are below routes, the frame and the server.',
      severity: 'error',
      from: { path: `^${app}/modules/` },
      to: { path: [`^${app}/(routes|frame)/`, '^apps/storefront/(server|worker)/'] },
    },
    {
      name: 'integrations-import-platform-only',
      severity: 'error',
      from: { path: `^${app}/integrations/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^${app}/(modules|routes|frame|ui)/` },
    },
    {
      name: 'ground-floor-imports-nothing-above',
      comment: 'ui, i18n and platform hold no business.',
      severity: 'error',
      from: { path: `^${app}/(ui|i18n|platform)/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^${app}/(modules|routes|frame|integrations)/` },
    },
    {
      name: 'only-db-knows-prisma',
      severity: 'error',
      from: { path: `^${app}/`, pathNot: [`^${app}/platform/db\\.server\\.ts$`, `^${app}/generated/`] },
      to: { path: [`^${app}/generated/prisma`, 'node_modules/@prisma/'] },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: ['^tests/', '\\.test\\.tsx?$', '^(vitest|playwright)\\.config\\.ts$'] },
      to: { path: ['^tests/', '\\.test\\.tsx?$'] },
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
