import { z } from 'zod';

/**
 * The program's settings, read from the environment once at start. `.env.example` explains every one of them.
 * Only this file reads `process.env`.
 */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const partnerUrl = z.string().regex(/^https?:\/\/.*[^/]$/, 'expected an address without a slash at the end');

/** Kinds of third parties that have a local adapter (decision 40: Third parties). */
export const localAdapterKinds = [
  'mail',
  'team-chat',
  'payment',
  'forms',
  'storage',
  'financing-partner',
  'logistics-partner',
  'spreadsheet',
  'analytics',
  'funnel',
  'crm',
] as const;

export const envSchema = z.object({
  /** Decision 40: Modes. `demo` is what `npm start` runs; `production` refuses local adapters not allowed by name. */
  APP_MODE: z.enum(['development', 'demo', 'production']),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'expected a postgresql:// URL'),
  /** The shop's address as shoppers see it, without a path; canonical links and mails are made from it. */
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'expected an address such as https://www.velory.example, without a path'),
  /** Other host names that production answers to (decision 48), beside that of `PUBLIC_URL`. */
  SHOP_HOSTS: list
    .pipe(z.array(z.string().regex(/^[a-z\d.-]+$/, 'expected names such as partner.velory.example, without a port')))
    .default([]),
  /** Domains of partners' own with the slug of whose they are: `velo.helvion.example=helvion` (decision 97). */
  ORGANIZATION_DOMAINS: list
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[a-z\d.-]+=[a-z\d-]+$/, 'expected a domain and a slug, such as velo.helvion.example=helvion'),
      ),
    )
    .default([]),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The address to listen on; `defaultHost` where it is not set. */
  HOST: z.string().optional(),
  /** Signs cookies; at least 32 characters. Several, separated by commas, allow rotation (newest first). */
  SESSION_SECRET: z.string().min(32, 'expected at least 32 characters'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Connections of one process to Postgres. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /** Whether this process also runs the jobs. */
  RUN_WORKER: flag.default(true),
  /** Whether whole pages are stored in memory. */
  PAGE_CACHE: flag.default(true),
  /** How much memory kept pages may take, in megabytes. */
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(1).max(4096).default(32),
  /** Jobs that one process runs at the same time. */
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
  /** Who is staff from the first start on: addresses that get a row in the table of admins. */
  ADMIN_EMAILS: list
    .pipe(z.array(z.email('expected e-mail addresses, separated by commas').transform((email) => email.toLowerCase())))
    .default([]),
  /** Opens `/metrics` to senders outside the private network that present it as a bearer. */
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  /** Whether requests are limited by sender, and mails by mailbox. */
  RATE_LIMITS: flag.default(true),
  /** How many proxies in front may be believed about the sender's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Files the shop writes itself, such as resized photographs. */
  DATA_DIR: z.string().default('.data/shop'),
  CMS_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'expected an address such as http://localhost:1337, without a path')
    .optional(),
  /** Where editors open the CMS; only from there a preview may be in a frame. Absent: `CMS_URL`. */
  CMS_PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'expected an address such as https://redaktion.velory.example, without a path')
    .optional(),
  CMS_API_TOKEN: z.string().min(16).optional(),
  CMS_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Seconds between two refreshes of the content that no webhook asked for. */
  CONTENT_REFRESH_SECONDS: z.coerce.number().int().min(5).default(300),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'expected smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Velory <bestellung@velory.example>'),
  /** The client that Google knows the shop by; without it no one signs in with Google. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(8, 'expected at least 8 characters').optional(),
  /** Another server that answers as Google does, for tests. */
  GOOGLE_URL: partnerUrl.optional(),
  SLACK_WEBHOOK_URL: z
    .string()
    .regex(/^https?:\/\//)
    .optional(),
  /** Payrexx: the instance's name and its API key, and which means of payment its pages offer. */
  PAYREXX_INSTANCE: z
    .string()
    .regex(/^[\w-]+$/, 'expected the name in https://NAME.payrexx.com')
    .optional(),
  PAYREXX_API_SECRET: z.string().min(8).optional(),
  PAYREXX_API_URL: partnerUrl.default('https://api.payrexx.com/v1.14'),
  PAYREXX_MEANS: list.default(['twint', 'visa', 'mastercard']),
  /**
   * Signs Payrexx's webhooks; they are believed without where it is not set, since Payrexx is asked back in any case.
   */
  PAYREXX_WEBHOOK_KEY: z.string().min(16, 'expected at least 16 characters').optional(),
  /** The account of QR-bills: a QR-IBAN or an IBAN of Switzerland or Liechtenstein. */
  PAYMENT_IBAN: z
    .string()
    .regex(/^(CH|LI)\d{2}(\s?[\dA-Z]){17}$/, 'expected an IBAN of Switzerland or Liechtenstein')
    .optional(),
  /** The accounts whose statements are read, separated by commas, where `PAYMENT_IBAN` is a QR-IBAN. */
  STATEMENT_IBANS: z
    .string()
    .regex(
      /^\s*(CH|LI)\d{2}(\s?[\dA-Z]){17}(\s*,\s*(CH|LI)\d{2}(\s?[\dA-Z]){17})*\s*$/,
      'expected IBANs, separated by commas',
    )
    .transform((list) => list.replace(/\s/g, '').split(','))
    .optional(),
  /** Addresses of the partners' APIs, and what the shop presents there. */
  FINANCING_PARTNER_URL: partnerUrl.optional(),
  FINANCING_PARTNER_API_KEY: z.string().optional(),
  LOGISTICS_PARTNER_URL: partnerUrl.optional(),
  LOGISTICS_PARTNER_API_KEY: z.string().optional(),
  /** What partners sign their notices with, or send as a bearer. */
  FINANCING_PARTNER_WEBHOOK_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
  LOGISTICS_PARTNER_WEBHOOK_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
  /** Number of the HubSpot account that gets the marketing forms. */
  HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/, 'expected the number of the account').optional(),
  /** HubSpot's id of each form by its name, e.g. `abandoned-cart-de=…,abandoned-cart-fr=…`. */
  HUBSPOT_FORM_IDS: list
    .pipe(z.array(z.string().regex(/^[a-z-]+-(de|fr)=[\w-]+$/, 'expected name-language=id, e.g. newsletter-de=1a2b')))
    .default([]),
  HUBSPOT_FORMS_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'expected an address without a path')
    .default('https://api.hsforms.com'),
  /** Token of a private app of HubSpot that may write contacts and deals; without it deals stay in the shop. */
  HUBSPOT_ACCESS_TOKEN: z.string().min(8, 'expected at least 8 characters').optional(),
  HUBSPOT_API_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'expected an address without a path')
    .default('https://api.hubapi.com'),
  /** The service that gets contacts of the newsletter for its funnels, and the key it asks for. */
  FUNNEL_URL: partnerUrl.optional(),
  FUNNEL_API_KEY: z.string().min(8, 'expected at least 8 characters').optional(),
  /** A service that speaks the S3 API, as the shop and browsers reach it. */
  STORAGE_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+$/, 'expected an address such as https://s3.eu-central-2.amazonaws.com, without a path')
    .optional(),
  STORAGE_REGION: z.string().default('eu-central-2'),
  /** Absent: what the machine's role allows. */
  STORAGE_ACCESS_KEY_ID: z.string().optional(),
  STORAGE_SECRET_ACCESS_KEY: z.string().optional(),
  /** Whether buckets are in the path of an address instead of its host name. */
  STORAGE_PATH_STYLE: flag.default(true),
  /** Beginning of the buckets' names; by default `velory-` and the mode (spec §9). */
  STORAGE_BUCKET_PREFIX: z
    .string()
    .regex(/^[a-z\d][a-z\d-]+$/, 'expected small letters, digits and hyphens')
    .optional(),
  /** The service that makes contracts and lets shoppers sign them; without it they are made by the shop. */
  DOCUMENT_SIGNING_URL: z
    .string()
    .regex(/^https?:\/\//, 'expected http:// or https://')
    .optional(),
  DOCUMENT_SIGNING_KEY: z.string().optional(),
  /** A Meilisearch server; without it Postgres searches. */
  MEILISEARCH_URL: partnerUrl.optional(),
  MEILISEARCH_API_KEY: z.string().optional(),
  /**
   * A list of stock and delivery that is fetched every hour; user and password may be in it. Absent: staff read lists
   * in.
   */
  STOCK_FEED_URL: z
    .string()
    .regex(/^https?:\/\//, 'expected http:// or https://')
    .optional(),
  /** An endpoint with OpenAI's form of chat completions, up to `/v1`; without it the helper quotes its sources. */
  ASSISTANT_URL: partnerUrl.optional(),
  ASSISTANT_API_KEY: z.string().optional(),
  ASSISTANT_MODEL: z.string().default('gpt-4o-mini'),
  /** What the language model may use up in a day, in its tokens; after that the helper quotes its sources. */
  ASSISTANT_DAILY_TOKENS: z.coerce.number().int().min(0).default(300_000),
  /** Anyone who adds rows to a spreadsheet presents it; without it no one does. */
  STORE_SPREADSHEET_KEY: z.string().min(16, 'expected at least 16 characters').optional(),
  /** A document of Google Sheets with the service account that writes it. */
  GOOGLE_SHEETS_ID: z
    .string()
    .regex(/^[\w-]+$/, 'expected the id in the document’s address')
    .optional(),
  GOOGLE_SHEETS_EMAIL: z.string().optional(),
  GOOGLE_SHEETS_KEY: z.string().optional(),
  /** Google Analytics; the secret is for purchases reported by the server. */
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z\d]+$/, 'expected an id such as G-AB12CD34')
    .optional(),
  ANALYTICS_API_SECRET: z.string().optional(),
  /** Meta's pixel, and HubSpot's tracking script. */
  AD_PIXEL_ID: z.string().regex(/^\d+$/, 'expected the number of the pixel').optional(),
  CRM_TRACKING_ID: z.string().regex(/^\d+$/, 'expected the number of the account').optional(),
  /** Local adapters that production may use all the same, by kind: `mail,team-chat`. */
  ALLOW_LOCAL_ADAPTERS: list.pipe(z.array(z.enum(localAdapterKinds))).default([]),
});

