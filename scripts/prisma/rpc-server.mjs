import { createInterface } from 'node:readline';
import { createDatabase } from './database-commands.mjs';
import { lastScriptError } from './driver-adapter.mjs';
import { describeDatabaseError, describeFailedMigration, withoutCallStack } from './engine-errors.mjs';
import { createWasmEngine, lastPanicMessage } from './wasm-engine.mjs';

/** What the native engine answers for every error of its own; the CLI reads `data`. */
const RPC_ERROR_CODE = 4466;

/**
 * Methods that compare with the state after all migrations. The WebAssembly build takes it from a cache that only
 * `devDiagnostic` fills (in a shadow database) and that applying migrations empties; without it they fail with "shadow DB
 * must be provided through an external factory".
 */
const READS_MIGRATION_HISTORY = new Set(['evaluateDataLoss', 'createMigration']);

/**
 * Serves the schema engine's JSON-RPC protocol: one JSON object a line on stdin, one a line on stdout, in order, until
 * stdin ends.
 * @param {import('./arguments.mjs').EngineArguments} options
 * @returns {Promise<void>}
 */
export async function serveRpc(options) {
  const url = options.datasource.url ?? '';
  let starting;
  let current;

  const engine = () => (starting ??= createWasmEngine(options));
  const call = async (method, params) => {
    if (method === 'createDatabase') return { databaseName: await createDatabase(url) };
    if (method === 'getDatabaseVersion') return (await engine()).version(params);
    const running = await engine();
    if (typeof running[method] !== 'function') throw new Error(`The schema engine has no method ${method}`);
    if (READS_MIGRATION_HISTORY.has(method)) {
      await running.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
    }
    return (await running[method](params)) ?? null;
  };

  // A panic inside the engine leaves its promise pending and surfaces here: answer the open call, or the CLI would wait.
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

/** Asks the CLI to show a text to the user. */
function print(content, id) {
  send({ method: 'print', params: { content }, id });
}

/** @param {object} message @param {() => void} [written] called when the line has left this process */
function send(message, written) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`, written);
}

/**
 * @param {{code?: string, message?: string, meta?: object}} error the engine's (`code` is Prisma's, such as P3018) or the driver's
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
      meta: error?.meta ?? null,
    },
  };
}

/** @returns {{code: string, message: string}} code is '' where Prisma has none */
function describeError(error, url) {
  const panic = lastPanicMessage();
  if (panic) return { code: '', message: `The schema engine stopped unexpectedly: ${panic}` };
  if (/^P\d{4}$/.test(error?.code ?? '')) return error;
  return describeFailedMigration(error?.message ?? '', lastScriptError()) ?? describeDatabaseError(error, url);
}
