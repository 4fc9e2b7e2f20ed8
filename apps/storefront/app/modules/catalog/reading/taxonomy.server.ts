import { byLocale, defaultLocale, type Locale, locales } from '~/i18n/locales.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { inAssortmentSql } from '~/modules/catalog/assortment.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { type BrandRef, categoryPage, type CategoryPage } from '~/modules/catalog/catalog.ts';

/**
 * The page of a category slug: one of the specification's, else a category that only the feed knows.
 * `slug` differs from the asked one where that is a synonym (redirect).
 */
export async function findCategoryPage(slug: string): Promise<CategoryPage | undefined> {
  const known = categoryPage(slug);
  if (known) return known;
  const category = await db.category.findFirst({
    where: { slug, products: { some: { product: { status: 'published' } } } },
    select: {
      slug: true,
      texts: true,
      products: { where: { product: { status: 'published', kind: 'bike' } }, take: 1, select: { productId: true } },
    },
  });
  if (!category) return undefined;
  const kind = category.products.length > 0 ? 'bike' : 'accessory';
  const names = byLocale(() => category.slug);
  for (const text of category.texts) names[text.locale] = text.name;
  return { slug: category.slug, synonyms: [], names, filter: { kind, category: category.slug } };
}

/** A category of accessories with how many it has, and the first recommended one of them. */
export interface AccessorySort {
  slug: string;
  count: number;
  firstId: number;
}

/** Categories of published accessories, those with most first; the general one is left out. */
export async function accessorySorts(): Promise<AccessorySort[]> {
  return sql<AccessorySort[]>`
    select slug, count(*)::int as count, (array_agg(p.id order by p.position, p.id))[1] as "firstId"
    from product p cross join unnest(p.category_slugs) slug
    where p.kind = 'accessory' and p.status = 'published' and ${inAssortmentSql()} and slug <> 'accessory'
      and exists (select from category where category.slug = slug)
    group by slug
    order by count desc, slug
    limit 12`;
}

export async function brandsWithProducts(): Promise<BrandRef[]> {
  return sql<BrandRef[]>`
    select slug, name from brand
    where exists (select from product p where p.brand_id = brand.id and p.status = 'published' and ${inAssortmentSql()})
    order by lower(name)`;
}

/** A brand by its slug, where it has published products. */
export async function findBrand(slug: string): Promise<{ slug: string; name: string } | null> {
  return db.brand.findFirst({
    where: { slug: slug.toLowerCase(), products: { some: { status: 'published' } } },
    select: { slug: true, name: true },
  });
}

/** The language whose terms are looked at, as it is in the expression of their index. */
const firstLanguage = Prisma.raw(`'${defaultLocale}'`);

/** Ids of the products that have one of some German words in an attribute, e.g. `Mittelmotor` in `pa_motor`. */
export async function productsWithTerms(attribute: string, terms: readonly string[]): Promise<number[]> {
  if (terms.length === 0) return [];
  const oneOf = Prisma.join(
    terms.map((term) => Prisma.sql`own.terms->${firstLanguage} @> ${JSON.stringify([term])}::jsonb`),
    ' or ',
  );
  const rows = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    select own.product_id as id from product_attribute own join attribute on attribute.id = own.attribute_id
    where attribute.slug = ${attribute} and (${oneOf})`);
  return rows.map(({ id }) => id);
}

interface ProductAddress {
  id: number;
  slugs: Record<Locale, string>;
  updatedAt: Date;
}

/** Published products by id, for the sitemap. @param after the id that the page begins after */
export async function productAddresses({ after, limit }: { after: number; limit: number }): Promise<ProductAddress[]> {
  return sql<ProductAddress[]>`
    select p.id, p.updated_at as "updatedAt", json_object_agg(text.locale, text.slug) as slugs
    from (
      select id, updated_at from product p
      where id > ${after} and status = 'published' and ${inAssortmentSql()} order by id limit ${limit}
    ) p
    join product_text text on text.product_id = p.id and text.locale = any(${[...locales]}::locale[])
    group by p.id, p.updated_at
    having count(*) = ${locales.length}
    order by p.id`;
}
