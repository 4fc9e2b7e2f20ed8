import { describe, expect, it } from 'vitest';
import { defaultLocale, localeOfPath, locales, pathPrefix, withoutPrefix } from './i18n/locales.ts';
import { alternatesOf, href, pages, resources } from './site-map.ts';

const addresses = Object.entries({ ...pages, ...resources });

describe('the site map', () => {
  it.each(addresses)('has %s below the prefix of each language, and nowhere twice', (_, address) => {
    const paths = locales.map((locale) => address[locale]);
    expect(paths.map((path) => localeOfPath(path))).toEqual([...locales]);
    expect(new Set(paths).size).toBe(locales.length);
  });

  it('links to pages, calls and files in each language', () => {
    expect(alternatesOf('home', {})).toEqual({ de: '/', fr: '/fr' });
    expect(href('cart', {}, 'fr')).toBe('/fr/cart');
    expect(href('dataSheet', { bike: 'limmat 5' }, 'fr')).toBe('/fr/produit/limmat%205/fiche-technique.pdf');
    expect(href('pathListing', {}, 'de')).toBe('/alle-produkte-schweiz');
    expect(href('faq', {}, 'fr')).toBe('/fr/faq');
    expect(href('search', {}, 'de', { q: 'velo', seite: undefined })).toBe('/suche?q=velo');
  });
});

describe('the language of a path', () => {
  it.each([
    ['/fr', 'fr'],
    ['/fr/faq', 'fr'],
    ['/frankreich', 'de'],
    ['/', 'de'],
  ])('%s is %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));

  it('is taken off it', () => {
    expect(withoutPrefix('/fr/faq')).toBe('/faq');
    expect(withoutPrefix('/frankreich')).toBe('/frankreich');
    expect(pathPrefix[defaultLocale]).toBe('');
  });
});
