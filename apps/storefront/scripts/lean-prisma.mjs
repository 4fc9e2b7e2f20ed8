/** How Prisma's client asks for its query compiler: a module that holds the program as a string. */
const asked =
  /const \{ wasm \} = await import\((".+?\.wasm-base64\.mjs")\)[;\s]+return await decodeBase64AsWasm\(wasm\)/;

/**
 * Reads the program out of its file instead: a module's text and the string in it stay in memory for as long as the process runs, 4.6 MB
 * for a program of 1.7.
 * @forTests
 * @param {string} code of the client
 * @returns {string} the same, which keeps nothing of the text
 * @throws where Prisma has changed
 */
export function lean(code) {
  if (!asked.test(code)) throw new Error('Prisma: the client no longer asks for its query compiler as it did');
  return code.replace(
    asked,
    (_, name) => `const { readFile } = await import('node:fs/promises')
    const text = await readFile(new URL(import.meta.resolve(${name})), 'latin1')
    return await decodeBase64AsWasm(text.slice(text.indexOf('"') + 1, text.lastIndexOf('"')))`,
  );
}

/** @returns {import('vite').Plugin} */
export const leanPrisma = () => ({
  name: 'lean-prisma',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('/generated/prisma/internal/class.ts') ? { code: lean(code), map: null } : undefined,
});
