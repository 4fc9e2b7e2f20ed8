import { existsSync } from 'node:fs';
import { inData, inRoot } from './paths.mjs';
import { messageOf, Problem } from './problem.mjs';
import { isPublicPortFree, nextFreePort } from './ports.mjs';

/**
 * Addresses of one run of the shop.
 * @typedef {object} Settings
 * @property {number} port of the storefront
 * @property {number} cmsPort of Strapi
 * @property {string} host address that the storefront listens on; Strapi and Postgres listen on loopback whatever it is
 * @property {string} shopUrl as a visitor on this machine opens it
 * @property {string} cmsUrl
 */

/** Reads `.env` of the checkout, if present. Existing variables take precedence. */
export function loadEnvFile() {
  if (!existsSync(inRoot('.env'))) return;
  try {
    process.loadEnvFile(inRoot('.env'));
  } catch (error) {
    throw new Problem(`Cannot read .env: ${messageOf(error)}.`, 'Correct it; .env.example shows the format.');
  }
}

/**
 * Reads ports and database addresses from the environment.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 * @throws {Problem} that names the variable and what is expected
 */
export function readSettings(env = process.env) {
  const port = readPort('PORT', env.PORT, 3000);
  const cmsPort = readPort('CMS_PORT', env.CMS_PORT, 1337);
  if (port === cmsPort) {
    throw new Problem(`PORT and CMS_PORT are both ${port}.`, `Use different ports, for example CMS_PORT=${port + 1}.`);
  }
  for (const name of ['DATABASE_URL', 'CMS_DATABASE_URL']) checkDatabaseUrl(name, env[name]);
  if (env.DATABASE_URL && env.DATABASE_URL === env.CMS_DATABASE_URL) {
    throw new Problem(
      'DATABASE_URL and CMS_DATABASE_URL are the same database.',
      'Shop and CMS need separate databases. Change the name in CMS_DATABASE_URL.',
    );
  }
  const host = env.HOST || '127.0.0.1';
  const shopUrl =
    env.PUBLIC_URL || `http://${isEveryAddress(host) || isLoopback(host) ? 'localhost' : inUrl(host)}:${port}`;
  return { port, cmsPort, host, shopUrl, cmsUrl: `http://localhost:${cmsPort}` };
}

/** @param {string} host as HOST gives it @returns {boolean} whether a server there answers this machine only */
export const isLoopback = (host) => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** @param {string} host @returns {boolean} whether it stands for all addresses of the machine */
const isEveryAddress = (host) => host === '0.0.0.0' || host === '::';

/** @param {string} host */
const inUrl = (host) => (host.includes(':') ? `[${host}]` : host);

/**
 * The storefront's URL for programs on this machine.
 * @param {Pick<Settings, 'host' | 'port'>} settings
 * @returns {string} without a slash at the end
 */
export const localShopUrl = ({ host, port }) => `http://${isEveryAddress(host) ? '127.0.0.1' : inUrl(host)}:${port}`;

/**
 * @param {string} name of the variable
 * @param {string | undefined} text
 * @param {number} fallback
 */
function readPort(name, text, fallback) {
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Problem(
    `${name}="${text}" is not a valid port.`,
    `Use a number from 1024 to 65535: ${name}=${fallback} npm start`,
  );
}

/** @param {string} name of the variable @param {string | undefined} text */
function checkDatabaseUrl(name, text) {
  if (!text) return;
  const isPostgres = URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
  if (isPostgres && new URL(text).pathname.length > 1) return;
  throw new Problem(
    `${name} is not a Postgres URL.`,
    `Expected ${name}=postgresql://user:password@host:5432/database. Unset it to use the embedded Postgres.`,
  );
}

/**
 * @param {Settings} settings
 * @throws {Problem} if a port is in use; suggests a free one
 */
export async function requireFreePorts({ port, cmsPort }) {
  await requireFreePort('PORT', port, 'shop', [cmsPort]);
  await requireFreePort('CMS_PORT', cmsPort, 'CMS', [port]);
}

/**
 * @param {string} name of the variable
 * @param {number} port
 * @param {string} what service that uses it
 * @param {readonly number[]} reserved ports of other services
 */
