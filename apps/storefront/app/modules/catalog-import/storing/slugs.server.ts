import type { RunSql } from '~/platform/sql-pool.server.ts';
import { type Message, createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { byLocale, type Locale, locales } from '~/i18n/locales.ts';
import type { ExistingProduct } from './existing.server.ts';
import type { ProductRecord } from '~/modules/catalog-import/reading/record.ts';

/** Tries beside the slug a feed wants, `-2` to `-50`. */
const TRIES = 50;

export interface SlugWish {
  record: ProductRecord;
  existing: ExistingProduct | undefined;
}

/** Whether a slug is the wanted one, or the wanted one with a number after it. */
const isVariantOf = (slug: string, wanted: string) =>
  slug === wanted || (slug.startsWith(`${wanted}-`) && /^\d{1,3}$/.test(slug.slice(wanted.length + 1)));

const numbered = (wanted: string) => [
  wanted,
  ...Array.from({ length: TRIES - 1 }, (_, index) => `${wanted}-${index + 2}`),
];

/**
 * A slug for each product and language that no other product has in that language: the feed's, else with a number.
 * A product keeps the number it once got.
 */
export async function assignSlugs(
  sql: RunSql,
  wishes: readonly SlugWish[],
  warn: (label: string, field: string, message: Message) => void,
): Promise<Map<ProductRecord, Record<Locale, string>>> {
  const assigned = new Map<ProductRecord, Record<Locale, string>>(
    wishes.map(({ record }) => [record, byLocale(() => '')]),
  );
  for (const locale of locales) {
    const wanted = [...new Set(wishes.map(({ record }) => record.texts[locale].slug))];
    const owners = await ownersOf(sql, locale, wanted);
    const wishCount = new Map<string, number>();
    for (const { record } of wishes)
      wishCount.set(record.texts[locale].slug, (wishCount.get(record.texts[locale].slug) ?? 0) + 1);
    const conflicts = wishes.filter(({ record, existing }) => {
      const owner = owners.get(record.texts[locale].slug);
      return (owner !== undefined && owner !== existing?.id) || (wishCount.get(record.texts[locale].slug) ?? 0) > 1;
    });
    const more = conflicts.flatMap(({ record }) => numbered(record.texts[locale].slug));
    for (const [slug, owner] of await ownersOf(sql, locale, more)) owners.set(slug, owner);
    const given = new Set<string>();
    for (const { record, existing } of wishes) {
      const wish = record.texts[locale].slug;
      const present = existing?.texts.find((text) => text.locale === locale)?.slug;
      const isFree = (slug: string) => !given.has(slug) && (owners.get(slug) ?? existing?.id) === existing?.id;
      const candidates =
        present !== undefined && isVariantOf(present, wish) ? [present, ...numbered(wish)] : numbered(wish);
      const slug = candidates.find(isFree) ?? `${wish}-${record.key.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}`;
      if (slug !== wish && slug !== present) warn(record.label, 'slug', createMessage('slug-taken', { wish, slug }));
      given.add(slug);
      const slugs = assigned.get(record);
      if (slugs) slugs[locale] = slug;
    }
  }
  return assigned;
}

async function ownersOf(sql: RunSql, locale: Locale, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const rows = await sql<{ slug: string; productId: number }[]>`
    select slug, product_id as "productId" from product_text where locale = ${locale} and slug = any(${[...slugs]}::text[])`;
  return new Map(rows.map(({ slug, productId }) => [slug, productId]));
}
