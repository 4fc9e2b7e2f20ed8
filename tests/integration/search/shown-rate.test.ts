import { expect, it } from 'vitest';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { rateExpression } from '~/modules/catalog/conditions.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { createTestDatabase } from '../../support/databases.ts';

interface Row {
  displayPrice: number;
  isOccasion: boolean;
  rate: string;
}

it('searches count a bike with the rate that its card shows', async () => {
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  const { sql } = await import('~/platform/sql.server.ts');
  const bikes = await sql.unsafe<Row[]>(`
    select p.display_price as "displayPrice", p.is_occasion as "isOccasion", ${rateExpression} as rate
    from product p where p.kind = 'bike'`);
  for (const { rate, ...bike } of bikes) {
    expect(Number(rate), JSON.stringify(bike)).toBe(cardPlan({ ...bike, kind: 'bike' }, defaultPlanLength).rate);
  }
  expect(bikes.filter(({ isOccasion }) => isOccasion).length).toBeGreaterThan(3);
  expect(bikes.filter(({ displayPrice }) => displayPrice < 2000_00).length).toBeGreaterThan(3);
});
