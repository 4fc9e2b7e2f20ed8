import { expect, it } from 'vitest';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { rappenOfRange, type Range } from '~/modules/catalog/ranges.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { createTestDatabase } from '../../support/databases.ts';

interface Row {
  id: number;
  displayPrice: number;
  isOccasion: boolean;
}

it('searches count a bike with the rate that its card shows', async () => {
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  const { indexedSql: sql } = await import('~/platform/sql.server.ts');
  const { isWanted } = await import('~/modules/search/query/wanted.server.ts');
  const bikes = await sql<Row[]>`
    select id, display_price as "displayPrice", is_occasion as "isOccasion" from product where kind = 'bike'`;
  const rated = bikes.map((bike) => ({ ...bike, rate: cardPlan({ ...bike, kind: 'bike' }, defaultPlanLength).rate }));
  const francs = [...new Set(rated.map(({ rate }) => Math.floor(rate / 100)))].sort((a, b) => a - b);
  const ranges: Range[] = [
    {},
    ...francs.flatMap((rate, at) => [
      { min: rate, max: rate },
      { min: rate + 1, max: francs[at + 2] ?? rate + 9 },
    ]),
    ...[120, 1999, 2000].flatMap((rate) => [{ min: rate }, { max: rate }]),
  ];
  for (const range of ranges) {
    const found = await sql<{ id: number }[]>`
      select p.id from product p where p.kind = 'bike' and ${isWanted({ rate: range })} order by 1`;
    const { min, max } = rappenOfRange(range);
    const shown = rated.filter(({ rate }) => rate >= min && rate <= max).map(({ id }) => id);
    expect(
      found.map(({ id }) => id),
      JSON.stringify(range),
    ).toEqual(shown.sort((a, b) => a - b));
  }
  expect(bikes.filter(({ isOccasion }) => isOccasion).length).toBeGreaterThan(3);
  expect(bikes.filter(({ displayPrice }) => displayPrice < 2000_00).length).toBeGreaterThan(3);
});
