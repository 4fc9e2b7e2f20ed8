/**
 * @typedef {object} EngineArguments
 * @property {string[]} schemaFiles paths after `--datamodels`
 * @property {{url?: string, shadowDatabaseUrl?: string}} datasource from `--datasource`, a JSON text
 * @property {string[]} command what remains: `['--version']`, `['cli', 'create-database']`, or nothing for the JSON-RPC
 *   server
 */

/** Ignored options of the engine; each has one value. */
const IGNORED_WITH_VALUE = new Set(['--enabled-preview-features', '--extension-types']);

/**
 * Reads the command line that Prisma's CLI gives its schema engine.
 * @param {readonly string[]} argv without node and script
 * @returns {EngineArguments}
 */
export function parseEngineArguments(argv) {
  /** @type {EngineArguments} */
  const parsed = { schemaFiles: [], datasource: {}, command: [] };
  const rest = [...argv];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--datamodels') {
      const end = rest.findIndex((word) => word.startsWith('--') || word === 'cli');
      parsed.schemaFiles.push(...rest.splice(0, end === -1 ? rest.length : end));
    } else if (argument === '--datasource') {
      parsed.datasource = JSON.parse(rest.shift() ?? '{}');
    } else if (IGNORED_WITH_VALUE.has(argument)) {
      rest.shift();
    } else {
      parsed.command.push(argument);
    }
  }
  return parsed;
}
