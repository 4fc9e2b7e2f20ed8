import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { withoutUnusedPaths } from './unused-paths.ts';

/** Builds an entry out of a text, so that no file of a library is in it. */
function buildOf(code: string): Promise<unknown> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === '/entry.js' ? id : undefined),
    load: (id) => (id === '/entry.js' ? code : undefined),
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutUnusedPaths(), entry],
    build: { write: false, rollupOptions: { input: '/entry.js' } },
  });
}

it('stops the build where a file of a library has another name', async () => {
  await expect(buildOf('export const nothing = 1;')).rejects.toThrow(
    /nothing in the browser's files is .*react-router\/dist\/index\.js/,
  );
});
