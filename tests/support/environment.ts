/** What a test run's own server offers to the tests, by environment variables that reach every worker. */
const SERVER = 'TEST_POSTGRES_URL';

/** Name of the database that is copied for each test file: migrated and empty. */
export const TEMPLATE = 'velory_template';
/** The same with the demonstration catalogue. */
export const SEEDED_TEMPLATE = 'velory_template_seeded';
/** The CMS's database after its first start, with its seed content. */
export const CMS_TEMPLATE = 'velory_cms_template';

/** @param url address of the test server's maintenance database */
export function announceServer(url: string): void {
  process.env[SERVER] = url;
}

/**
 * Address of a database on the test server.
 * @param name the maintenance database by default
 * @throws Error outside of a test run
 */
export function serverUrl(name = 'postgres'): string {
  const url = process.env[SERVER];
  if (!url)
    throw new Error(`${SERVER} is not set: run the tests by Vitest or Playwright with the project's configuration.`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Secrets that shop and CMS share in tests. */
export const testSecrets = {
  SESSION_SECRET: 'session-secret-of-the-tests-0123456789',
  CMS_API_TOKEN: 'read-token-of-the-tests-0123456789abcdef',
  CMS_WEBHOOK_SECRET: 'webhook-secret-of-the-tests-0123456789',
};

/** Settings of the storefront that every test has in common. */
export function shopSettings(databaseUrl: string): Record<string, string> {
  return {
    ...testSecrets,
    APP_MODE: 'demo',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'info',
  };
}
