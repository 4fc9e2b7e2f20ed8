import { expect, it } from 'vitest';
import { isProbe } from './probes.ts';

it.each(['/wp-login.php', '/.env', '/.git/config', '/fr/x.php?a=1', '/admin/config.yml', '/xmlrpc.php'])(
  '%s is a probe',
  (url) => expect(isProbe(url)).toBe(true),
);

it.each([
  '/',
  '/produkt/limmat-5',
  '/sitemap.xml',
  '/_root.data',
  '/bilder/1-x-side.svg',
  '/.well-known/security.txt',
  '/velos',
])('%s is none', (url) => expect(isProbe(url)).toBe(false));

it.each(['/shop/allegro-limmat-5.php', '/produkt/haibike_gotthard.aspx'])('%s may be an old link to a bike', (url) => {
  expect(isProbe(url)).toBe(false);
});
