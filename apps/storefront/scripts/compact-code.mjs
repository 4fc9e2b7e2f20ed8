import { transformWithEsbuild } from 'vite';

/** Letters beyond ASCII, which esbuild leaves in regular expressions alone: there, too, their numbers mean the same. */
const beyondAscii = /[^\0-\x7f]/g;

/** @param {string} unit of UTF-16 */
const numbered = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes the server's code without comments, indents and letters beyond ASCII: V8 holds the text of a file for as long as the process
 * runs, with two bytes for each letter as soon as one of them needs two. Names stay as they are, for the stacks of errors.
 * @returns {import('vite').Plugin}
 */
export const compactCode = () => ({
  name: 'compact-code',
  apply: 'build',
  renderChunk: {
    // After Vite's own pass for the target, which would write the code out at length again.
    order: 'post',
    async handler(code, { fileName }) {
      const compact = await transformWithEsbuild(code, fileName, {
        charset: 'ascii',
        minifyWhitespace: true,
        legalComments: 'none',
        target: 'es2022',
        loader: 'js',
      });
      return { code: compact.code.replace(beyondAscii, numbered), map: compact.map };
    },
  },
});
