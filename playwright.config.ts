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
 * The nightly run (`npm run test:e2e:full`) crosses languages, devices and scripts; every other run pairs them: German on
 * desktop, French on a phone and without JavaScript.
 */
const isFull = process.env.E2E_FULL === 'true';

/** Tests of one language that stand aside from a pairing, unless their tags bind them to it. */
const aside = (language: 'de' | 'fr', unless: string): RegExp =>
  isFull ? /(?!)/ : new RegExp(`^(?!.*@(${unless})\\b).*@${language}\\b`);

/**
 * End-to-end tests against the production build. Tags in the titles choose where a test runs:
 *
 * - none: on desktop; `@without-js`: also where JavaScript is off; `@only-without-js`: only there;
 * - `@de`, `@fr`: in the pairing of its language;
 * - `@cross`: on desktop and phone, whatever its language;
 * - `@alike`: a window's width changes nothing that it looks at: on a phone in the nightly run only;
 * - `@desktop`, `@phone`: only there, whatever its language, also in the nightly run.
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
    // Only a repeated test is recorded, or who asks (`--trace on`).
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: [/@phone|@only-without-js/, aside('fr', 'desktop|cross')] },
    {
      name: 'phone',
      use: phone,
      grep: isFull ? /./ : /@phone\b|@fr\b|@cross\b/,
      grepInvert: [/@desktop|@only-without-js/, ...(isFull ? [] : [/@alike/])],
    },
    {
      name: 'without-js',
      use: { ...desktop, javaScriptEnabled: false },
      grep: /@without-js|@only-without-js/,
      grepInvert: aside('de', 'cross'),
    },
  ],
});
