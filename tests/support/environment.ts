/** What a test run's own server offers to the tests, through environment variables that reach every worker. */
const SERVER = 'TEST_POSTGRES_URL';
const FOLDER = 'TEST_RUN_FOLDER';

/** Name of the database that is copied for each test file: migrated and empty. */
export const TEMPLATE = 'velory_template';
/** The same with the demonstration catalogue. */
export const SEEDED_TEMPLATE = 'velory_template_seeded';
/** The CMS's database after its first start, with its seed content. */
export const CMS_TEMPLATE = 'velory_cms_template';

/**
 * Passes the server and the files of a test run to all workers.
 * @param url address of the server's maintenance database
 * @param folder for files of the run, removed with it
 */
export function announceServer(url: string, folder: string): void {
  process.env[SERVER] = url;
  process.env[FOLDER] = folder;
}

/** Folder for files of the test run. @throws Error outside a test run */
export const runFolder = (): string => required(FOLDER);

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run the tests by Vitest or Playwright with the project's configuration.`);
  return value;
}

/**
 * Address of a database on the test server.
 * @param name the maintenance database by default
 * @throws Error outside a test run
 */
export function serverUrl(name = 'postgres'): string {
  const address = new URL(required(SERVER));
  address.pathname = `/${name}`;
  return address.href;
}

/** Secrets that shop and CMS share in tests. */
export const testSecrets = {
  SESSION_SECRET: 'session-secret-of-the-tests-0123456789',
  CMS_API_TOKEN: 'read-token-of-the-tests-0123456789abcdef',
  SHOP_DATABASE_PASSWORD: 'database-password-of-the-tests-0123456789',
  CMS_WEBHOOK_SECRET: 'webhook-secret-of-the-tests-0123456789',
  FINANCING_PARTNER_WEBHOOK_SECRET: 'financing-secret-of-the-tests-0123456789',
  LOGISTICS_PARTNER_WEBHOOK_SECRET: 'logistics-secret-of-the-tests-0123456789',
};

/** Storefront settings that all tests have in common. */
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
