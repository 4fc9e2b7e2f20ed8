import { z } from 'zod';
import { byLocale, defaultLocale, isLocale } from '~/i18n/locales.ts';
import { brandInName } from '~/modules/catalog/brands.ts';
import type { FeedAttribute, FeedLanguage, FeedProduct } from '~/modules/catalog-import/feed/feed-item.ts';
import { type Fields, fieldSchemas, isObject } from './fields.server.ts';
import { feedId } from './numbers.ts';
import type { Meta } from './read-meta.server.ts';
import type { Mapping } from './mapping.ts';
import { slugify } from './slug.ts';
import { plainName } from './text.server.ts';

const { text } = fieldSchemas;

const brandSchema = z.union([z.string().transform((name) => ({ name })), z.object({ name: text })]);

function plainBrand(entry: unknown): z.infer<typeof brandSchema> | undefined {
  return isObject(entry) && typeof entry.name === 'string' ? { name: entry.name } : undefined;
}

/** Language of an item: `de`, `de_CH`, `fr-FR` …; without one it is German, the shop's first language. */
export function languageOf(fields: Fields, meta: () => Meta): FeedLanguage {
  const value =
    fields.text('lang') ||
    fields.text('language') ||
    (text.safeParse(meta().get('_wpml_import_language_code')).data ?? '');
  const code = value.slice(0, 2).toLowerCase();
  if (code === '') return defaultLocale;
  return isLocale(code) ? code : 'other';
}

const linkSchema = z.union([
  z.number(),
  z.string(),
  z.object({ id: z.unknown().optional() }).transform(({ id }) => id),
]);

/** Ids of an item's translations: `{de: 101, fr: "102"}`, `{fr: {id: 102}}`, or PHP's empty list. */
export function translationsOf(value: unknown): FeedProduct['translations'] {
  const links = isObject(value) ? Object.entries(value) : [];
  return byLocale((locale) => {
    const entry: unknown = links.find(([key]) => key.slice(0, 2).toLowerCase() === locale)?.[1];
    if (entry === undefined) return null;
    return (
      feedId(typeof entry === 'number' || typeof entry === 'string' ? entry : linkSchema.safeParse(entry).data) ?? null
    );
  });
}

/** The brand: its attribute, its taxonomy, a `brand` field, or a known brand at the beginning of the name. */
export function brandOf(
  fields: Fields,
  attributes: readonly FeedAttribute[],
  { name, mapping }: { name: string; mapping: Mapping },
): string | null {
  const attribute = attributes.find(({ slug }) => slug === 'pa_marke')?.options[0];
  const taxonomy = fields.list('brands', brandSchema, plainBrand)[0]?.name;
  const brand = plainName(
    attribute || taxonomy || (typeof fields.raw('brand') === 'string' ? fields.text('brand') : ''),
  );
  const mapped = mapping.brands.get(slugify(brand));
  if (brand !== '' && mapped !== undefined) return mapped;
  return brand.slice(0, 80) || brandInName(name) || null;
}
