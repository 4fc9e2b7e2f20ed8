import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../../platform/locales';

/** A collection to choose: the end of its address, and its title. */
interface CollectionChoice {
  value: string;
  label: string;
}

/** The collections of chosen products that are published in a language, by title. Their addresses and titles are public. */
export async function publishedCollections(strapi: Core.Strapi, wanted: unknown): Promise<CollectionChoice[]> {
  const locale = LOCALE_CODES.find((code) => code === wanted) ?? DEFAULT_LOCALE;
  const entries: { slug: string; title: string }[] = await strapi.db.query('api::collection.collection').findMany({
    select: ['slug', 'title'],
    where: { locale, kind: 'Custom', publishedAt: { $notNull: true } },
    orderBy: { title: 'asc' },
  });
  return entries.map(({ slug, title }) => ({ value: slug, label: title }));
}
