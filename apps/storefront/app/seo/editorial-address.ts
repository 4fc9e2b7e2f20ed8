import { byLocale, type Locale, locales } from '~/i18n/locales.ts';
import { type BikeComponent, type BikePart, bikePartSlugs } from '~/modules/content/content.ts';
import { type Alternates, href, type SlugPage } from '~/site-map.ts';

/**
 * Both addresses of an entry of the CMS; a language in which it is not published leads to all models.
 * @param slugs the entry's slug by language
 */
export function editorialAlternates(name: SlugPage, slugs: Partial<Record<Locale, string>>): Alternates {
  return byLocale((locale) =>
    slugs[locale] === undefined ? href('allModels', {}, locale) : href(name, { slug: slugs[locale] }, locale),
  );
}

/** The languages in which an entry of the CMS is published. @param slugs its slug by language */
export function languagesOf(slugs: Partial<Record<Locale, string>>): Locale[] {
  return locales.filter((locale) => slugs[locale] !== undefined);
}

export function componentPath({ part, slug }: Pick<BikeComponent, 'part' | 'slug'>, locale: Locale): string {
  return href('component', { component: bikePartSlugs[part][locale], entry: slug }, locale);
}

/** The addresses of a part of the component directory, such as motors. */
export function partAlternates(part: BikePart): Alternates {
  return byLocale((locale) => href('componentPart', { component: bikePartSlugs[part][locale] }, locale));
}
