import fc from 'fast-check';
import { matchRoutes } from '@remix-run/react';
import { describe, expect, it } from 'vitest';
import routes from '~/routes.ts';
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
    ['/Bestellstatus', '/bestellstatus'],
    ['/%62estellstatus', '/bestellstatus'],
    ['/FR/Suivi-de-Commande?nr=A', '/fr/suivi-de-commande?nr=A'],
    ['/BESTELLSTATUS.data', '/bestellstatus.data'],
    ['/bestellstatus/.data', '/bestellstatus.data'],
    ['/.data', '/_root.data'],
    ['/fr/.data', '/fr.data'],
    ['/Checkout.data', '/checkout.data'],
    ['/API/gettoken', '/api/getToken'],
    ['/api/%67etToken/', '/api/getToken'],
    ['/api/document-store/storeerrorlogstofirebase', '/api/document-store/storeErrorLogsToFirebase'],
    ['/API/Unknown', '/api/Unknown'],
    ['/api/getToken.data', '/api/getToken'],
    ['/api/strapi/FetchContent?locale=fr', '/api/strapi/fetchcontent/?locale=fr'],
    ['/api/strapi/fetchcontent.data', '/api/strapi/fetchcontent/'],
    ['/x/../bestellstatus', '/bestellstatus'],
    ['/x/%2e%2E/./bestellstatus', '/bestellstatus'],
    ['/../../', '/'],
    ['/produkt/Limmat-5', '/produkt/Limmat-5'],
    ['/PRODUKT/Limmat-5/Datenblatt.PDF', '/produkt/Limmat-5/datenblatt.pdf'],
    ['/produkt/s%c3%a4ntis', '/produkt/s%C3%A4ntis'],
    ['/produkt/s\u00c3\u00a4ntis', '/produkt/s%C3%A4ntis'],
    ['/produkt/a%2fb', '/produkt/a%2Fb'],
    ['/produkt/%2562', '/produkt/%2562'],
    ['/produkt/<b>', '/produkt/%3Cb%3E'],
    ['/HealthZ', '/healthz'],
  ])('of %s is %s', (url, target) => expect(canonicalAddress(url)).toBe(target));

  it.each([
    '/',
    '/?seite=2',
    '/fr',
    '/faq',
    '/_root.data',
    '/checkout/',
    '/checkout/?a=/',
    '/checkout.data',
    '/api/getToken',
    href('checkoutConfirmation', {}, 'fr'),
  ])('of %s is itself', (url) => expect(canonicalAddress(url)).toBe(url));

  it.each(['//evil.example/', '/\\evil.example/', '///evil.example//', '/%5Cevil.example', '/%5c/evil.example'])(
    'of %s stays in the shop',
    (url) => expect(canonicalAddress(url)).toBe('/evil.example'),
  );

  it.each([
    '',
    '*',
    'http://evil.example/',
    '\\\\evil.example',
    '/%',
    '/%E0%A4%A',
    '/a%00',
    '/?a=%00',
    '/faq#x',
    '/%%36%32',
  ])('is none of %j', (url) => expect(canonicalAddress(url)).toBeUndefined());

  it('is what an address and its path have in common, for any text', () => {
    const characters = fc.constantFrom(...'aB/.%2e5cF-_~?\\"<|ä:@,;*!\'()[]'.split(''), '%2F', '%41', '/../', '.data');
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 30 }), (parts) => {
        const address = canonicalAddress(Buffer.from(`/${parts.join('')}`).toString('latin1'));
        if (address === undefined) return;
        expect(canonicalAddress(address)).toBe(address);
        // What the shop's routes are asked for.
        expect(new URL(`http://shop.example${address}`).pathname).toBe(address.split('?')[0]);
      }),
      { numRuns: 3000 },
    );
  });

  it('is the only one that leads to a route, however its letters are written', async () => {
    const table = await routes;
    const paths = table.map(({ path = '' }) => `/${path}`.replace('*', 'rest').replace(/:\w+\??/g, 'x1'));
    const candidates = table.map(({ path, index, id }) => ({ path, index, id }) as { path: string; id: string });
    for (const path of paths) {
      const canonical = canonicalAddress(path);
      const written = [path.toUpperCase(), path.toLowerCase(), path.replace(/[a-z]/g, (letter) => hex(letter))];
      for (const each of [...written, `/${path}`, `${path}/`, `/x/..${path}`]) {
        const found = canonicalAddress(each) ?? '';
        expect(found.toLowerCase()).toBe(canonical?.toLowerCase());
        const names = (address: string) =>
          matchRoutes(candidates, address)?.map(({ route, params }) => [route.id, params]);
        // Parts that may be anything keep their letters, all others are the route's own.
        expect(found.replaceAll('X1', 'x1').replaceAll('REST', 'rest')).toBe(canonical);
        expect(names(found)?.length).toBe(names(canonical ?? '')?.length);
      }
    }
  });
});

const hex = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;
