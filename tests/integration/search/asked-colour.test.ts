import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { createTestDatabase } from '../../support/databases.ts';

/** A bike that comes in several colours, red not being the first. */
let bike: { id: number; slug: string; red: string };

beforeAll(async () => {
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
  const { sql } = await import('~/platform/sql.server.ts');
  const { coloursMeant } = await import('~/modules/search/query/colours.server.ts');
  const reds = await coloursMeant({ facet: 'colour', family: 'red', word: 'rot' });
  const [row] = await sql<[typeof bike]>`
    select p.id, t.slug, p.color_slugs[2] as red from product p join product_text t on t.product_id = p.id and t.locale = 'fr'
    where p.kind = 'bike' and p.status = 'published' and p.color_slugs[2] = any(${reds}::text[]) and p.color_slugs[1] <> all (${reds}::text[])
    order by p.position limit 1`;
  bike = row;
});

const pictureOf = (tile: ProductTile | undefined) => (typeof tile?.picture === 'string' ? tile.picture : '');

describe('a requested colour', () => {
  it.each([
    ['de', 'rotes e-bike'],
    ['fr', 'vélo électrique rouge'],
  ] as const)('is shown by the cards of a search, whose links lead to it: %s, %s', async (locale, text) => {
    const { searchPage } = await import('~/modules/search/search-page.server.ts');
    const { sql } = await import('~/platform/sql.server.ts');
    const { tiles } = (await searchPage(text, locale, { count: false })).bikes;
    expect(tiles.length).toBeGreaterThan(3);
    for (const tile of tiles) {
      const [{ colours }] = await sql<[{ colours: string[] }]>`
        select color_slugs as colours from product where id = ${tile.id}`;
      const requested = new URL(tile.href, 'http://x').searchParams.get('farbe');
      if (colours.length < 2) expect(requested, tile.href).toBeNull();
      else {
        expect(colours, tile.href).toContain(requested);
        expect(pictureOf(tile)).toContain(requested === colours[0] ? `/${tile.id}-x-` : `/${tile.id}-${requested}-`);
      }
    }
  });

  it('is shown by a listing that is filtered by it or searched for it, and by no other', async () => {
    const { listProducts } = await import('~/modules/listings/listings.server.ts');
    const { emptyListingQuery } = await import('~/modules/listings/listing-query.ts');
    const list = async (query: Partial<typeof emptyListingQuery>) => {
      const scope = { kind: 'bike', only: [bike.id] } as const;
      const { products } = await listProducts(scope, { ...emptyListingQuery, ...query }, 'fr');
      return products.map(({ slug, colourAsked, picture }) => [slug, colourAsked, picture.src.split('-')[1]]);
    };
    expect(await list({ colour: [bike.red] })).toEqual([[bike.slug, bike.red, bike.red]]);
    expect(await list({ text: 'rouge' })).toEqual([[bike.slug, bike.red, bike.red]]);
    expect(await list({})).toEqual([[bike.slug, undefined, 'x']]);
  });

  it('is shown by its photograph if the feed has photographs', async () => {
    const { sql } = await import('~/platform/sql.server.ts');
    const { findProductCards } = await import('~/modules/catalog/catalog.server.ts');
    const images = await sql<{ id: number }[]>`
      insert into product_image (product_id, position, src, color_slug) values
        (${bike.id}, 0, 'https://x.example/1.jpg', null), (${bike.id}, 1, 'https://x.example/2.jpg', ${bike.red}),
        (${bike.id}, 2, 'https://x.example/3.jpg', ${bike.red})
      returning id`;
    await sql`update product set pictures = 'photo', cover_id = ${images[0]?.id ?? 0} where id = ${bike.id}`;
    const [card] = await findProductCards({ ids: [bike.id], locale: 'de', colours: [bike.red] });
    expect(card?.picture.src).toContain(`/foto/${images[1]?.id}-`);
    const [plain] = await findProductCards({ ids: [bike.id], locale: 'de' });
    expect(plain?.picture.src).toContain(`/foto/${images[0]?.id}-`);
  });
});
