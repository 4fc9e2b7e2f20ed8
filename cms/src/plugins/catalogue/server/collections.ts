import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../../platform/locales';

interface CollectionChoice {
  value: string;
  label: string;
}

/** Published collections of a language, by title. Slugs and titles are public. */
export async function publishedCollections(strapi: Core.Strapi, wanted: unknown): Promise<CollectionChoice[]> {
  const locale = LOCALE_CODES.find((code) => code === wanted) ?? DEFAULT_LOCALE;
  const entries: { slug: string; title: string }[] = await strapi.db.query('api::collection.collection').findMany({
    select: ['slug', 'title'],
    where: { locale, kind: 'Custom', publishedAt: { $notNull: true } },
    orderBy: { title: 'asc' },
  });
  return entries.map(({ slug, title }) => ({ value: slug, label: title }));
}
