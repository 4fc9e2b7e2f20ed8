import { describe, expect, it } from 'vitest';
import { href } from '~/site-map.ts';
import { canonicalAddress } from './canonical-path.ts';

describe('the canonical form of an address', () => {
  it.each([
    ['/faq/', '/faq'],
    ['/fr/', '/fr'],
    ['/kategorien/e-city-bike/?seite=2', '/kategorien/e-city-bike?seite=2'],
    ['/checkout', '/checkout/'],
    ['/fr/checkout/coordonnees?a=1', '/fr/checkout/coordonnees/?a=1'],
    ['/produkt//limmat', '/produkt/limmat'],
    ['/produkt%5climmat?a=%5C', '/produkt/limmat?a=%5C'],
    ['/%5C', '/'],
  ])('%s leads to %s', (url, target) => expect(canonicalAddress(url)).toBe(target));

  it.each(['/', '/?seite=2', '/fr', '/faq', '/checkout/', '/checkout/?a=/', href('checkoutConfirmation', {}, 'fr')])(
    '%s stays',
    (url) => expect(canonicalAddress(url)).toBeUndefined(),
  );

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '///evil.example//',
    '/%5Cevil.example',
    '/%5c/evil.example',
  ])('%s stays in the shop', (url) => {
    expect(canonicalAddress(url)).toMatch(/^\/[^/\\]/);
  });
});
