/** Environment variables of the CMS. All are read here, so that the start reports every missing one. */

/** Purpose of each required variable, part of the error message. */
const REQUIRED = {
  DATABASE_URL: 'Postgres database of the CMS, e.g. postgres://user:password@localhost:5432/velory_cms',
  APP_KEYS: 'two or more random keys that sign session cookies, separated by commas',
  API_TOKEN_SALT: 'random salt of API tokens',
  ADMIN_JWT_SECRET: 'random secret that signs sessions of the admin panel',
  TRANSFER_TOKEN_SALT: 'random salt of transfer tokens',
  ENCRYPTION_KEY: 'random key that encrypts stored tokens',
  STOREFRONT_API_TOKEN: 'read token that the storefront sends, at least 32 characters',
  STOREFRONT_WEBHOOK_URL: 'URL that is notified of changes, e.g. http://localhost:3000/api/content/webhook',
  STOREFRONT_WEBHOOK_SECRET: 'bearer token of these notifications, at least 16 characters',
  STOREFRONT_ORIGIN: 'URL of the shop, e.g. http://localhost:3000',
} as const;

/** A variable that the CMS requires. */
type RequiredVariable = keyof typeof REQUIRED;

/** Minimum lengths; shorter secrets can be guessed. */
const MINIMUM_LENGTH: Partial<Record<RequiredVariable, number>> = {
  STOREFRONT_API_TOKEN: 32,
  STOREFRONT_WEBHOOK_SECRET: 16,
  APP_KEYS: 32,
  API_TOKEN_SALT: 16,
  ADMIN_JWT_SECRET: 16,
  TRANSFER_TOKEN_SALT: 16,
  ENCRYPTION_KEY: 16,
};

/** Public values: those of `.env.example` and of Strapi's example. */
const PUBLIC_VALUE = /change-me|tobemodified/i;

/**
 * Secrets shared with the shop. In the demo they may have the values of `.env.example`, since they protect nothing
 * there.
 */
const SHARED: readonly RequiredVariable[] = ['STOREFRONT_API_TOKEN', 'STOREFRONT_WEBHOOK_SECRET'];

const URLS: readonly RequiredVariable[] = ['DATABASE_URL', 'STOREFRONT_WEBHOOK_URL', 'STOREFRONT_ORIGIN'];

function problemWith(name: RequiredVariable, value: string | undefined): string | undefined {
  if (!value) return `${name} is missing: ${REQUIRED[name]}.`;
  const minimum = MINIMUM_LENGTH[name];
  if (minimum && value.length < minimum)
    return `${name} is too short (minimum ${minimum} characters): ${REQUIRED[name]}.`;
  if (minimum && PUBLIC_VALUE.test(value) && !(isDemo() && SHARED.includes(name)))
    return `${name} still has the public value of .env.example: ${REQUIRED[name]}.`;
  if (URLS.includes(name) && !URL.canParse(value)) return `${name} is not a URL: ${REQUIRED[name]}.`;
  return undefined;
}

/**
 * Checks all required variables at once.
 * @throws Error that names every missing or invalid variable and its purpose
 */
function assertEnvironment(): void {
  const problems = (Object.keys(REQUIRED) as RequiredVariable[])
    .map((name) => problemWith(name, process.env[name]))
    .filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new Error(`The CMS cannot start.\n${problems.join('\n')}`);
}

/**
 * Reads a required variable.
 * @throws Error that names every missing or invalid variable, not only this one
 */
export function required(name: RequiredVariable): string {
  assertEnvironment();
  return process.env[name] ?? '';
}

/** Reads an optional variable; empty means not set. */
export function optional(name: string): string | undefined {
  return process.env[name] || undefined;
}

/**
 * Number of proxies in front of Strapi (`TRUSTED_PROXIES`): that many addresses at the end of `X-Forwarded-For` are
 * trusted. The default is 0, since clients can send the header.
 * @throws Error if the value is not a number from 0 to 9
 */
export function trustedProxies(): number {
  const value = optional('TRUSTED_PROXIES') ?? '0';
  if (!/^\d$/.test(value))
    throw new Error('TRUSTED_PROXIES must be a number from 0 to 9: the number of proxies in front of Strapi.');
  return Number(value);
}

/** Whether demo logins and demo organizations are created (`CMS_DEMO=true`). */
export function isDemo(): boolean {
  return process.env.CMS_DEMO === 'true';
}
