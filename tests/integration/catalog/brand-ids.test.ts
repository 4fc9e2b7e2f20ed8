import { expect, it } from 'vitest';
import { brandIds } from '~/modules/catalog/brands.ts';
import { db } from '~/platform/db.server.ts';

it('Brands 1 to 10 have the ids of the specification, and new ones follow after 100', async () => {
  const brands = await db.brand.findMany({ where: { id: { lte: 100 } }, orderBy: { id: 'asc' } });
  expect(brands.map(({ id, name }) => [name, id])).toEqual(Object.entries(brandIds));
  expect(brands.map(({ name }) => name)).toEqual([
    'Focus', 'Haibike', 'Kalkhoff', 'Ghost', 'Stromer', 'Allegro', 'Simpel', 'Fischer', 'Benno', 'Cilo',
  ]); // prettier-ignore
  const added = await db.brand.create({ data: { slug: 'neue-marke', name: 'Neue Marke' } });
  expect(added.id).toBeGreaterThan(100);
});
