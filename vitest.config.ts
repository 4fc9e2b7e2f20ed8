import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = { '~': fileURLToPath(new URL('./apps/storefront/app', import.meta.url)) };
const server = './tests/support/vitest-server.ts';
const database = './tests/support/vitest-database.ts';
const modules = './tests/support/fresh-modules.ts';

/** What arrives later is waited for as long as a busy machine takes; a project takes no options from the root. */
const expect = { poll: { timeout: 30_000 } };

/** An environment without services, for unit tests. */
const unreachable = {
  APP_MODE: 'development',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PUBLIC_URL: 'http://localhost:3000',
  SESSION_SECRET: 'a secret of unit tests, which signs nothing',
};

/** What the tests of integrations and contracts have in common. */
const withDatabase = {
  globalSetup: [server],
  // Files share a process for each processor here too: the libraries of the shop take longer to load than many files run.
  isolate: false,
  setupFiles: [modules, database],
  sequence: { setupFiles: 'list' as const },
  pool: 'forks' as const,
  expect,
  // Ends what hangs; a machine whose disk stalls takes several times what a quiet one does.
  testTimeout: 120_000,
  hookTimeout: 240_000,
};

/**
 * The test layers that need no browser. Unit tests stand beside their source, the others in tests/. Files run side by side,
 * one for each processor, the largest (or, where an earlier run is known, the longest) first; each of the files that want a
 * database has its own.
 */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          expect,
          // Files share a process for each processor: to begin one takes longer than most of them.
          isolate: false,
          setupFiles: [modules],
          // Declarations of modules can be imported; nothing is reached.
          env: unreachable,
          // Static checks run beside them.
          testTimeout: 30_000,
          include: [
            '{apps,packages,prisma,scripts}/**/*.test.{ts,tsx,mjs}',
            'cms/src/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          ...withDatabase,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          globalSetup: ['./tests/support/e2e-server.ts'],
          pool: 'forks',
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'chaos',
          include: ['tests/chaos/**/*.test.ts'],
          globalSetup: [server],
          pool: 'forks',
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          ...withDatabase,
        },
      },
    ],
  },
});
