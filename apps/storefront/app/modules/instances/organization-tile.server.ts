import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { OrganizationTile } from './organization-tile.ts';
import { currentOrganization } from './instances.server.ts';

/** The tile of the partner whose instance this is; undefined if it has none. */
export function getOrganizationTile(locale: Locale): OrganizationTile | undefined {
  const organization = currentOrganization(locale);
  if (!organization?.listingItem) return undefined;
  const { title, text, picture, link } = organization.listingItem;
  const label = i18nFor(locale, 'listing')('item.action');
  return { title, text, picture, link: link ? { href: link, label } : undefined, motif: organization.motif?.src };
}
