import { byLocale, type Locale } from '~/i18n/locales.ts';
import type { OrganizationPage } from '~/modules/content/content.ts';
import { currentInstance } from './instances.server.ts';

/** A page of the organization whose instance this is, with its slug in each language. */
interface FoundPage {
  page: OrganizationPage;
  name: string;
  slugs: Record<Locale, string>;
}

/**
 * The page of a slug, of this instance alone; pages of two languages belong together by their order.
 * @returns undefined if there is none, or where it is for members
 */
export function findOrganizationPage(slug: string, locale: Locale): FoundPage | undefined {
  const { organization } = currentInstance();
  if (!organization || organization[locale].private) return undefined;
  const place = organization[locale].pages.findIndex((page) => page.slug === slug);
  const page = organization[locale].pages[place];
  if (!page) return undefined;
  return {
    page,
    name: organization[locale].name,
    slugs: byLocale((each) => organization[each].pages[place]?.slug ?? slug),
  };
}
