import { beforeAll, expect, it } from 'vitest';
import type * as ProductSearch from '~/modules/search/query/product-search.server.ts';
import type * as Sql from '~/platform/sql.server.ts';
import { createTestDatabase } from '../../support/databases.ts';
import { type JudgedProduct, judgedProducts, type Score, scoreOf, SHOWN, unseen } from './means.ts';

let search: typeof ProductSearch;
let products: JudgedProduct[];

beforeAll(async () => {
  // On the demonstration catalogue: the settings are read with the first import.
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  search = await import('~/modules/search/query/product-search.server.ts');
  const { sql }: typeof Sql = await import('~/platform/sql.server.ts');
  products = [...(await sql.query<JudgedProduct[]>(judgedProducts))];
});

const score = (set: keyof typeof unseen): Promise<Score> =>
  scoreOf(unseen[set], products, async ({ text, locale, kind }) => {
    const { ids } = await search.productSearch().find({ text, locale, kind, limit: SHOWN, offset: 0 });
    return ids;
  });

it('understands the searches that it was tuned on', async () => {
  expect(await score('a')).toEqual({ searches: 50, first: 50, shown: 50 });
  expect(await score('d')).toEqual({ searches: 30, first: 30, shown: 30 });
});

it('A number alone does not find what the shop does not have', async () => {
  const find = (text: string) =>
    search.productSearch().find({ text, locale: 'de', kind: 'bike', limit: SHOWN, offset: 0 });
  for (const text of ['Rasenmäher', 'iPhone 15', 'Harley 883', 'asdfqwer 5']) {
    const { ids, closeness } = await find(text);
    expect([text, ids.length > 0 && closeness !== 'any']).toEqual([text, false]);
  }
});

const HELD_BACK = [
  ['b', 48],
  ['c', 48],
  ['e', 30],
] as const;

it.each(HELD_BACK)('understands set %s, which it was not tuned on', async (set, least) => {
  const { searches, first, shown } = await score(set);
  expect(first / searches).toBeGreaterThanOrEqual(0.9);
  expect(shown / searches).toBeGreaterThanOrEqual(0.97);
  expect(searches).toBeGreaterThanOrEqual(least);
});
