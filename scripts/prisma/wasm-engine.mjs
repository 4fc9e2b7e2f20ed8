import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { createAdapterFactory } from './driver-adapter.mjs';

let panicMessage = '';

/** The text of the engine's last panic, '' when there was none. WebAssembly itself only reports "unreachable". */
export const lastPanicMessage = () => panicMessage;

/** The engine calls this global before it aborts. */
Object.assign(globalThis, {
  PRISMA_WASM_PANIC_REGISTRY: {
    /** @param {string} message */
    set_message(message) {
      panicMessage = message;
    },
  },
});

/**
 * Starts Prisma's official WebAssembly schema engine.
 * @param {import('./arguments.mjs').EngineArguments} options
 * @returns {Promise<import('@prisma/schema-engine-wasm').SchemaEngine>}
 */
export function createWasmEngine({ schemaFiles, datasource }) {
  const { resolve } = createRequire(import.meta.url);
  const wasmPath = resolve('@prisma/schema-engine-wasm/schema_engine_bg').replace(/\.js$/, '.wasm');
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasmPath)), {
    './schema_engine_bg.js': bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  const { __wbindgen_start: begin } = instance.exports;
  if (typeof begin !== 'function') throw new Error('The WebAssembly schema engine has no start.');
  begin();

  /** @type {[string, string][]} */
  const datamodels = schemaFiles.map((file) => [file, readFileSync(file, 'utf8')]);
  const ignoreLog = () => {};
  return bindings.SchemaEngine.new(
    { datamodels: datamodels.length > 0 ? datamodels : undefined },
    ignoreLog,
    bindMigrationAwareSqlAdapterFactory(createAdapterFactory(datasource)),
  );
}