export type Env = z.infer<typeof envSchema> & { HOST: string };

/**
 * The address to listen on where `HOST` is not set. Demo and development show all mails, and with them every login, to
 * anyone who can connect, so they answer this machine only.
 */
function defaultHost(mode: Env['APP_MODE']): string {
  return mode === 'production' ? '0.0.0.0' : '127.0.0.1';
}

export type LocalAdapterKind = (typeof localAdapterKinds)[number];

/** Thrown where the environment does not fit; the message names each variable and what is expected. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/**
 * Parses an environment; empty variables count as absent.
 * @throws EnvError with a line for each variable that is missing or wrong
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = envSchema.safeParse(present);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return `  ${name}: ${name in present ? issue.message : `is missing (${issue.message})`}`;
    });
    throw new EnvError(`Invalid environment variables (see .env.example):\n${lines.join('\n')}`);
  }
  return { ...result.data, HOST: result.data.HOST ?? defaultHost(result.data.APP_MODE) };
}

let parsed: Env | undefined;

/** The settings of this process. @throws EnvError at the first call where they do not fit */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/**
 * Makes libraries that look at NODE_ENV (React, Express) load their production builds, unless it is set. Has to be
 * called before they are loaded.
 */
export function preferProductionLibraries(): void {
  process.env.NODE_ENV ??= 'production';
}
