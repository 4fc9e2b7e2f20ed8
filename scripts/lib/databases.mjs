import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { codeOf, messageOf, Problem } from './problem.mjs';
import { fingerprint } from './stamp.mjs';

/** Sources of the demo data. */
const SEED_SOURCES = ['prisma/seed', 'packages/demo-catalogue'];

/**
 * Runs a function with a database connection.
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDatabase(url, work) {
  const { default: pg } = await import('pg'); // not at the top: this file is loaded before the packages are installed
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database if necessary and checks the connection.
 * @param {string} url
 * @param {string} variable name of the variable with the URL, for messages
 * @throws {Problem}
 */
export async function ensureDatabase(url, variable) {
  try {
    await withDatabase(url, (client) => client.query('SELECT 1'));
  } catch (error) {
    if (codeOf(error) !== '3D000') throw connectionProblem(error, url, variable);
    await createDatabase(url, variable);
  }
}

/** @param {string} url @param {string} variable */
async function createDatabase(url, variable) {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  try {
    await withDatabase(maintenance.href, (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`));
  } catch (error) {
    if (codeOf(error) === '42P04') return; // made by somebody else in the same moment
    throw new Problem(
      `The database "${name}" of ${variable} does not exist and cannot be created: ${messageOf(error)}.`,
      `Create it (createdb ${name}), or grant the user of ${variable} the right to do so (ALTER USER … CREATEDB).`,
    );
  }
}

/**
 * @param {unknown} error
 * @param {string} url
 * @param {string} variable name of the variable with the URL
 */
function connectionProblem(error, url, variable) {
  const { host, username } = new URL(url);
  if (['28P01', '28000'].includes(codeOf(error))) {
    return new Problem(
      `Postgres at ${host} rejected the user "${username}" of ${variable}.`,
      'Check user name and password.',
    );
  }
  return new Problem(
    `Cannot connect to the database of ${variable} at ${host}: ${messageOf(error) || codeOf(error)}.`,
    `Start that Postgres, correct the address, or unset ${variable} to use the embedded Postgres.`,
  );
}

/**
 * Whether all migrations have been applied unchanged, so that the migration tool need not be started.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export function isMigrated(url) {
  return withDatabase(url, async (client) => {
    const { rows: tables } = await client.query(
      `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AND to_regclass('graphile_worker.migrations') IS NOT NULL AS present`,
    );
    if (!tables[0].present) return false;
    const { rows } = await client.query(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    return migrationsOnDisk().every(({ name, checksum }) => applied.get(name) === checksum);
  });
}

/** @returns {{name: string, checksum: string}[]} checksum as Prisma stores it */
function migrationsOnDisk() {
  const folder = inRoot('prisma', 'migrations');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const sql = readFileSync(path.join(folder, name, 'migration.sql'));
      return { name, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Identifies seeded demo data: its sources, and its day, since dates in it are relative. */
const seedMark = () => ({ sources: fingerprint(SEED_SOURCES), day: new Date().toISOString().slice(0, 10) });

/**
 * Whether the shop's database must be seeded.
 * @param {string} url
 * @param {{own: boolean}} options own: the database was provided by the user, so its data is not renewed
 * @returns {Promise<'missing' | 'of another day' | 'current'>} missing: none, or of another version
 */
export function seedState(url, { own }) {
  return withDatabase(url, async (client) => {
    const { rows: products } = await client.query('SELECT EXISTS (SELECT FROM product) AS present');
    if (!products[0].present) return 'missing';
    if (own) return 'current';
    const { rows } = await client.query(
      `SELECT shobj_description(oid, 'pg_database') AS mark FROM pg_database WHERE datname = current_database()`,
    );
    const mark = parseMark(rows[0].mark);
    const now = seedMark();
    if (mark?.sources !== now.sources) return 'missing';
    return mark.day === now.day ? 'current' : 'of another day';
  });
}

/**
 * @param {string} text
 * @returns {{sources?: string, day?: string} | undefined} undefined if it is not our mark
 */
function parseMark(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Marks the database with the version of its demo data. @param {string} url */
export async function markSeeded(url) {
  await withDatabase(url, async (client) => {
    const { rows } = await client.query('SELECT current_database() AS name');
    const name = client.escapeIdentifier(rows[0].name);
    await client.query(`COMMENT ON DATABASE ${name} IS ${client.escapeLiteral(JSON.stringify(seedMark()))}`);
  });
}
