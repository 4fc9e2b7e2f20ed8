import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { withDatabase } from './databases.mjs';
import { root } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { codeOf, messageOf, Problem } from './problem.mjs';
import { loadSecrets } from './secrets.mjs';
import { loadEnvFile, readSettings, shopEnvironment } from './settings.mjs';

/*
 * Operators' commands (`npm run catalog:import`, `npm run order:paid`, …). Each is a TypeScript program that uses the
 * database of the environment, or the embedded Postgres, whether `npm start` is running or not.
 */

/**
 * @typedef {object} ShopCommand
 * @property {string} cli path of the program, relative to the checkout: a TypeScript file, or a file of the
 *   storefront's build for programs that need what only Vite resolves (all modules, fonts)
 * @property {string} table a table that must exist
 * @property {boolean} [needsArguments] whether it prints its usage when called without arguments (default: true)
 * @property {{threads?: string[], flags?: string[]}} [bundle] for long-running programs: bundled first, which runs a
 *   third faster, and started with lower priority than the shop; threads: programs of its threads; flags: options for
 *   Node
 */

/**
 * Node's arguments that run a program.
 * @param {ShopCommand} command
 * @returns {Promise<string[]>}
 */
async function startWords({ cli, bundle }) {
  if (cli.endsWith('.js')) {
    if (!existsSync(path.join(root, cli))) {
      throw new Problem(
        'The storefront has not been built.',
        'Run npm start once, or npm run build -w apps/storefront.',
      );
    }
    return [path.join(root, cli)];
  }
  const asItIs = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, cli)];
  if (!bundle) return asItIs;
  const { bundleProgram } = await import('./bundle.mjs'); // not at the top: it needs the packages
  const file = await bundleProgram([cli, ...(bundle.threads ?? [])]);
  return file === undefined ? asItIs : [...(bundle.flags ?? []), file];
}

/**
 * Runs the program in this terminal.
 * @param {ShopCommand} command
 * @param {readonly string[]} words arguments
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
async function runProgram(command, words, env) {
  const startedWith = await startWords(command);
  // Set before the start, so that the program inherits it with all its threads.
  if (command.bundle) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const child = spawn(process.execPath, [...startedWith, ...words], {
    // npm runs scripts in the checkout's root; file arguments are relative to the caller's folder.
    cwd: process.env.INIT_CWD || process.cwd(),
    env: { ...env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') },
    stdio: 'inherit',
  });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Whether the database has a table.
 * @param {string} url
 * @param {string} table
 */
async function hasTable(url, table) {
  try {
    return await withDatabase(url, async (client) => {
      const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS present', [`public.${table}`]);
      return rows[0].present;
    });
  } catch (error) {
    if (codeOf(error) === '3D000') return false;
    throw new Problem(`Cannot connect to the database: ${messageOf(error) || codeOf(error)}.`, 'Check DATABASE_URL.');
  }
}

/**
 * Runs a program of the shop with this process's arguments. To print its usage, it runs without a database.
 * @param {ShopCommand} command
 * @returns {Promise<number>} the program's exit code
 * @throws {Problem} if the database cannot be reached or has not been migrated
 */
export async function runShopCommand(command) {
  loadEnvFile();
  const settings = readSettings();
  const words = process.argv.slice(2);
  const needsArguments = command.needsArguments ?? true;
  if ((needsArguments && words.length === 0) || words.includes('--help') || words.includes('-h')) {
    const databaseUrl = process.env.DATABASE_URL || 'postgresql://localhost/none';
    return runProgram(command, words, shopEnvironment(settings, loadSecrets(), { databaseUrl, mode: 'development' }));
  }
  const own = process.env.DATABASE_URL ? undefined : await startPostgres();
  try {
    const databaseUrl = own?.url('velory') ?? process.env.DATABASE_URL ?? '';
    if (!(await hasTable(databaseUrl, command.table))) {
      throw new Problem('The database has not been migrated.', 'Run npm start once, or npm run migrate.');
    }
    return await runProgram(
      command,
      words,
      shopEnvironment(settings, loadSecrets(), { databaseUrl, mode: 'development' }),
    );
  } finally {
    // An adopted one belongs to `npm start`.
    if (own && !own.adopted) await own.stop();
  }
}
