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
  API_TOKEN_SALT: 16,
  ADMIN_JWT_SECRET: 16,
  TRANSFER_TOKEN_SALT: 16,
  ENCRYPTION_KEY: 16,
};

const URLS: readonly RequiredVariable[] = ['DATABASE_URL', 'STOREFRONT_WEBHOOK_URL', 'STOREFRONT_ORIGIN'];

function problemWith(name: RequiredVariable, value: string | undefined): string | undefined {
  if (!value) return `${name} is missing: ${REQUIRED[name]}.`;
  const minimum = MINIMUM_LENGTH[name];
  if (minimum && value.length < minimum)
    return `${name} is too short (${minimum} characters at least): ${REQUIRED[name]}.`;
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

/** True only where demo logins and demo organizations are wanted (`CMS_DEMO=true`). */
export function isDemo(): boolean {
  return process.env.CMS_DEMO === 'true';
}
