import type { Client } from 'pg';

/** Pieces of each variant: more than a run sells. */
export const PIECES = 5000;

const PRODUCTS = [
  { key: 'limmat', kind: 'bike', price: 432_000, categories: ['e_bike', 'e_trekking'] },
  { key: 'reuss', kind: 'bike', price: 359_900, categories: ['e_bike', 'e_city'] },
  { key: 'emme', kind: 'bike', price: 512_050, categories: ['e_bike', 'e_mountain'] },
  { key: 'schloss', kind: 'accessory', price: 12_900, categories: ['accessory', 'lock'] },
] as const;

/** Writes a small catalogue of counted pieces. @returns the ids of its variants, bikes first */
export async function createCatalogue(client: Client): Promise<number[]> {
  const ids: number[] = [];
  for (const { key, kind, price, categories } of PRODUCTS) {
    const { rows } = await client.query<{ id: number }>(
      `with product as (
         insert into product (feed_key, kind, status, display_price, stock_status, category_slugs, color_slugs, frame_types,
           source_hash, updated_at)
         values ($1, $2::product_kind, 'published', $3, 'instock', $4, '{}', '{}', $1, now())
         returning id
       ), texts as (
         insert into product_text (product_id, locale, source_locale, slug, name)
         select product.id, locale, locale, $1 || '-' || locale, initcap($1)
         from product, unnest(enum_range(null::locale)) as locale
       )
       insert into variant (product_id, feed_key, price, list_price, stock_status, stock_quantity)
       select id, $1, $3, $3, 'instock', $5 from product
       returning id`,
      [key, kind, price, categories, PIECES],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
