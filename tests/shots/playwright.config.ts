import { devices } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run shots`: pictures of every screen and state (`states.ts`), on the shop of the browser tests. */
export default {
  ...base,
  testDir: '.',
  timeout: 90_000,
  outputDir: '../../test-results',
  globalSetup: '../support/e2e-server.ts',
  projects: [{ name: 'shots', use: { ...devices['Desktop Chrome'], reducedMotion: 'reduce' as const } }],
};
