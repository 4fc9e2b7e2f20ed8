import type { Locale } from '~/i18n/locales.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import {
  type CategoryFilter,
  categoryPage,
  type CategoryPage,
  categoryPages,
  type CountedBrand,
  type CountedCategory,
} from './catalog.ts';

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
  const names = { de: category.slug, fr: category.slug };
  for (const text of category.texts) names[text.locale] = text.name;
  return { slug: category.slug, synonyms: [], names, filter: { kind, category: category.slug } };
}

/** Condition of a category page over the table `product`. */
export function categoryCondition({ kind, category, frameType, speedKmh, onSale }: CategoryFilter): Prisma.Sql {
  return Prisma.join(
    [
      Prisma.sql`status = 'published'`,
      ...(kind ? [Prisma.sql`kind = ${kind}::product_kind`] : []),
      ...(category ? [Prisma.sql`category_slugs @> array[${category}]`] : []),
      ...(frameType ? [Prisma.sql`frame_types @> array[${frameType}]`] : []),
      ...(speedKmh ? [Prisma.sql`speed_kmh = ${speedKmh}`] : []),
      ...(onSale ? [Prisma.sql`uvp_price > display_price`] : []),
    ],
    ' and ',
  );
}

/** The category pages that have products, in the specification's order, with their number of products. */
export async function categoriesWithCounts({ locale }: { locale: Locale }): Promise<CountedCategory[]> {
  const columns = categoryPages.map(({ filter }) => Prisma.sql`count(*) filter (where ${categoryCondition(filter)})`);
  const rows = await db.$queryRaw<{ counts: number[] }[]>(
    Prisma.sql`select array[${Prisma.join(columns)}]::int[] as counts from product where status = 'published'`,
  );
  const counts = rows[0]?.counts ?? [];
  return categoryPages.flatMap((page, index) => {
    const count = counts[index] ?? 0;
    const slug = page.filter.category ?? page.slug;
    return count > 0 ? [{ slug, pathSlug: page.slug, name: page.names[locale], count }] : [];
  });
}

/** Brands that have published products, by name, with their number of bikes and accessories. */
export async function brandsWithCounts(): Promise<CountedBrand[]> {
  return db.$queryRaw<CountedBrand[]>(Prisma.sql`
    select brand.slug, brand.name,
      count(*) filter (where kind = 'bike')::int as bikes,
      count(*) filter (where kind = 'accessory')::int as accessories
    from brand join product on product.brand_id = brand.id and product.status = 'published'
    group by brand.id
    order by lower(brand.name)`);
}

/** A brand by its slug, where it has published products. */
export async function findBrand(slug: string): Promise<{ slug: string; name: string } | null> {
  return db.brand.findFirst({
    where: { slug: slug.toLowerCase(), products: { some: { status: 'published' } } },
    select: { slug: true, name: true },
  });
}

/** Ids of the products that have one of some German words in an attribute, e.g. `Mittelmotor` in `pa_motor`. */
export async function productsWithTerms(attribute: string, terms: readonly string[]): Promise<number[]> {
  if (terms.length === 0) return [];
  const oneOf = Prisma.join(
    terms.map((term) => Prisma.sql`own.terms->'de' @> ${JSON.stringify([term])}::jsonb`),
    ' or ',
  );
  const rows = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    select own.product_id as id from product_attribute own join attribute on attribute.id = own.attribute_id
    where attribute.slug = ${attribute} and (${oneOf})`);
  return rows.map(({ id }) => id);
}

/** All slugs of published products in both languages, for the sitemap; `after` pages through them by id. */
export async function productSlugs({ after = 0, limit = 5000 }: { after?: number; limit?: number } = {}): Promise<
  { id: number; slugs: Record<Locale, string>; updatedAt: Date }[]
> {
  const rows = await db.product.findMany({
    where: { id: { gt: after }, status: 'published' },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, updatedAt: true, texts: { select: { locale: true, slug: true } } },
  });
  return rows.map(({ id, updatedAt, texts }) => {
    const slugs = { de: '', fr: '' };
    for (const text of texts) slugs[text.locale] = text.slug;
    return { id, slugs, updatedAt };
  });
}
