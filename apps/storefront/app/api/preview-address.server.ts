import { type Locale, locales } from '~/i18n/locales.ts';
import type { CurrentPreview } from '~/modules/content/preview.server.ts';
import { faqCategories } from '~/modules/content/faq.ts';
import type { BikeComponent, Collection, FaqEntry, LiveNotification, Page } from '~/modules/content/content.ts';
import { componentPath } from '~/seo/editorial-address.ts';
import { href, type PageName } from '~/site-map.ts';

/** Pages of the CMS that have an address of their own, by their key. */
const pagesByKey: Readonly<
  Record<string, Extract<PageName, 'home' | 'consultation' | 'imprint' | 'privacy' | 'terms'>>
> = {
  home: 'home',
  consultation: 'consultation',
  imprint: 'imprint',
  privacy: 'privacy',
  terms: 'terms',
};

/**
 * The page of the shop on which a previewed entry is seen, with the place on it.
 * @returns undefined for what has no place on a page by itself
 */
export function previewPath({ type, documents }: CurrentPreview, wanted: Locale): string | undefined {
  const locale = [wanted, ...locales].find((each) => documents[each] !== undefined) ?? wanted;
  const document = documents[locale];
  const home = href('home', {}, locale);
  switch (type) {
    case 'faq-entry': {
      if (!document) return href('faq', {}, locale);
      const { category, slug } = document as FaqEntry;
      const tab = faqCategories.find(({ key }) => key === category)?.slug[locale];
      return `${href('faq', { tab }, locale)}#${slug}`;
    }
    case 'faq-video':
      return href('faq', {}, locale);
    case 'page': {
      const name = document ? pagesByKey[(document as Page).key] : undefined;
      return name ? href(name, {}, locale) : undefined;
    }
    case 'brand-world':
      return document ? href('brandWorld', { slug: (document as { slug: string }).slug }, locale) : undefined;
    case 'story':
      return document ? href('story', { slug: (document as { slug: string }).slug }, locale) : undefined;
    case 'collection':
      return document ? href('collection', { slug: (document as Collection).slug }, locale) : undefined;
    case 'component':
      return document ? componentPath(document as BikeComponent, locale) : undefined;
    case 'user-form':
      return document ? href('userForm', { slug: (document as { slug: string }).slug }, locale) : undefined;
    case 'live-notification':
      return (document as LiveNotification | undefined)?.displayOnPages.find((path) => path.startsWith('/')) ?? home;
    case 'shop-setting':
      return home;
    case 'black-friday':
      return href('blackFriday', {}, locale);
    default:
      return undefined;
  }
}
