import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { assertRealAdapters } from '~/integrations/local-adapters.server.ts';
import { type Env, envSchema, parseEnv } from '~/platform/env.server.ts';
import { SECURE_PREFIX, SESSION_COOKIE } from '~/modules/identity/session-cookie.server.ts';
import { VISIT_COOKIE } from '~/modules/identity/visit-cookie.ts';
import { VISIT_CALL } from '~/modules/visit/visit.ts';
import { pages, resources } from '~/site-map.ts';
import { NAVIGATION_COOKIE } from '~/platform/http.server.ts';
import { required } from '../../cms/src/platform/environment.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

const serviceSchema = z.object({
  image: z.string().optional(),
  build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
  user: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  restart: z.string(),
});

const text = read('docker-compose.yml');
const { services } = z.object({ services: z.record(z.string(), serviceSchema) }).parse(parse(text, { merge: true }));
const example = read('.env.example');

/** A variable of `.env.example`, set or commented out. */
const exampleLine = /^(# )?([A-Z][A-Z_]+)=(.*)$/;
const exampleNames = example.split('\n').flatMap((line) => exampleLine.exec(line)?.[2] ?? []);

/** The replacements by compose for `${NAME:-default}` and `${NAME:?message}`. */
function interpolate(value: string, values: Record<string, string>): string {
  return value.replace(/\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    const given = values[name];
    if (given) return given;
    if (kind === '-') return rest;
    throw new Error(`${name} is not set`);
  });
}

/** What an operator of a real shop has to fill in. */
const filledIn: Record<string, string> = {
  SESSION_SECRET: 'a'.repeat(48),
  CMS_API_TOKEN: 'b'.repeat(48),
  CMS_WEBHOOK_SECRET: 'c'.repeat(48),
  POSTGRES_PASSWORD: 'd'.repeat(24),
  SHOP_DATABASE_PASSWORD: 'k'.repeat(24),
  STRAPI_APP_KEYS: `${'e'.repeat(24)},${'f'.repeat(24)}`,
  STRAPI_API_TOKEN_SALT: 'g'.repeat(24),
  STRAPI_ADMIN_JWT_SECRET: 'h'.repeat(24),
  STRAPI_TRANSFER_TOKEN_SALT: 'i'.repeat(24),
  STRAPI_ENCRYPTION_KEY: 'j'.repeat(24),
  SLACK_WEBHOOK_URL: 'https://hooks.chat.example/1',
  GOOGLE_SHEETS_ID: 'document-of-the-sheet',
  GOOGLE_SHEETS_EMAIL: 'shop@sheets.example',
  GOOGLE_SHEETS_KEY: 'key of a service account',
  ANALYTICS_ID: 'G-AB12CD34',
  ANALYTICS_API_SECRET: 'secret-of-the-analytics',
  PAYREXX_INSTANCE: 'velory',
  FINANCING_PARTNER_URL: 'https://api.financing.example/v1',
  LOGISTICS_PARTNER_URL: 'https://api.logistics.example/v1',
  HUBSPOT_PORTAL_ID: '123456',
  FUNNEL_URL: 'https://funnel.example/api',
  HUBSPOT_ACCESS_TOKEN: 'token-of-the-app',
  STORAGE_URL: 'https://s3.example',
};

function environmentOf(name: string): Record<string, string> {
  const service = services[name];
  if (!service) throw new Error(`no service ${name}`);
  return Object.fromEntries(
    Object.entries(service.environment).map(([variable, value]) => [variable, interpolate(value, filledIn)]),
  );
}

afterEach(() => vi.unstubAllEnvs());

