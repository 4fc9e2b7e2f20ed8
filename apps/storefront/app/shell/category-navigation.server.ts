import type { Locale } from '~/i18n/locales.ts';
import { categoryPage } from '~/modules/catalog/categories.ts';
import { href } from '~/site-map.ts';

/** Categories of the new navigation, by their path slugs. */
const navigationCategories = [
  'e-trekking', 'e-urban', 'e-mountain', 'e_cargo', '45-km-e-bikes', 'gravel', 'kids', 'occasion', 'helmet', 'lock', 'child_seat',
] as const; // prettier-ignore

/** The bar of categories under the header: what the new navigation has beyond the old one (spec §3). */
export function categoryNavigation(locale: Locale): { label: string; href: string }[] {
  return navigationCategories.flatMap((slug) => {
    const page = categoryPage(slug);
    return page ? [{ label: page.names[locale], href: href('category', { category: page.slug }, locale) }] : [];
  });
}
