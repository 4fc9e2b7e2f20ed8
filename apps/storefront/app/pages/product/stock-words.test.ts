import { expect, it } from 'vitest';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import { stockWords } from './stock-words.server.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

it('a variant on order says when it is expected, where that is known (spec §4)', () => {
  const variants = [
    { id: 1, orderable: true, stockStatus: 'onbackorder', arrival: '2027-01-15' },
    { id: 2, orderable: true, stockStatus: 'onbackorder', arrival: null },
    { id: 3, orderable: true, stockStatus: 'instock', arrival: null },
    { id: 4, orderable: false, stockStatus: 'outofstock', arrival: null },
  ];
  const words = stockWords({ variants } as unknown as ProductView, { locale: 'de', t: t as never });
  expect(words).toEqual({
    1: 'stock.onOrderBy 15.\u00a0Januar 2027',
    2: 'stock.onOrder',
    3: 'stock.instock',
    4: 'stock.soldOut',
  });
});
