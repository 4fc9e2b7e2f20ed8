import { rmSync } from 'node:fs';
import { npmCommand } from './install.mjs';
import { inRoot, root } from './paths.mjs';
import { Product } from './stamp.mjs';

/** @typedef {import('./run.mjs').Run} Run */

/** Files that every build depends on. */
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

const prismaClient = new Product({
  sources: ['package-lock.json', 'prisma/schema', 'prisma.config.ts'],
  outputs: ['apps/storefront/app/generated/prisma/client.ts'],
  stamp: 'apps/storefront/app/generated/prisma/.made-from',
});

const storefront = new Product({
  sources: [
    ...COMMON,
    'apps/storefront',
    'locales',
    'packages',
    'prisma/migrations',
    'prisma/schema',
    'tailwind.config.ts',
  ],
  outputs: [
    'apps/storefront/build/main.js',
    'apps/storefront/build/erasures-replay.js',
    'apps/storefront/build/picture-process.mjs',
    'apps/storefront/build/server/index.js',
    'apps/storefront/build/client',
  ],
  stamp: 'apps/storefront/build/server/.made-from',
});

const cmsServer = new Product({
  sources: [...COMMON, 'cms/package.json', 'cms/tsconfig.json', 'cms/config', 'cms/src'],
  outputs: ['cms/dist/src/index.js', 'cms/dist/config/server.js'],
  stamp: 'cms/dist/.made-from',
});

const cmsAdmin = new Product({
  sources: [
    'package-lock.json',
    'cms/package.json',
    'cms/config/admin.ts',
    'cms/config/plugins.ts',
    'cms/src/admin',
    'cms/src/plugins',
  ],
  outputs: ['cms/dist/build/index.html'],
  stamp: 'cms/dist/build/.made-from',
});

/**
 * Runs a script of package.json; the whole output goes to a log.
 * @param {Run} run
 * @param {string} name of the log
 * @param {string} script
 * @param {{workspace?: string, failure: string, env?: NodeJS.ProcessEnv}} options failure: sentence for an exit code
 *   other than 0
 */
function npmRun(run, name, script, { workspace, failure, env = {} }) {
  const npm = npmCommand();
  const args = [...npm.args, 'run', script, ...(workspace ? ['-w', workspace] : [])];
  return run.command(name, npm.command, args, { cwd: root, env: { ...process.env, ...env }, failure });
}

/** @param {Run} run @returns {Promise<boolean>} whether there was anything to do; so do the others here */
export const generatePrismaClient = (run) =>
  prismaClient.ensure(() =>
    npmRun(run, 'prisma-generate', 'generate', { failure: 'The Prisma client could not be generated.' }),
  );

/** @param {Run} run */
export const buildStorefront = (run) =>
  storefront.ensure(() =>
    npmRun(run, 'build-storefront', 'build', {
      workspace: 'apps/storefront',
      env: { NODE_ENV: 'production', BROTLI_QUALITY: '5' },
      failure: 'The storefront could not be built.',
    }),
  );

/**
 * Whether the storefront's build is up to date.
 * @forTests
 * @returns {'current' | 'older' | 'missing'}
 */
export const storefrontBuildState = () => storefront.state();

/** @param {Run} run */
export const compileCms = (run) =>
  compiledCms(() =>
    npmRun(run, 'compile-cms', 'compile', {
      workspace: 'cms',
      failure: 'The server of the CMS could not be compiled.',
    }),
  );

/** @param {() => Promise<void>} compile */
const compiledCms = (compile) =>
  cmsServer.ensure(() => {
    // Strapi loads every file in this folder, and the compiler removes none.
    for (const folder of ['src', 'config']) rmSync(inRoot('cms', 'dist', folder), { recursive: true, force: true });
    return compile();
  });

/** Whether the admin panel is built and up to date. */
export const isCmsAdminBuilt = () => cmsAdmin.isCurrent();

/**
 * Builds the server of the CMS and its admin panel. `strapi build` compiles the server too.
 * @param {Run} run
 * @param {NodeJS.ProcessEnv} env of Strapi, which reads its settings during the build
 * @returns {Promise<boolean>} whether it had to run
 */
export async function buildCms(run, env) {
  if (isCmsAdminBuilt()) return compileCms(run);
  /** @type {Promise<void> | undefined} */
  let building;
  const build = () =>
    (building ??= npmRun(run, 'build-cms-admin', 'build', {
      workspace: 'cms',
      // The panel's bundler needs more than Node's default of 2 GB on small machines.
      env: {
        ...env,
        NODE_ENV: 'production',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=4096`.trim(),
      },
      failure: "Strapi's admin panel could not be built.",
    }));
  await compiledCms(build);
  return cmsAdmin.ensure(build);
}

/** @param {Run} run @param {NodeJS.ProcessEnv} env of the shop */
export const seedDatabase = (run, env) =>
  npmRun(run, 'seed', 'seed', { env, failure: 'The database could not be seeded.' });

/** @param {Run} run @param {NodeJS.ProcessEnv} env of the shop */
export const migrateDatabase = (run, env) =>
  npmRun(run, 'migrate', 'migrate', { env, failure: 'The database could not be migrated.' });
