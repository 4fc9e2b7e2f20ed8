import type { Locale } from '~/i18n/locales.ts';
import { type InstanceId, toInstanceId } from '~/platform/instance-id.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { currentInstanceId, isMemberHere } from '~/platform/instance-scope.server.ts';
import type { Organization, PublicCollection, PublicOrganization } from './content.ts';
import {
  getEntries,
  getFaq,
  getLimitedOffers,
  getNotifications,
  getOrganizations,
  getShopSettings,
} from './content.server.ts';

interface Asker {
  locale: Locale;
  /** The instance that was asked. */
  instance: InstanceId;
}

/** What anyone may know of an organization: of a private one only what its login popup shows (spec §2, §6). */
function toPublicOrganization({ emailDomains: _, invitationOnly: _own, ...visible }: Organization): PublicOrganization {
  if (!visible.private) return visible;
  const { id, name, slug, loginPopup } = visible;
  return { id, name, slug, private: true, loginPopup };
}

const withoutDomains = ({ emailDomains: _, ...visible }: Organization): PublicOrganization => visible;

async function organizationsFor({ locale, instance }: Asker): Promise<PublicOrganization[]> {
  const organizations = await getOrganizations(locale);
  const here = currentInstanceId();
  // An organization's shop speaks of no one else; its members know what is theirs.
  if (here !== MAIN_SHOP) {
    const own = organizations.filter(({ id }) => id === here);
    return own.map(isMemberHere() ? withoutDomains : toPublicOrganization);
  }
  return organizations
    .filter(({ private: isPrivate, id }) => !isPrivate || toInstanceId(id) === instance)
    .map(toPublicOrganization);
}

/** How each collection is read for a browser. */
const publicReaders = {
  organizations: organizationsFor,
  liveNotifications: ({ locale }) => getNotifications(locale),
  limitedOffers: async ({ locale }) => (await getLimitedOffers({ locale, now: new Date() })).offers,
  collections: ({ locale }) => getEntries('collection', locale),
  faqEntries: ({ locale }) => getFaq({ locale }),
  shopSetting: ({ locale }) => getShopSettings(locale),
} satisfies Record<PublicCollection, (asker: Asker) => Promise<unknown>>;

/** What `fetchContent` answers: a key for each collection that was asked for. */
type PublicContent = {
  [Name in PublicCollection]?: Awaited<ReturnType<(typeof publicReaders)[Name]>>;
};

/** The collections a browser may read, as `GET /api/strapi/fetchcontent/` answers them (spec §7). */
export async function fetchContent({
  collections,
  ...asker
}: Asker & { collections: readonly PublicCollection[] }): Promise<PublicContent> {
  const entries = await Promise.all(
    [...new Set(collections)].map(async (name) => [name, await publicReaders[name](asker)]),
  );
  return Object.fromEntries(entries);
}