async function requireFreePort(name, port, what, reserved) {
  if (await isPublicPortFree(port)) return;
  const other = await nextFreePort(
    port + 1,
    async (candidate) => !reserved.includes(candidate) && (await isPublicPortFree(candidate)),
  );
  throw new Problem(
    `Port ${port} of the ${what} is in use, or not allowed for this user.`,
    `Stop the program that uses it, or choose another port: ${name}=${other} npm start`,
  );
}

/**
 * Node's options for the built storefront. By default V8 lets the heap grow to gigabytes; the storefront needs less
 * than half of this. The limit costs about 5 % CPU time (docs/benchmarks.md).
 */
export const storefrontFlags = ['--max-old-space-size=256', '--max-semi-space-size=8'];

/** The caller's variables; empty ones count as not set. @returns {NodeJS.ProcessEnv} */
const fromOutside = () => Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));

/**
 * Environment of the storefront and of programs that use its database. The caller's variables take precedence.
 * @param {Settings} settings
 * @param {Record<string, string>} secrets
 * @param {{databaseUrl: string, mode: 'demo' | 'development'}} options
 * @returns {NodeJS.ProcessEnv & {DATABASE_URL: string}}
 */
export function shopEnvironment({ port, host, shopUrl, cmsUrl }, secrets, { databaseUrl, mode }) {
  return {
    SESSION_SECRET: secrets.SESSION_SECRET,
    CMS_API_TOKEN: secrets.CMS_API_TOKEN,
    CMS_WEBHOOK_SECRET: secrets.CMS_WEBHOOK_SECRET,
    CMS_URL: cmsUrl.replace('localhost', '127.0.0.1'),
    CMS_PUBLIC_URL: cmsUrl,
    PUBLIC_URL: shopUrl,
    DATA_DIR: inData('shop'),
    // Signing in with this address through the demo mailbox gives the staff role.
    ADMIN_EMAILS: 'team@velory.example',
    // glibc's per-thread heaps never shrink: two arenas for all threads save a tenth of the memory.
    MALLOC_ARENA_MAX: '2',
    ...fromOutside(),
    NODE_ENV: mode === 'demo' ? 'production' : 'development',
    APP_MODE: mode,
    PORT: String(port),
    HOST: host,
    DATABASE_URL: databaseUrl,
  };
}

/**
 * Environment of Strapi, which listens on loopback.
 * @param {Settings} settings
 * @param {Record<string, string>} secrets
 * @param {{databaseUrl: string, mode: 'demo' | 'development'}} options
 * @returns {NodeJS.ProcessEnv}
 */
export function cmsEnvironment({ port, host, cmsPort, shopUrl }, secrets, { databaseUrl, mode }) {
  return {
    APP_KEYS: secrets.STRAPI_APP_KEYS,
    API_TOKEN_SALT: secrets.STRAPI_API_TOKEN_SALT,
    ADMIN_JWT_SECRET: secrets.STRAPI_ADMIN_JWT_SECRET,
    TRANSFER_TOKEN_SALT: secrets.STRAPI_TRANSFER_TOKEN_SALT,
    ENCRYPTION_KEY: secrets.STRAPI_ENCRYPTION_KEY,
    STOREFRONT_API_TOKEN: process.env.CMS_API_TOKEN || secrets.CMS_API_TOKEN,
    STOREFRONT_WEBHOOK_SECRET: process.env.CMS_WEBHOOK_SECRET || secrets.CMS_WEBHOOK_SECRET,
    STOREFRONT_WEBHOOK_URL: `${localShopUrl({ host, port })}/api/content/webhook`,
    STOREFRONT_ORIGIN: shopUrl,
    ...fromOutside(),
    CMS_DEMO: 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'de',
    NODE_ENV: mode === 'demo' ? 'production' : 'development',
    HOST: '127.0.0.1',
    PORT: String(cmsPort),
    DATABASE_URL: databaseUrl,
  };
}

/** Environment for building Strapi, which validates its settings. */
export function placeholderCmsEnvironment() {
  const settings = readSettings({});
  const unused = 'only-for-the-build-and-never-used';
  const secrets = new Proxy({}, { get: () => unused });
  return cmsEnvironment(settings, secrets, { databaseUrl: 'postgresql://localhost/velory_cms', mode: 'demo' });
}
