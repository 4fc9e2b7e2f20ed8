import type { Locale } from '~/i18n/locales.ts';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Organization } from '~/modules/content/content.ts';
import { isMemberHere } from '~/platform/instance-scope.server.ts';
import { href } from '~/site-map.ts';
import type { InstanceFrame } from './frame.ts';

/**
 * What an organization shows of itself: a visitor who is not a member of a private one sees no words that were written
 * for members.
 */
function openParts({ private: isPrivate, stickyBar, pages, banner }: Organization) {
  const isOpen = !isPrivate || isMemberHere();
  return isOpen ? { stickyBar, pages, claim: banner?.text } : { stickyBar: undefined, pages: [], claim: undefined };
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
  const t = i18nFor(locale, 'instance');
  const { id, name, languages, theme, logo, motif, contactEmail, contactPhone } = organization;
  const { stickyBar, pages, claim } = openParts(organization);
  return {
    id,
    name,
    languages,
    theme,
    logo,
    motif,
    stickyBar,
    isPrivate: organization.private,
    claim,
    pages: pages.map(({ title, slug }) => ({ label: title, href: href('ownPage', { page: slug }, locale) })),
    contact: [
      ...(contactEmail ? [{ label: contactEmail, href: `mailto:${contactEmail}` }] : []),
      ...(contactPhone ? [{ label: contactPhone, href: telephoneLink(contactPhone) }] : []),
    ],
    words: {
      shopOf: t('shopOf'),
      about: t('footer.about', { name, owner: shop.owner.replace(/,.*/, ''), shop: shop.name }),
      bar: t('bar', { name }),
      contact: t('footer.contact'),
    },
  };
}
