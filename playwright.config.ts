import { defineConfig, devices } from '@playwright/test';

/** Without sandbox, since containers and root have none; without the traffic that a browser makes by itself. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/**
 * End-to-end tests against the production build. Tags choose where a test runs: without one on desktop and phone,
 * `@without-js` also where JavaScript is off, `@desktop` or `@phone` only there, `@only-without-js` only without JavaScript.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e-server.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // An automated build repeats a test once, and its last lines name each that needed it.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Generous, so that a busy machine fails nothing: what passes does not wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: /@phone|@only-without-js/ },
    { name: 'phone', use: phone, grepInvert: /@desktop|@only-without-js/ },
    { name: 'without-js', use: { ...desktop, javaScriptEnabled: false }, grep: /@without-js|@only-without-js/ },
  ],
});
