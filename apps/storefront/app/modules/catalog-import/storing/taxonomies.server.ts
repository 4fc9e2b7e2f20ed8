import type { RunSql } from '~/platform/sql-pool.server.ts';
import type { ProductRecord } from '~/modules/catalog-import/reading/record.ts';
import { slugify } from '~/modules/catalog-import/reading/slug.ts';

/**
 * Brands, categories and attributes by slug, made where they are missing and remembered for the whole import. The first
 * product of an import that has one decides how it is called.
 */
export class Taxonomies {
  private readonly brands = new Map<string, number>();
  private readonly categories = new Map<string, number>();
  private readonly attributes = new Map<string, number>();

  brandId(name: string | null): number | null {
    return name === null ? null : (this.brands.get(slugify(name)) ?? null);
  }

  categoryId(slug: string): number | undefined {
    return this.categories.get(slug);
  }

  attributeId(slug: string): number | undefined {
    return this.attributes.get(slug);
  }

  /** Makes sure that everything some products refer to is there. */
  async ensure(sql: RunSql, records: readonly ProductRecord[]): Promise<void> {
    await this.ensureBrands(sql, records);
    await this.ensureCategories(sql, records);
    await this.ensureAttributes(sql, records);
  }

  private async ensureBrands(sql: RunSql, records: readonly ProductRecord[]): Promise<void> {
    const names = new Map<string, string>();
    for (const { brand } of records) {
      const slug = brand === null ? '' : slugify(brand);
      if (brand !== null && slug !== '' && !this.brands.has(slug)) names.set(slug, brand);
    }
    if (names.size === 0) return;
    const rows = await sql<{ id: number; slug: string }[]>`
      insert into brand (slug, name)
      select * from unnest(${[...names.keys()]}::text[], ${[...names.values()]}::text[])
      on conflict (slug) do update set name = brand.name
      returning id, slug`;
    for (const { id, slug } of rows) this.brands.set(slug, id);
  }

  private async ensureCategories(sql: RunSql, records: readonly ProductRecord[]): Promise<void> {
    const missing = new Map(
      records.flatMap(({ categories }) =>
        categories.filter(({ slug }) => !this.categories.has(slug)).map((each) => [each.slug, each.names]),
      ),
    );
    if (missing.size === 0) return;
    const rows = await sql<{ id: number; slug: string }[]>`
      insert into category (slug) select * from unnest(${[...missing.keys()]}::text[])
      on conflict (slug) do update set slug = excluded.slug
      returning id, slug`;
    for (const { id, slug } of rows) this.categories.set(slug, id);
    const texts = rows.flatMap(({ id, slug }) =>
      Object.entries(missing.get(slug) ?? {}).map(([locale, name]) => ({ id, locale, name })),
    );
    await sql`
      insert into category_text (category_id, locale, name)
      select r.id, r.locale, r.name from json_to_recordset((${JSON.stringify(texts)}::text)::json) as r (id int, locale locale, name text)
      on conflict (category_id, locale) do update set name = excluded.name where category_text.name <> excluded.name`;
  }

  private async ensureAttributes(sql: RunSql, records: readonly ProductRecord[]): Promise<void> {
    const missing = new Map(
      records.flatMap(({ attributes }) =>
        attributes.filter(({ slug }) => !this.attributes.has(slug)).map((each) => [each.slug, each.names]),
      ),
    );
    if (missing.size === 0) return;
    const list = [...missing].map(([slug, names]) => ({ slug, names }));
    const rows = await sql<{ id: number; slug: string }[]>`
      insert into attribute (slug, names)
      select r.slug, r.names from json_to_recordset((${JSON.stringify(list)}::text)::json) as r (slug text, names jsonb)
      on conflict (slug) do update set names = excluded.names
      returning id, slug`;
    for (const { id, slug } of rows) this.attributes.set(slug, id);
  }
}
