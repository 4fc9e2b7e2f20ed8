import pg from 'pg';
import { describeDatabaseError } from './engine-errors.mjs';

/**
 * Opens a connection, works with it and closes it.
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * The server's maintenance database: a database cannot be created or dropped from inside itself.
 * @param {string} url
 */
function maintenanceUrl(url) {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  return maintenance.href;
}

/** @param {string} url */
export function databaseNameOf(url) {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** @param {string} url @returns {Promise<string>} the name of the database made */
export async function createDatabase(url) {
  const name = databaseNameOf(url);
  await withClient(maintenanceUrl(url), (client) => client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`));
  return name;
}

/** @type {Record<string, (url: string) => Promise<string>>} each returns the line to print */
const COMMANDS = {
  'can-connect-to-database': async (url) => {
    await withClient(url, (client) => client.query('SELECT 1'));
    return 'Connection successful';
  },
  'create-database': async (url) => `Database '${await createDatabase(url)}' was successfully created.`,
  'drop-database': async (url) => {
    const name = databaseNameOf(url);
    await withClient(maintenanceUrl(url), (client) => client.query(`DROP DATABASE ${pg.escapeIdentifier(name)}`));
    return `Database '${name}' was successfully dropped.`;
  },
};

/**
 * Runs `cli <command>` of the schema engine: prints a line, or logs the failure to stderr in the engine's own format
 * (the CLI skips the first line and takes the entry of the target `schema_engine::logger`).
 * @param {string | undefined} command
 * @param {string} url
 * @returns {Promise<number>} exit code
 */
export async function runDatabaseCommand(command, url) {
  const run = COMMANDS[command ?? ''];
  try {
    if (!run) throw new Error(`Unknown command: cli ${command}`);
    process.stdout.write(`${await run(url)}\n`);
    return 0;
  } catch (error) {
    const { code, message } = describeDatabaseError(error, url);
    logLine({ level: 'INFO', target: 'schema_engine', fields: { message: `Running cli ${command}` } });
    const fields = { is_panic: false, error_code: code, message, meta: {} };
    logLine({ level: 'ERROR', target: 'schema_engine::logger', fields });
    return 1;
  }
}

/** @param {object} entry */
function logLine(entry) {
  process.stderr.write(`${JSON.stringify({ timestamp: new Date().toISOString(), ...entry })}\n`);
}
