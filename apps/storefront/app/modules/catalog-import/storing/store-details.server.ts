import { Prisma } from '~/platform/db.server.ts';
import type { RunSql } from '~/platform/sql-pool.server.ts';
import { locales } from '~/i18n/locales.ts';
import type { AttributeRecord } from '~/modules/catalog-import/reading/record.ts';
import type { Storing } from './storing.ts';
import type { Taxonomies } from './taxonomies.server.ts';

const idsOf = (storings: readonly Storing[]) => storings.map(({ id }) => id);

/**
 * Writes the pictures of products. One with another address is another picture, for its copies are stored for a year.
 */
export async function storeImages(sql: RunSql, storings: readonly Storing[]): Promise<void> {
  const rows = storings.flatMap(({ id, record }) =>
    record.images.map(({ feedId, src, name, alt, colorSlug }, position) => ({
      product_id: id,
      position,
      feed_id: feedId,
      src,
      name,
      alt,
      color_slug: colorSlug,
    })),
  );
  await sql`
    delete from product_image image where product_id = any(${idsOf(storings)}::int[]) and not exists (
      select from json_to_recordset((${JSON.stringify(rows)}::text)::json) as r (product_id int, src text)
      where r.product_id = image.product_id and r.src = image.src)`;
  if (rows.length > 0) {
    await sql`
      insert into product_image (product_id, position, feed_id, src, name, alt, color_slug)
      select r.* from json_to_recordset((${JSON.stringify(rows)}::text)::json) as r (
        product_id int, position int, feed_id int, src text, name text, alt jsonb, color_slug text)
      on conflict (product_id, src) do update set
        position = excluded.position, feed_id = excluded.feed_id, name = excluded.name, alt = excluded.alt, color_slug = excluded.color_slug`;
  }
  await sql`
    update product set cover_id = cover.id
    from product p left join product_image cover on cover.product_id = p.id and cover.position = 0 and p.pictures = 'photo'
    where p.id = any(${idsOf(storings)}::int[]) and product.id = p.id and product.cover_id is distinct from cover.id`;
}

export async function storeCategories(
  sql: RunSql,
  storings: readonly Storing[],
  taxonomies: Taxonomies,
): Promise<void> {
  const pairs = storings.flatMap(({ id, record }) =>
    record.categories.flatMap(({ slug }) => {
      const categoryId = taxonomies.categoryId(slug);
      return categoryId === undefined ? [] : [[id, categoryId] as const];
    }),
  );
  const products = pairs.map(([id]) => id);
  const categories = pairs.map(([, id]) => id);
  await sql`
    delete from product_category own where product_id = any(${idsOf(storings)}::int[]) and not exists (
      select from unnest(${products}::int[], ${categories}::int[]) as r (product_id, category_id)
      where r.product_id = own.product_id and r.category_id = own.category_id)`;
  await sql`
    insert into product_category (product_id, category_id)
    select * from unnest(${products}::int[], ${categories}::int[]) on conflict do nothing`;
}

/**
 * Writes what products have of each attribute. The same terms come with product after product: each is sent and read
 * once.
 */
export async function storeAttributes(
  sql: RunSql,
  storings: readonly Storing[],
  taxonomies: Taxonomies,
): Promise<void> {
  const known = new Map<string, number>();
  const terms: string[] = [];
  const rows = storings.flatMap(({ id, existing, record }) =>
    record.attributes.flatMap(({ slug, terms: own, visible }, position) => {
      const attributeId = taxonomies.attributeId(slug);
      if (attributeId === undefined) return [];
      const words = wordsOf(own);
      const place = known.get(words) ?? terms.push(JSON.stringify(own));
      known.set(words, place);
      return [{ isFresh: !existing, productId: id, attributeId, position, visible, place }];
    }),
  );
  const changed = rows.filter(({ isFresh }) => !isFresh);
  const existing = storings.filter((storing) => storing.existing).map(({ id }) => id);
  if (existing.length > 0) {
    await sql`
      delete from product_attribute own where product_id = any(${existing}::int[]) and not exists (
        select from unnest(${changed.map((row) => row.productId)}::int[], ${changed.map((row) => row.attributeId)}::int[]) as r (product_id, attribute_id)
        where r.product_id = own.product_id and r.attribute_id = own.attribute_id)`;
    await sql`
      ${attributeRows(changed, terms)}
      on conflict (product_id, attribute_id) do update set position = excluded.position, visible = excluded.visible, terms = excluded.terms
      where (product_attribute.position, product_attribute.visible, product_attribute.terms)
        is distinct from (excluded.position, excluded.visible, excluded.terms)`;
  }
  // What a new product has cannot be there yet: that is not looked up.
  const fresh = rows.filter(({ isFresh }) => isFresh);
  if (fresh.length > 0) await sql`${attributeRows(fresh, terms)}`;
}

/** A key for comparing terms. Newlines can separate them because no term contains one. */
const wordsOf = (terms: AttributeRecord['terms']): string =>
  locales.map((locale) => terms[locale].join('\n')).join('\n\n');

interface AttributeRow {
  productId: number;
  attributeId: number;
  position: number;
  visible: boolean;
  /** Place of its terms, from 1 on. */
  place: number;
}

/** Numbers as Postgres writes a list of them: the driver would look for quotes in each. */
const listed = (rows: readonly AttributeRow[], number: (row: AttributeRow) => number): string =>
  `{${rows.map(number).join(',')}}`;

/** @param terms each once, as JSON */
const attributeRows = (rows: readonly AttributeRow[], terms: readonly string[]) => Prisma.sql`
  insert into product_attribute (product_id, attribute_id, position, visible, terms)
  select r.product_id, r.attribute_id, r.position, r.visible = 1, t.terms
  from unnest(
    ${listed(rows, (row) => row.productId)}::text::int[], ${listed(rows, (row) => row.attributeId)}::text::int[],
    ${listed(rows, (row) => row.position)}::text::int[], ${listed(rows, (row) => Number(row.visible))}::text::int[],
    ${listed(rows, (row) => row.place)}::text::int[]
  ) as r (product_id, attribute_id, position, visible, place)
  join unnest(${[...terms]}::text[]::jsonb[]) with ordinality as t (terms, place) using (place)`;
