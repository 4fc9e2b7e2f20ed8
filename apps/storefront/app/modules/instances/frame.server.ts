import type { Locale } from '~/i18n/locales.ts';
import { textStoreOf } from '~/i18n/texts.server.ts';
import type { Organization } from '~/modules/content/content.ts';
import { href } from '~/site-map.ts';
import type { InstanceFrame } from './frame.ts';

/** What an organization shows to everybody, members or not: of a private one no words that were written for members. */
function openParts({ private: isPrivate, stickyBar, pages }: Organization) {
  return isPrivate ? { stickyBar: undefined, pages: [] } : { stickyBar, pages };
}

/**
 * What every page of an organization's instance shows of it.
 * @param shop name and owner of the main shop, as its editors write them
 */
export function frameOf(
  organization: Organization,
  locale: Locale,
  shop: { name: string; owner: string },
): InstanceFrame {
  const t = textStoreOf(locale).translate(['instance']);
  const { id, name, languages, theme, logo, motif, banner, contactEmail, contactPhone } = organization;
  const { stickyBar, pages } = openParts(organization);
  return {
    ...{ id, name, languages, theme, logo, motif, stickyBar },
    isPrivate: organization.private,
    claim: banner?.text,
    pages: pages.map(({ title, slug }) => ({ label: title, href: href('ownPage', { page: slug }, locale) })),
    contact: [
      ...(contactEmail ? [{ label: contactEmail, href: `mailto:${contactEmail}` }] : []),
      ...(contactPhone ? [{ label: contactPhone, href: `tel:${contactPhone.replaceAll(' ', '')}` }] : []),
    ],
    words: {
      shopOf: t('shopOf'),
      about: t('footer.about', { name, owner: shop.owner.replace(/,.*/, ''), shop: shop.name }),
      bar: t('bar', { name }),
      contact: t('footer.contact'),
    },
  };
}