describe('the containers', () => {
  it('are the shop, its worker, Strapi, Postgres, a proxy and a mail server', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['storefront', 'worker', 'strapi', 'postgres', 'proxy', 'mail', 'migrate']),
    );
  });

  it.each(['storefront', 'worker', 'tools', 'migrate'])('%s has settings that the shop accepts and knows', (name) => {
    const environment = environmentOf(name);
    const settings = parseEnv(environment);
    expect(() => assertRealAdapters(settings)).not.toThrow();
    const unknown = Object.keys(environment).filter((variable) => !(variable in envSchema.shape));
    expect(unknown).toEqual(name === 'migrate' ? ['SHOP_DATABASE_PASSWORD'] : []);
  });

  it('let shop and worker into the database only as the role that owns nothing, whose password the migration sets', () => {
    const login = (name: string) => new URL(environmentOf(name).DATABASE_URL ?? '').username;
    expect(['storefront', 'worker', 'migrate', 'tools'].map(login)).toEqual([
      'velory_shop',
      'velory_shop',
      'velory',
      'velory',
    ]);
    const { password } = new URL(environmentOf('storefront').DATABASE_URL ?? '');
    expect(environmentOf('migrate').SHOP_DATABASE_PASSWORD).toBe(password);
  });

  it('name in a sentence what production lacks, all of a kind, and the setting that allows it', () => {
    const { FUNNEL_URL: _funnel, ANALYTICS_ID: _id, GOOGLE_SHEETS_KEY: _key, ...rest } = environmentOf('storefront');
    const refused = () => assertRealAdapters(parseEnv(rest));
    expect(refused).toThrow('FUNNEL_URL: is missing (or name "funnel" in ALLOW_LOCAL_ADAPTERS');
    expect(refused).toThrow('ANALYTICS_ID: is missing (or name "analytics" in ALLOW_LOCAL_ADAPTERS');
    expect(refused).toThrow('GOOGLE_SHEETS_KEY: is missing (or name "spreadsheet" in ALLOW_LOCAL_ADAPTERS');
    const allowed = parseEnv({ ...rest, ALLOW_LOCAL_ADAPTERS: 'funnel,analytics,spreadsheet' });
    expect(() => assertRealAdapters(allowed)).not.toThrow();
  });

  it('leave jobs to the worker, and believe the one proxy in front', () => {
    const storefront: Env = parseEnv(environmentOf('storefront'));
    expect(storefront.RUN_WORKER).toBe(false);
    expect(storefront.TRUSTED_PROXIES).toBe(1);
    expect(storefront.CMS_URL).toBe('http://strapi:1337');
  });

  it('listen for one another, while demo and development answer their own machine only', () => {
    expect(['storefront', 'worker', 'strapi'].map((name) => environmentOf(name).HOST)).toEqual(
      Array(3).fill('0.0.0.0'),
    );
    const hostIn = (mode: string) => {
      const { HOST: _, ...rest } = environmentOf('storefront');
      return parseEnv({ ...rest, APP_MODE: mode }).HOST;
    };
    expect(hostIn('demo')).toBe('127.0.0.1');
    expect(hostIn('development')).toBe('127.0.0.1');
    expect(hostIn('production')).toBe('0.0.0.0');
  });

  it('give Strapi all its settings, and the same secrets as the shop', () => {
    const strapi = environmentOf('strapi');
    for (const name of Object.keys(process.env)) if (name in strapi) vi.stubEnv(name, undefined);
    for (const [name, value] of Object.entries(strapi)) vi.stubEnv(name, value);
    expect(required('DATABASE_URL')).toContain('/velory_cms');
    expect(strapi.STOREFRONT_API_TOKEN).toBe(environmentOf('storefront').CMS_API_TOKEN);
    expect(strapi.STOREFRONT_WEBHOOK_SECRET).toBe(environmentOf('storefront').CMS_WEBHOOK_SECRET);
  });

  it('name what is missing instead of starting with an empty secret', () => {
    const secrets = Object.keys(filledIn).filter(
      (name) => !/(_URL|HUBSPOT_\w+|PAYREXX_INSTANCE|GOOGLE_SHEETS_\w+|ANALYTICS_\w+)$/.test(name),
    );
    for (const name of secrets) expect(text).toContain(`\${${name}:?see .env.example}`);
  });

  it.each(Object.entries(services).filter(([, { restart }]) => restart === 'unless-stopped'))(
    '%s is watched, and runs as an ordinary user without privileges',
    (_, service) => {
      expect(service.healthcheck?.test[0]).toBe('CMD');
      expect(service.cap_drop).toEqual(['ALL']);
      expect(service.security_opt).toContain('no-new-privileges:true');
      const users = [...(service.build ? read(service.build.dockerfile) : '').matchAll(/^USER (\S+)$/gm)].map(
        ([, user]) => user,
      );
      expect(service.user ?? users.at(-1)).toMatch(/^(node|postgres|[1-9]\d*(:\d+)?)$/);
    },
  );

  it('pin the version of every image, and Node 24 for the shop', () => {
    for (const { image } of Object.values(services)) if (image) expect(image).toMatch(/:(v?\d+[\w.-]*)$/);
    for (const name of ['storefront', 'strapi']) {
      const stages = [...read(`docker/${name}.Dockerfile`).matchAll(/^FROM (\S+) AS (\S+)$/gm)];
      const own = new Set(stages.map(([, , stage]) => stage));
      expect(stages.length).toBeGreaterThan(1);
      for (const [, from] of stages) if (!own.has(from)) expect(from).toMatch(/^node:24[.\w-]*$/);
    }
  });

  it('are built from stages and files that exist', () => {
    for (const { build } of Object.values(services)) {
      if (build) expect(read(build.dockerfile)).toMatch(new RegExp(`^FROM \\S+ AS ${build.target}$`, 'm'));
    }
    for (const [, file] of text.matchAll(/- (\.\/docker\/\S+?):/g)) expect(read(file ?? '')).not.toBe('');
  });

  it('wait for what they need', () => {
    for (const service of Object.values(services)) {
      for (const needed of Object.keys(service.depends_on)) expect(services).toHaveProperty(needed);
    }
    expect(services.storefront?.depends_on.migrate?.condition).toBe('service_completed_successfully');
  });
});

