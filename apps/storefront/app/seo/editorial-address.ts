import { byLocale, type Locale } from '~/i18n/locales.ts';
import { type Alternates, href, type PageName } from '~/site-map.ts';

/** Pages whose slug differs by language. */
type SlugPage = Extract<PageName, 'collection' | 'brandWorld'>;

/**
 * Both addresses of an entry of the CMS; a language in which it is not published leads to all models.
 * @param slugs the entry's slug by language
 */
export function editorialAlternates(name: SlugPage, slugs: Partial<Record<Locale, string>>): Alternates {
  return byLocale((locale) =>
    slugs[locale] === undefined ? href('allModels', {}, locale) : href(name, { slug: slugs[locale] }, locale),
  );
}
