import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { withDatabase } from './databases.mjs';
import { root } from './paths.mjs';
import { startPostgres } from './postgres.mjs';
import { codeOf, messageOf, Problem } from './problem.mjs';
import { loadSecrets } from './secrets.mjs';
import { loadEnvFile, readSettings, shopEnvironment } from './settings.mjs';

/*
 * Commands of the staff (`npm run catalog:import`, `npm run order:paid`, …): each is a TypeScript program of the shop that runs
 * against the database of the environment, else against the shop's own Postgres, whether `npm start` is running or not.
 */

/**
 * A program of the staff.
 * @typedef {object} ShopCommand
 * @property {string} cli the program, from the checkout's root
 * @property {string} table a table that it needs
 * @property {{threads?: string[], flags?: string[]}} [bundle] where it works for long, it is put into one file first, which runs a third
 *   faster, and gives way to the shop; threads: programs of its threads; flags: what Node is told
 */

/**
 * What Node is started with to run a program.
 * @param {ShopCommand} command
 * @returns {Promise<string[]>}
 */
async function startWords({ cli, bundle }) {
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
  // The program inherits it, with all its threads: told of it later, only one of them would give way.
  if (command.bundle) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const child = spawn(process.execPath, [...startedWith, ...words], {
    // npm runs scripts in the checkout's root; files are named from where the person is.
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
 * Whether the database has a table of the shop.
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
    throw new Problem(`The database cannot be reached: ${messageOf(error) || codeOf(error)}.`, 'Check DATABASE_URL.');
  }
}

/**
 * Runs a program of the shop with this process's arguments. Without any, or asked for help, it runs without a database.
 * @param {ShopCommand} command
 * @returns {Promise<number>} the program's exit code
 * @throws {Problem} where the database is away or not prepared
 */
export async function runShopCommand(command) {
  loadEnvFile();
  const settings = readSettings();
  const words = process.argv.slice(2);
  if (words.length === 0 || words.includes('--help') || words.includes('-h')) {
    const databaseUrl = process.env.DATABASE_URL || 'postgresql://localhost/none';
    return runProgram(command, words, shopEnvironment(settings, loadSecrets(), { databaseUrl, mode: 'development' }));
  }
  const own = process.env.DATABASE_URL ? undefined : await startPostgres();
  try {
    const databaseUrl = own?.url('velory') ?? process.env.DATABASE_URL ?? '';
    if (!(await hasTable(databaseUrl, command.table))) {
      throw new Problem(
        'The database of the shop is not prepared yet.',
        'Run npm start once; it prepares the database.',
      );
    }
    return await runProgram(
      command,
      words,
      shopEnvironment(settings, loadSecrets(), { databaseUrl, mode: 'development' }),
    );
  } finally {
    // One that ran before belongs to `npm start`.
    if (own && !own.adopted) await own.stop();
  }
}
