import { describe, expect, it } from 'vitest';
import { localPath } from './local-path.ts';

describe('localPath', () => {
  it.each(['/produkt/limmat-5', '/fr/produit/limmat-5?plan=24#plan', '/'])('keeps %s', (path) => {
    expect(localPath(path, '/checkout/')).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/..//evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'produkt/limmat-5',
    '',
    null,
    undefined,
    ['/a'],
  ])('refuses %s', (value) => {
    expect(localPath(value, '/checkout/')).toBe('/checkout/');
  });
});
