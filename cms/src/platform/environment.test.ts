import { afterEach, describe, expect, it, vi } from 'vitest';
import { required, trustedProxies } from './environment';

const secret = 'k7Jq2xW9-a-random-text-of-somebody';

const good = {
  DATABASE_URL: 'postgres://velory:x@localhost/velory_cms',
  APP_KEYS: `${secret},${secret}2`,
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  ENCRYPTION_KEY: secret,
  STOREFRONT_API_TOKEN: secret,
  STOREFRONT_WEBHOOK_SECRET: secret,
  STOREFRONT_WEBHOOK_URL: 'http://localhost:3000/api/content/webhook',
  STOREFRONT_ORIGIN: 'http://localhost:3000',
};

/** Why the CMS does not start with these variables; undefined where it does. */
function problemOf(changes: Record<string, string>): string | undefined {
  for (const [name, value] of Object.entries({ CMS_DEMO: '', ...good, ...changes })) vi.stubEnv(name, value);
  try {
    required('DATABASE_URL');
    return undefined;
  } catch (error) {
    return String(error);
  }
}

afterEach(() => vi.unstubAllEnvs());

describe('the environment of the CMS', () => {
  it('is taken with secrets of the own making', () => {
    expect(problemOf({})).toBeUndefined();
  });

  it.each([
    ['APP_KEYS', 'change-me-1,change-me-2,change-me-3,change-me-4'],
    ['API_TOKEN_SALT', 'change-me-change-me'],
    ['ADMIN_JWT_SECRET', 'change-me-change-me'],
    ['TRANSFER_TOKEN_SALT', 'change-me-change-me'],
    ['ENCRYPTION_KEY', 'change-me-change-me'],
    ['STOREFRONT_API_TOKEN', 'change-me-change-me-change-me-change-me'],
    ['STOREFRONT_WEBHOOK_SECRET', 'change-me-change-me'],
    ['ADMIN_JWT_SECRET', 'tobemodified-tobemodified'],
  ])('is refused with the example of %s, which everybody can read', (name, value) => {
    expect(problemOf({ [name]: value })).toContain(`${name} still has the public value`);
  });

  it('is refused with short keys', () => {
    expect(problemOf({ APP_KEYS: 'a,b' })).toContain('APP_KEYS is too short');
  });

  it('may share the example of the read token with a demonstration, never a secret that signs sessions', () => {
    expect(problemOf({ CMS_DEMO: 'true', STOREFRONT_WEBHOOK_SECRET: 'change-me-change-me' })).toBeUndefined();
    expect(problemOf({ CMS_DEMO: 'true', ADMIN_JWT_SECRET: 'change-me-change-me' })).toContain('ADMIN_JWT_SECRET');
  });

  it('believes no forwarded address unless it is told how many proxies there are', () => {
    vi.stubEnv('TRUSTED_PROXIES', '');
    expect(trustedProxies()).toBe(0);
    vi.stubEnv('TRUSTED_PROXIES', '2');
    expect(trustedProxies()).toBe(2);
    vi.stubEnv('TRUSTED_PROXIES', 'true');
    expect(() => trustedProxies()).toThrow('TRUSTED_PROXIES');
  });
});
