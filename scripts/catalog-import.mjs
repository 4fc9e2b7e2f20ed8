import { spawn } from 'node:child_process';
import path from 'node:path';
import { withDatabase } from './lib/databases.mjs';
import { root } from './lib/paths.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { Problem, printProblem } from './lib/problem.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { loadEnvFile, readSettings, shopEnvironment } from './lib/settings.mjs';

/*
 * `npm run catalog:import -- FILE|URL`: imports a WooCommerce export into the database of the environment, else into the
 * shop's own Postgres, whether `npm start` is running or not. The program itself is modules/catalog/import/cli.ts.
 */

const CLI = 'apps/storefront/app/modules/catalog/import/cli.ts';

/** Runs the importer in this terminal. @returns {Promise<number>} its exit code */
function runImporter(env) {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, path.join(root, CLI), ...process.argv.slice(2)], {
    // npm runs scripts in the checkout's root; files are named from where the person is.
    cwd: process.env.INIT_CWD || process.cwd(),
    env: { ...env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Whether the database has the catalogue's tables. */
async function hasCatalogue(url) {
  try {
    return await withDatabase(url, async (client) => {
      const { rows } = await client.query(`SELECT to_regclass('public.import_run') IS NOT NULL AS present`);
      return rows[0].present;
    });
  } catch (error) {
    if (error.code === '3D000') return false;
    throw new Problem(`The database cannot be reached: ${error.message || error.code}.`, 'Check DATABASE_URL.');
  }
}

async function main() {
  loadEnvFile();
  const settings = readSettings();
  const words = process.argv.slice(2);
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) {
    const databaseUrl = process.env.DATABASE_URL || 'postgresql://localhost/none';
    return runImporter(shopEnvironment(settings, loadSecrets(), { databaseUrl, mode: 'development' }));
  }
  const own = process.env.DATABASE_URL ? undefined : await startPostgres();
  try {
    const databaseUrl = process.env.DATABASE_URL || own.url('velory');
    if (!(await hasCatalogue(databaseUrl))) {
      throw new Problem(
        'The database of the shop is not prepared yet.',
        'Run npm start once; it prepares the database.',
      );
    }
    return await runImporter(shopEnvironment(settings, loadSecrets(), { databaseUrl, mode: 'development' }));
  } finally {
    // One that ran before belongs to `npm start`.
    if (own && !own.adopted) await own.stop();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}
