import pg from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils';

/** Postgres' internal one-byte type `"char"`, used by its catalogue tables. */
const OID_CHAR = 18;
/** Postgres' `text`, which adapter-pg reads without conversion. */
const OID_TEXT = 25;

/** @typedef {import('@prisma/driver-adapter-utils').SqlQuery} SqlQuery */

/**
 * How adapter-pg's connections and transactions send a statement; a private method of theirs.
 * @typedef {(statement: SqlQuery) => Promise<{fields: {dataTypeID: number}[]}>} PerformIO
 */

/**
 * Postgres' error of a failed script; only a message if the connection was lost.
 * @typedef {Error & Partial<Pick<import('pg').DatabaseError, 'code' | 'severity' | 'detail' | 'column' | 'hint'>>}
 *   ScriptError
 */

/** @type {ScriptError | undefined} */
let scriptError;

/** The error of the last migration script that Postgres refused; the engine's own report leaves its code out. */
export const lastScriptError = () => scriptError;

/**
 * The schema engine's driver: adapter-pg with three changes for migrations.
 *
 * - Catalogue queries return `"char"` columns, which adapter-pg refuses; they are read as text and labelled
 *   `Character`.
 * - adapter-pg cuts a script at every semicolon, also inside `DO $$ … $$`; here a migration is sent whole, which makes
 *   it one implicit transaction, as with the native engine.
 * - The engine holds an advisory lock and session settings, so all of a connection's work runs in one session.
 *
 * @param {{url?: string, shadowDatabaseUrl?: string}} datasource
 * @returns {import('@prisma/driver-adapter-utils').SqlMigrationAwareDriverAdapterFactory}
 */
export function createAdapterFactory({ url = '', shadowDatabaseUrl }) {
  const { provider, adapterName } = new PrismaPg({ connectionString: url });
  return {
    provider,
    adapterName,
    connect: () => connect(url),
    connectToShadowDb: () => (shadowDatabaseUrl ? connect(shadowDatabaseUrl) : connectToTemporaryDatabase(url)),
  };
}

/** @param {string} url Postgres connection string; `?schema=` names the schema that Prisma works in */
async function connect(url) {
  const schema = url ? (new URL(url).searchParams.get('schema') ?? undefined) : undefined;
  const factory = new PrismaPg({ connectionString: url, max: 1, idleTimeoutMillis: 0 }, { schema });
  const adapter = await factory.connect();
  labelCharColumns(adapter);
  const { startTransaction } = adapter;
  adapter.startTransaction = async (...options) => labelCharColumns(await startTransaction.apply(adapter, options));
  adapter.executeScript = (script) => runWholeScript(adapter, script);
  return adapter;
}

/**
 * Creates an empty database beside the one of `url`, where the engine replays the migrations, and drops it on disposal.
 * @param {string} url
 */
async function connectToTemporaryDatabase(url) {
  const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`CREATE DATABASE "${name}"`);
  const shadowUrl = new URL(url);
  shadowUrl.pathname = `/${name}`;
  const adapter = await connect(shadowUrl.href);
  const { dispose } = adapter;
  adapter.dispose = async () => {
    await dispose.call(adapter);
    await owner.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    await owner.end();
  };
  return adapter;
}

/**
 * Makes `queryRaw` of a connection or transaction return `"char"` columns.
 * @template {import('@prisma/driver-adapter-utils').SqlQueryable} T
 * @param {T} queryable
 * @returns {T} the same object
 */
function labelCharColumns(queryable) {
  const { queryRaw } = queryable;
  /** @type {object} */
  const insides = queryable;
  /** @type {PerformIO} */
  const performIO = Reflect.get(insides, 'performIO');
  queryable.queryRaw = async (query) => {
    /** @type {number[]} */
    const charColumns = [];
    const readingCharAsText = Object.create(queryable, {
      performIO: {
        /** @param {SqlQuery} statement */
        value: async (statement) => {
          const result = await performIO.call(queryable, statement);
          result.fields.forEach((field, index) => {
            if (field.dataTypeID !== OID_CHAR) return;
            charColumns.push(index);
            field.dataTypeID = OID_TEXT;
          });
          return result;
        },
      },
    });
    const result = await queryRaw.call(readingCharAsText, query);
    for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return queryable;
}

/**
 * Sends a script as one message of the simple query protocol; a failing statement undoes the whole of it.
 * @param {{underlyingDriver: () => pg.Pool}} adapter
 * @param {string} script
 */
async function runWholeScript(adapter, script) {
  try {
    await adapter.underlyingDriver().query(script);
  } catch (caught) {
    /** @type {ScriptError} */
    const error = caught instanceof Error ? caught : new Error(String(caught));
    scriptError = error;
    throw new DriverAdapterError({
      kind: 'postgres',
      code: error.code ?? 'N/A',
      severity: error.severity ?? 'ERROR',
      message: error.message,
      detail: error.detail,
      column: error.column,
      hint: error.hint,
      originalCode: error.code,
      originalMessage: error.message,
    });
  }
}
