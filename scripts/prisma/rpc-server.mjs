import { createInterface } from 'node:readline';
import { codeOf, messageOf } from '../lib/problem.mjs';
import { createDatabase } from './database-commands.mjs';
import { lastScriptError } from './driver-adapter.mjs';
import { describeDatabaseError, describeFailedMigration, withoutCallStack } from './engine-errors.mjs';
import { createWasmEngine, lastPanicMessage } from './wasm-engine.mjs';

/** The native engine's code for its own errors; the CLI reads `data`. */
const RPC_ERROR_CODE = 4466;

/**
 * Methods that compare with the state after all migrations. The WebAssembly build takes it from a cache that only
 * `devDiagnostic` fills (in a shadow database) and that applying migrations empties; without it they fail with "shadow
 * DB must be provided through an external factory".
 */
const READS_MIGRATION_HISTORY = new Set(['evaluateDataLoss', 'createMigration']);

/** @typedef {number | string} RpcId */

/**
 * The used parameters of calls.
 * @typedef {import('@prisma/schema-engine-wasm').DevDiagnosticInput &
 *   import('@prisma/schema-engine-wasm').GetDatabaseVersionInput} CallParameters
 */

/**
 * Serves the schema engine's JSON-RPC protocol: one JSON object a line on stdin, one a line on stdout, in order, until
 * stdin ends.
 * @param {import('./arguments.mjs').EngineArguments} options
 * @returns {Promise<void>}
 */
export async function serveRpc(options) {
  const url = options.datasource.url ?? '';
  /** @type {ReturnType<typeof createWasmEngine> | undefined} */
  let starting;
  /** @type {RpcId | undefined} of the call that is open */
  let current;

  const engine = () => (starting ??= createWasmEngine(options));
  /** @param {string} method @param {CallParameters} params */
  const call = async (method, params) => {
    if (method === 'createDatabase') return { databaseName: await createDatabase(url) };
    if (method === 'getDatabaseVersion') return (await engine()).version(params);
    const running = await engine();
    /** @type {unknown} */
    const work = Reflect.get(running, method);
    if (typeof work !== 'function') throw new Error(`The schema engine has no method ${method}`);
    if (READS_MIGRATION_HISTORY.has(method)) {
      await running.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
    }
    return (await work.call(running, params)) ?? null;
  };

  // A panic inside the engine leaves its promise pending and surfaces here: answer the open call, or the CLI would
  // wait.
  process.on('uncaughtException', (error) => {
    if (current !== undefined) send({ id: current, error: toRpcError(error, url) }, () => process.exit(101));
    else process.exit(101);
  });

  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = line.trim() ? JSON.parse(line) : {};
    if (!method) continue; // the CLI's own acknowledgement of a `print`
    current = id;
    try {
      const result = await call(method, params);
      if (method === 'diff' && result.stdout != null) print(result.stdout, `print-${id}`);
      send({ id, result });
    } catch (error) {
      send({ id, error: toRpcError(error, url) });
    }
    current = undefined;
  }
}

/**
 * Asks the CLI to show a text to the user.
 * @param {string} content
 * @param {RpcId} id
 */
function print(content, id) {
  send({ method: 'print', params: { content }, id });
}

/** @param {object} message @param {() => void} [written] called when the line has left this process */
function send(message, written) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`, written);
}

/**
 * @param {unknown} error the engine's (`code` is Prisma's, such as P3018) or the driver's
 * @param {string} url
 */
function toRpcError(error, url) {
  const { code, message } = describeError(error, url);
  return {
    code: RPC_ERROR_CODE,
    message: 'An error happened. Check the data field for details.',
    data: {
      is_panic: false, // the CLI would offer to send a report over the internet
      message: withoutCallStack(message),
      error_code: code || null,
      meta: typeof error === 'object' && error !== null && 'meta' in error ? error.meta : null,
    },
  };
}

/**
 * @param {unknown} error
 * @param {string} url
 * @returns {{code: string, message: string}} code is '' where Prisma has none
 */
function describeError(error, url) {
  const panic = lastPanicMessage();
  if (panic) return { code: '', message: `The schema engine stopped unexpectedly: ${panic}` };
  if (/^P\d{4}$/.test(codeOf(error))) return { code: codeOf(error), message: messageOf(error) };
  return describeFailedMigration(messageOf(error), lastScriptError()) ?? describeDatabaseError(error, url);
}
