import { expect, it } from 'vitest';
import { pathByOtherName } from './other-names.ts';

it.each([
  ['/warenkorb', 'de', '/checkout/'],
  ['/fr/panier', 'fr', '/fr/checkout/'],
  ['/zubeh%C3%B6r', 'de', '/zubehoer'],
  ['/Zubeh%C3%B6r', 'de', '/zubehoer'],
  ['/fr/zubeh%C3%B6r/helmet', 'fr', '/fr/zubehoer/helmet'],
  ['/zubeho%CC%88r', 'de', '/zubehoer'],
  ['/merkliste', 'de', '/wunschliste'],
  ['/zubehoer', 'de', undefined],
  ['/gibt-es-nicht', 'de', undefined],
  ['/warenkorb/alt', 'de', undefined],
  ['/%E0%A4%A', 'de', undefined],
] as const)('%s in %s is %s', (pathname, locale, path) => {
  expect(pathByOtherName(pathname, locale)).toBe(path);
});
