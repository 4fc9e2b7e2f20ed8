import { describe, expect, it } from 'vitest';
import { hostKinds } from './own-hosts.ts';

const production = hostKinds(
  {
    APP_MODE: 'production',
    PUBLIC_URL: 'https://www.velory.example',
    SHOP_HOSTS: ['partner.velory.example', 'storefront'],
    ORGANIZATION_DOMAINS: ['velo.helvion.example=helvion', 'velo.gone.example=gone'],
  },
  (name) => ['helvion.velory.example', 'velo.helvion.example'].includes(name),
);
const demo = hostKinds(
  { APP_MODE: 'demo', PUBLIC_URL: 'http://localhost:3000', SHOP_HOSTS: [] },
  (name) => !name.endsWith('.localhost'),
);

describe('in production a host name', () => {
  it.each([
    ['www.velory.example', 'own'],
    ['WWW.Velory.Example', 'own'],
    ['www.velory.example:8443', 'own'],
    ['partner.velory.example', 'own'],
    ['storefront:3000', 'own'],
    ['helvion.velory.example', 'own'],
    ['velo.helvion.example', 'own'],
    ['velo.gone.example', 'unknown'],
    ['velory.example', 'unknown'],
    ['nobody.velory.example', 'unknown'],
    ['www.velory.example.', 'unknown'],
    ['a_b.velory.example', 'unknown'],
    ['velory.example.evil.example', 'foreign'],
    ['notvelory.example', 'foreign'],
    ['127.0.0.1:3000', 'foreign'],
    ['[::1]:3000', 'foreign'],
  ])('%s is %s', (header, kind) => expect(production(header)).toBe(kind));
});

it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'abc.forwarded.example:8080', 'localhost:65535'])(
  'elsewhere %s is served',
  (header) => expect(demo(header)).toBe('own'),
);

it.each([
  undefined,
  '',
  'localhost:99999',
  'evil"example',
  'a/b',
  'a@b',
  '999.999.999.999',
  'a:b',
  '[::',
  'xn--\u00e4',
  'a b',
])('%s is none', (header) => {
  expect(production(header)).toBe('malformed');
  expect(demo(header)).toBe('malformed');
});
