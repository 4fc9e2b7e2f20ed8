import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { testSecrets } from './environment.ts';
import { type ServiceProcess, startService } from './service-process.ts';

export interface StrapiOptions {
  databaseUrl: string;
  /** The shop to notify of changes; none by default. */
  shopUrl?: string;
  port?: number;
  env?: Record<string, string>;
}

/**
 * Starts the compiled CMS on a database and waits until it answers. On an empty database it creates its content first.
 * The compiled CMS exists in a run of the integration or end-to-end tests.
 */
export async function launchStrapi({
  databaseUrl,
  shopUrl = 'http://127.0.0.1:9',
  port,
  env,
}: StrapiOptions): Promise<ServiceProcess> {
  return startService({
    script: '../node_modules/@strapi/strapi/bin/strapi.js',
    args: ['start'],
    cwd: 'cms',
    port: port ?? (await anyFreePort()),
    readyPath: '/_health',
    env: {
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      APP_KEYS: 'first-app-key-of-the-tests,second-app-key-of-the-tests',
      API_TOKEN_SALT: 'api-token-salt-of-the-tests',
      ADMIN_JWT_SECRET: 'admin-jwt-secret-of-the-tests',
      TRANSFER_TOKEN_SALT: 'transfer-token-salt-of-the-tests',
      ENCRYPTION_KEY: 'encryption-key-of-the-tests-0123456789',
      STOREFRONT_API_TOKEN: testSecrets.CMS_API_TOKEN,
      STOREFRONT_WEBHOOK_URL: `${shopUrl}/api/content/webhook`,
      STOREFRONT_WEBHOOK_SECRET: testSecrets.CMS_WEBHOOK_SECRET,
      STOREFRONT_ORIGIN: shopUrl,
      CMS_DEMO: 'true',
      STRAPI_TELEMETRY_DISABLED: 'true',
      STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'de',
      ...env,
    },
  });
}
