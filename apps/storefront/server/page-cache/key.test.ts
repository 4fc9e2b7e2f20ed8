import { describe, expect, it } from 'vitest';
import { SECURE_PREFIX, SESSION_COOKIE } from '~/modules/identity/session-cookie.server.ts';
import { VISIT_COOKIE } from '~/modules/identity/visit-cookie.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { withinInstance } from '~/platform/instance-scope.server.ts';
import { NAVIGATION_COOKIE } from '~/platform/http.server.ts';
import { type CacheableRequest, cacheKey } from './key.ts';

function keyOf(
  url: string,
  {
    method = 'GET',
    host = 'shop.example',
    instance = 'main',
    cookie,
  }: Partial<Record<'method' | 'host' | 'instance' | 'cookie', string>> = {},
) {
  const request: CacheableRequest = { method, url, headers: { host, cookie } };
  return withinInstance(toInstanceId(instance), () => cacheKey(request)?.key);
}

describe('the key of a page', () => {
  it('differs by instance, path, query and navigation variant', () => {
    const keys = [
      keyOf('/'),
      keyOf('/', { instance: 'org1' }),
      keyOf('/fr'),
      keyOf('/_root.data'),
      keyOf('/faq?tab=details'),
      keyOf('/faq?tab=overview'),
      keyOf('/', { cookie: `${NAVIGATION_COOKIE}=new` }),
      keyOf('/', { cookie: `${NAVIGATION_COOKIE}=old` }),
    ];
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is the same for GET and HEAD, for any name of the same instance and any order of query names', () => {
    expect(keyOf('/', { method: 'HEAD' })).toBe(keyOf('/'));
    expect(keyOf('/', { host: 'other.example' })).toBe(keyOf('/'));
    expect(keyOf('/zubehoer?seite=2&farbe=rot')).toBe(keyOf('/zubehoer?farbe=rot&seite=2'));
  });

  it('takes a forced variant for the variant it forces', () => {
    expect(keyOf('/', { cookie: `a=1; ${NAVIGATION_COOKIE}=force_new` })).toBe(
      keyOf('/', { cookie: `${NAVIGATION_COOKIE}=new` }),
    );
    expect(keyOf('/', { cookie: `${NAVIGATION_COOKIE}=whatever` })).toBe(keyOf('/'));
  });

  it('holds a body height in whole centimetres, and is none for any other writing of one', () => {
    expect(keyOf('/produkt/limmat-5?groesse=172')).not.toBe(keyOf('/produkt/limmat-5?groesse=173'));
    expect(keyOf('/alle-modelle-e-bike-schweiz?groesse=165,172')).toBeDefined();
    for (const value of ['1.72', '172.4', '172 cm', 'gross', '', '0172']) {
      expect(keyOf(`/produkt/limmat-5?groesse=${encodeURIComponent(value)}`), value).toBeUndefined();
    }
    expect(keyOf('/produkt/limmat-5?groesse=172&innenbein=80')).toBeUndefined();
  });

  it('leaves out what only counts visits', () => {
    expect(keyOf('/?utm_source=mail&gclid=1')).toBe(keyOf('/'));
    expect(keyOf('/faq?tab=details&utm_source=mail')).toBe(keyOf('/faq?tab=details'));
  });

  it('shows pages nothing of what only counts visits', () => {
    const request = { method: 'GET', headers: { host: 'shop.example' } };
    expect(cacheKey({ ...request, url: '/zubehoer?utm_source=mail&seite=2&farbe=rot' })?.url).toBe(
      '/zubehoer?seite=2&farbe=rot',
    );
    expect(cacheKey({ ...request, url: '/zubehoer?fbclid=x' })?.url).toBe('/zubehoer');
  });

  it.each([SESSION_COOKIE, SECURE_PREFIX + SESSION_COOKIE])(
    "is anybody's for a session (%s) whose browser shows its own parts by scripts",
    (session) => {
      for (const value of ['0', '1']) {
        expect(keyOf('/faq', { cookie: `${session}=abc; ${VISIT_COOKIE}=${value}` })).toBe(keyOf('/faq'));
      }
      expect(keyOf('/faq', { cookie: `${VISIT_COOKIE}=1; ${NAVIGATION_COOKIE}=new; ${session}=abc` })).toBe(
        keyOf('/faq', { cookie: `${NAVIGATION_COOKIE}=new` }),
      );
      for (const other of ['', '2', 'true'])
        expect(keyOf('/faq', { cookie: `${session}=abc; ${VISIT_COOKIE}=${other}` })).toBeUndefined();
    },
  );

  it('keeps values apart that look alike when written plainly', () => {
    expect(keyOf('/zubehoer?farbe=rot%26seite%3D2')).not.toBe(keyOf('/zubehoer?farbe=rot&seite=2'));
  });

  it.each([
    ['another method', keyOf('/', { method: 'POST' })],
    ['a visitor with a session', keyOf('/', { cookie: `a=1; ${SESSION_COOKIE}=abc` })],
    ['a query name that no page is known to read', keyOf('/?x=1')],
    ['the API', keyOf('/api/search?q=velo')],
    ['the checkout', keyOf('/checkout/')],
    ['the French checkout', keyOf('/fr/checkout/coordonnees/')],
    ["the checkout's data", keyOf('/checkout.data')],
    ['pages for development', keyOf('/dev/messages')],
    ['an absolute request target', keyOf('http://shop.example/')],
    ['an overlong address', keyOf(`/${'a'.repeat(3000)}`)],
  ])('does not exist for %s', (_, key) => expect(key).toBeUndefined());

  it('does not take a path that only begins alike for the checkout', () => {
    expect(keyOf('/checkout-tipps')).toBeDefined();
  });
});
