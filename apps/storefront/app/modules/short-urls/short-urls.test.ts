import { describe, expect, it } from 'vitest';
import { codeOf, isCode, readCode, readTarget, withQuery } from './short-urls.ts';

const origin = 'https://velory.example';

describe('a short address', () => {
  it('is read from paper whatever its case', () => {
    expect(readCode(' Herbst-26 ')).toBe('herbst-26');
  });

  it.each(['ab', '-abc', 'abc-', 'a b c', 'Äpfel', 'a'.repeat(41), 'a/b'])('has no code like %s', (code) => {
    expect(isCode(code)).toBe(false);
  });

  it('gets a code of six where none was typed', () => {
    const code = codeOf(Uint8Array.from([0, 31, 62, 255, 7, 9]));
    expect(code).toHaveLength(6);
    expect(isCode(code)).toBe(true);
    expect(code).not.toMatch(/[01lio]/);
  });

  it.each([
    ['/produkt/limmat-5', '/produkt/limmat-5'],
    ['/kategorien/e-urban?preis=0-3000#liste', '/kategorien/e-urban?preis=0-3000#liste'],
    ['https://velory.example/fr/faq', '/fr/faq'],
    ['/produkt/s/x', '/produkt/s/x'],
    ['/service', '/service'],
    ['/anmelden?zurueck=/konto', '/anmelden?zurueck=/konto'],
  ])('leads from %s to %s', (typed, target) => {
    expect(readTarget(typed, origin)).toBe(target);
  });

  it.each([
    'https://velory.example.evil.test/',
    'https://velory.example@evil.test/',
    '//evil.test/',
    '/\\evil.test',
    'javascript:alert(1)',
    'produkt/limmat-5',
    '/admin/bestellungen',
    '/api/getToken',
    '/s/other',
    '/fr/s/autre',
    '/fr/admin/apercu',
    '/S/x',
    '/FR/S/x',
    '/%61dmin',
    '/fr//%73/x',
    '/.//s/x',
    '/a%5C..%5Cadmin',
    '/a/%2e%2e/%5c/admin',
    '/admin.data',
    '/s/%E0%A4%A',
    '/anmelden?zurueck=/s/x',
    '/anmelden?zurueck=%2FS%2Fx',
    '/anmelden?zurueck=/anmelden%3Fzurueck%3D%252Ffr%252Fs%252Fx',
    '',
  ])('leads never to %s', (typed) => {
    expect(readTarget(typed, origin)).toBeUndefined();
  });

  it('takes the query along, and keeps its own', () => {
    const query = new URLSearchParams('utm_source=flyer&tab=details');
    expect(withQuery('/produkt/x?tab=uebersicht#a', query)).toBe('/produkt/x?tab=uebersicht&utm_source=flyer#a');
  });
});
