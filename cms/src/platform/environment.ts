/** Environment variables of the CMS. Every reader goes through this file, so that a missing one is named at start. */

/** What each required variable is for; the text is part of the error message. */
const REQUIRED = {
  DATABASE_URL: 'the Postgres database of the CMS, for example postgres://user:password@localhost:5432/velory_cms',
  APP_KEYS: 'two or more random keys, separated by commas, that sign session cookies',
  API_TOKEN_SALT: 'a random text that salts API tokens',
  ADMIN_JWT_SECRET: 'a random text that signs the sessions of the admin panel',
  TRANSFER_TOKEN_SALT: 'a random text that salts transfer tokens',
  ENCRYPTION_KEY: 'a random text that encrypts stored tokens',
  STOREFRONT_API_TOKEN: 'the read token that the storefront sends, at least 32 characters',
  STOREFRONT_WEBHOOK_URL:
    'where the storefront takes notice of changes, for example http://localhost:3000/api/content/webhook',
  STOREFRONT_WEBHOOK_SECRET: 'the bearer that this CMS sends with each notice, at least 16 characters',
  STOREFRONT_ORIGIN: 'the address of the shop, for example http://localhost:3000',
} as const;

/** Name of a variable without which the CMS does not start. */
type RequiredVariable = keyof typeof REQUIRED;

/** Shortest accepted value per variable; shorter secrets can be guessed. */
const MINIMUM_LENGTH: Partial<Record<RequiredVariable, number>> = {
  STOREFRONT_API_TOKEN: 32,
  STOREFRONT_WEBHOOK_SECRET: 16,
  APP_KEYS: 32,
  API_TOKEN_SALT: 16,
  ADMIN_JWT_SECRET: 16,
  TRANSFER_TOKEN_SALT: 16,
  ENCRYPTION_KEY: 16,
};

/** Values that everybody can read in `.env.example`, and those of Strapi's own example. */
const PUBLIC_VALUE = /change-me|tobemodified/i;

/** Secrets that the shop has too: a demonstration started with the values of `.env.example` works, since it opens nothing that matters. */
const SHARED: readonly RequiredVariable[] = ['STOREFRONT_API_TOKEN', 'STOREFRONT_WEBHOOK_SECRET'];

const URLS: readonly RequiredVariable[] = ['DATABASE_URL', 'STOREFRONT_WEBHOOK_URL', 'STOREFRONT_ORIGIN'];

function problemWith(name: RequiredVariable, value: string | undefined): string | undefined {
  if (!value) return `${name} is missing: ${REQUIRED[name]}.`;
  const minimum = MINIMUM_LENGTH[name];
  if (minimum && value.length < minimum)
    return `${name} is too short (${minimum} characters at least): ${REQUIRED[name]}.`;
  if (minimum && PUBLIC_VALUE.test(value) && !(isDemo() && SHARED.includes(name)))
    return `${name} is the example of .env.example, which everybody knows: ${REQUIRED[name]}.`;
  if (URLS.includes(name) && !URL.canParse(value)) return `${name} is not an address: ${REQUIRED[name]}.`;
  return undefined;
}

/**
 * Checks all required variables at once.
 * @throws Error that names every missing or unusable variable and what it is for.
 */
function assertEnvironment(): void {
  const problems = (Object.keys(REQUIRED) as RequiredVariable[])
    .map((name) => problemWith(name, process.env[name]))
    .filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new Error(`The CMS cannot start.\n${problems.join('\n')}`);
}

/**
 * Reads one required variable. The first reader learns of everything that is missing, not only of its own variable.
 * @throws Error that names every missing or unusable variable
 */
export function required(name: RequiredVariable): string {
  assertEnvironment();
  return process.env[name] ?? '';
}

/** Reads an optional variable; an empty one counts as not set. */
export function optional(name: string): string | undefined {
  return process.env[name] || undefined;
}

/**
 * How many proxies stand in front (`TRUSTED_PROXIES`): that many addresses at the end of `X-Forwarded-For` are believed. 0 believes none,
 * since anybody can send the header.
 * @throws Error where the value is no number of proxies
 */
export function trustedProxies(): number {
  const value = optional('TRUSTED_PROXIES') ?? '0';
  if (!/^\d$/.test(value))
    throw new Error('TRUSTED_PROXIES is not a number from 0 to 9: how many proxies stand in front.');
  return Number(value);
}

/** True only where demo logins and demo organizations are wanted (`CMS_DEMO=true`). */
export function isDemo(): boolean {
  return process.env.CMS_DEMO === 'true';
}
