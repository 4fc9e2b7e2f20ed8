/*
 * Mends `postgres` 3.4.9 where a connection that has closed is written to or given back (porsager/postgres#1208). Written to, it threw in
 * a callback of the event loop, which ended the process; given back, it was offered as open. What was to be sent, and the error that the
 * server took its leave with, stayed for the connection's next life.
 */

/** Pieces of a file of the library, each there once, and what stands in their place. @type {Record<string, [string, string][]>} */
const changes = {
  'connection.js': [
    [
      '  function nextWrite(fn) {\n',
      `  function nextWrite(fn) {
    if (socket === null) {
      const gone = Errors.connection('CONNECTION_CLOSED', options)
      query && queryError(query, gone)
      while (sent.length)
        queryError(sent.shift(), gone)
      query = chunk = nextWriteTimer = null
      connection.queue === queues.connecting || onclose(connection, gone)
      return false
    }
`,
    ],
    ['    socket = null\n\n    if (initial)\n', '    socket = chunk = nextWriteTimer = null\n\n    if (initial)\n'],
    ['    closedTime = performance.now()\n', '    query = errorResponse = null\n    closedTime = performance.now()\n'],
  ],
  'index.js': [
    [
      '      c.reserved = null\n      onopen(c)\n',
      '      c.reserved = null\n      c.queue === closed || c.queue === connecting || onopen(c)\n',
    ],
  ],
};

/** The files that are mended, in `src` of the library. */
export const mendedFiles = Object.keys(changes);

/**
 * @param {string} file one of `mendedFiles`
 * @param {string} code
 * @returns {string} the same, mended
 * @throws where the library has changed
 */
export function mend(file, code) {
  return (changes[file] ?? []).reduce((text, [piece, instead]) => {
    if (text.split(piece).length !== 2) throw new Error(`postgres: src/${file} no longer has once:\n${piece}`);
    return text.replace(piece, () => instead);
  }, code);
}

/**
 * Takes the library into the server's files, mended.
 * @returns {import('vite').Plugin}
 */
export function mendedPostgres() {
  const missing = new Set(mendedFiles);
  return {
    name: 'mended-postgres',
    apply: 'build',
    config: () => ({ ssr: { noExternal: ['postgres'] } }),
    transform(code, id) {
      const file = /\/node_modules\/postgres\/src\/(\w+\.js)$/.exec(id)?.[1];
      if (!file || !(file in changes)) return undefined;
      missing.delete(file);
      return { code: mend(file, code), map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`postgres: not built in, and so not mended: ${[...missing].join(', ')}`);
    },
  };
}