describe('the proxy', () => {
  const proxy = read('docker/proxy/nginx.conf');

  it('keeps nothing of visitors whose pages are their own, and pages apart by navigation variant', () => {
    expect(proxy).toContain(`(?:${SECURE_PREFIX})?${SESSION_COOKIE}=(?<token>[^;]*)" $token;`);
    expect(proxy).toContain(`${VISIT_COOKIE}=[01](?:;|$)" "1";`);
    expect(proxy).toMatch(/map "\$session:\$scripts" \$own \{\s+default "";\s+"~\^\.\+:\$" "1";/);
    expect(proxy).toContain('proxy_cache_bypass $own;');
    expect(proxy).toContain('proxy_no_cache $own;');
    expect(proxy).toMatch(/proxy_cache_key .*\$navigation \$encoding";\s+proxy_ignore_headers Vary;/);
    expect(proxy).toContain(`${NAVIGATION_COOKIE}=(?<variant>`);
  });

  it('never answers one visitor with a response of another', () => {
    const paths = /location ~ (\^\S+api\S+) \{\s+proxy_pass http:\/\/storefront;\s+\}/.exec(proxy)?.[1];
    const passed = new RegExp(paths ?? '(?!)');
    const { search, availability, comparison, checkoutPlan, checkoutReview, orderTracker } = pages;
    const { signIn, signInLink, account } = pages;
    const { cart, cartData, cartLink, orderIdDocument } = resources;
    const own = [search, availability, comparison, checkoutPlan, checkoutReview, orderTracker, signIn, signInLink];
    for (const path of [...own, account, cart, cartData, cartLink, orderIdDocument].flatMap(({ de, fr }) => [
      de,
      fr,
      `${de}.data`,
    ]))
      expect(path).toMatch(passed);
    expect(VISIT_CALL).toMatch(passed);
    for (const { de, fr } of [pages.home, pages.allModels, pages.product, pages.faq])
      for (const path of [de, fr]) expect(path).not.toMatch(passed);
  });

  it('is the only way to Strapi, which trusts the one address that it adds', () => {
    expect(services.strapi?.ports).toEqual([]);
    expect(services.proxy?.ports).toContain('${CMS_PORT:-1337}:8081');
    expect(proxy).toMatch(
      /listen 8081;[^]*proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;[^]*proxy_pass http:\/\/strapi;/,
    );
    expect(environmentOf('strapi').TRUSTED_PROXIES).toBe('1');
  });

  it('does not publish the metrics', () => {
    expect(proxy).toMatch(/location ~ \^\/\(metrics\|readyz\)\$ \{\s+return 404;/);
  });
});

describe('.env.example', () => {
  it('names every setting of the shop and every variable of the containers', () => {
    const used = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    for (const name of [...Object.keys(envSchema.shape), ...used]) expect(exampleNames).toContain(name);
  });

  it('names no variable that is not read', () => {
    const scripts = ['CMS_DATABASE_URL', 'VELORY_DATA', 'CHROMIUM_PATH', 'DEBUG'];
    const known = new Set([...Object.keys(envSchema.shape), ...scripts]);
    expect(exampleNames.filter((name) => !known.has(name) && !text.includes(`\${${name}`))).toEqual([]);
    expect(new Set(exampleNames).size).toBe(exampleNames.length);
  });

  it('explains each of them', () => {
    for (const block of example
      .split(/\n\n+/)
      .filter((each) => each.split('\n').some((line) => exampleLine.test(line)))) {
      const [first = ''] = block.split('\n');
      expect(first).toMatch(/^# \S+ \S+/);
      expect(first).not.toMatch(exampleLine);
    }
  });

  it('shows the defaults that the shop has', () => {
    const defaults = parseEnv({
      ...filledIn,
      APP_MODE: 'demo',
      DATABASE_URL: 'postgresql://x/y',
      PUBLIC_URL: 'http://x',
    });
    for (const line of example.split('\n')) {
      const [, , name = '', value = ''] = exampleLine.exec(line) ?? [];
      const isDefault =
        name in defaults &&
        !['APP_MODE', 'DATABASE_URL', 'PUBLIC_URL', 'CMS_URL'].includes(name) &&
        !(name in filledIn);
      if (isDefault) expect([name, value]).toEqual([name, String(defaults[name as keyof Env])]);
    }
  });

  it('works unchanged for a shop that is not in production', () => {
    const set = example.split('\n').flatMap((line) => {
      const [, comment, name, value] = exampleLine.exec(line) ?? [];
      return name && !comment ? [[name, value]] : [];
    });
    const values = Object.fromEntries(set) as Record<string, string>;
    expect(() =>
      parseEnv({ ...values, APP_MODE: 'demo', DATABASE_URL: 'postgresql://x/y', PUBLIC_URL: 'http://x' }),
    ).not.toThrow();
  });
});
