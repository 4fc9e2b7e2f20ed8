import { expect, it } from 'vitest';
import { acceptedLocale } from './accepted-locale.server.ts';

it.each([
  ['fr-CH, fr;q=0.9, de;q=0.8', 'fr'],
  ['en;q=0.9, de;q=0.2, fr;q=0.4', 'fr'],
  ['fr;q=0, de', 'de'],
  ['FR', 'fr'],
  ['it-CH, en', 'de'],
  ['*', 'de'],
  ['fr;q=x', 'de'],
  ['', 'de'],
  [null, 'de'],
])('takes of %j the language %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});

it('takes none that is not spoken here', () => {
  expect(acceptedLocale('fr-CH, fr;q=0.9', ['de'])).toBe('de');
  expect(acceptedLocale('de', ['fr'])).toBe('fr');
});
