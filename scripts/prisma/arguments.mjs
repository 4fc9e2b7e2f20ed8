/**
 * @typedef {object} EngineArguments
 * @property {string[]} schemaFiles paths after `--datamodels`
 * @property {{url?: string, shadowDatabaseUrl?: string}} datasource from `--datasource`, a JSON text
 * @property {string[]} command what remains: `['--version']`, `['cli', 'create-database']`, or nothing for the JSON-RPC server
 */

/** Options of the engine that this stand-in has no use for; each is followed by one value. */
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
  while (rest.length > 0) {
    const argument = rest.shift();
    if (argument === '--datamodels') {
      while (rest.length > 0 && !rest[0].startsWith('--') && rest[0] !== 'cli') parsed.schemaFiles.push(rest.shift());
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
