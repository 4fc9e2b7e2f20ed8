import { type Locale, locales } from '~/i18n/locales.ts';
import { Prisma } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import {
  type FaqCategoryKey,
  type FaqEntry,
  isOfferActive,
  nextOfferChange,
  type LimitedOffer,
  type LiveNotification,
  type Organization,
  type Page,
  type ShopSettings,
} from './content.ts';
import type { ContentDocumentOf, ContentTypeName } from './types/content-types.server.ts';
import { defaultShopSettings } from './entries/defaults.ts';
import { withPreview } from './preview/current-preview.server.ts';
import { readEntries } from './snapshot/read-entries.server.ts';

export {
  type ComponentLink,
  type EntryLookup,
  findEntryBySlug,
  getComponentLinks,
  getComponents,
} from './snapshot/directory.server.ts';
export { readContentPicture } from './snapshot/pictures.server.ts';
export { defaultShopSettings } from './entries/defaults.ts';
export { leftOutEntries } from './left-out.server.ts';
export { contentRefreshed, refreshContentJob } from './snapshot/snapshot.server.ts';
export { acceptContentWebhook, isFromCms } from './snapshot/webhook.server.ts';

export { type ContentTypeName, pageTypes } from './types/content-types.server.ts';

/** An entry of a content type, as the snapshot keeps it. */
export type ContentEntry<Name extends ContentTypeName> = ContentDocumentOf<Name>;

/** Some of a type's entries. */
interface Choice<Name extends ContentTypeName> {
  where: Prisma.Sql;
  /** The same of an entry that an editor previews. */
  belongs(data: ContentDocumentOf<Name>): boolean;
}

/**
 * Published entries of a type in one language, in order; in a preview with the draft in its place. They are not to be
 * changed.
 */
export async function getEntries<Name extends ContentTypeName>(
  type: Name,
  locale: Locale,
  choice?: Choice<Name>,
): Promise<ContentDocumentOf<Name>[]> {
  type Row = { id: string; data: ContentDocumentOf<Name> };
  if (!choice) return withPreview(type, locale, (await readEntries(type, locale)) as Row[], () => true);
  const rows = await sql<Row[]>`
    select document_id as id, data from content_document
    where type = ${type} and locale = ${locale} and ${choice.where}
    order by position`;
  return withPreview(type, locale, rows, choice.belongs);
}

/** The shop's settings in one language; the defaults in code while none were ever fetched. */
export async function getShopSettings(locale: Locale): Promise<ShopSettings> {
  const [settings] = await getEntries('shop-setting', locale);
  return settings ?? defaultShopSettings[locale];
}

/** FAQ entries in their order, of one category or of all. Entries of the two languages are not paired (decision 15). */
export async function getFaq({ locale, category }: { locale: Locale; category?: FaqCategoryKey }): Promise<FaqEntry[]> {
  if (!category) return getEntries('faq-entry', locale);
  return getEntries('faq-entry', locale, {
    where: Prisma.sql`data->>'category' = ${category}`,
    belongs: (entry) => entry.category === category,
  });
}

/** A page by its key (`home`, `imprint`, `privacy`, `terms`, …); undefined if it is not published in that language. */
export async function getPage({ key, locale }: { key: string; locale: Locale }): Promise<Page | undefined> {
  const [page] = await getEntries('page', locale, {
    where: Prisma.sql`data->>'key' = ${key}`,
    belongs: (entry) => entry.key === key,
  });
  return page;
}

export interface LegalPage {
  page: Page;
  locale: Locale;
}

/**
 * Imprint, privacy or terms in a language; in another one where it is not published in that: every page and order
 * leads to them.
 */
export async function getLegalPage({ key, locale }: { key: string; locale: Locale }): Promise<LegalPage | undefined> {
  const inOrder = [locale, ...locales.filter((other) => other !== locale)];
  for (const each of inOrder) {
    const page = await getPage({ key, locale: each });
    if (page) return { page, locale: each };
  }
  return undefined;
}

/** Limited offers that run at a moment, earliest first, and when that changes next (spec §4). */
export async function getLimitedOffers({
  locale,
  now,
}: {
  locale: Locale;
  now: Date;
}): Promise<{ offers: LimitedOffer[]; validUntil: Date | undefined }> {
  const all = await getEntries('limited-offer', locale);
  return { offers: all.filter((offer) => isOfferActive(offer, now)), validUntil: nextOfferChange(all, now) };
}

/** Live notifications in the order they were written (spec §3). */
export async function getNotifications(locale: Locale): Promise<LiveNotification[]> {
  return getEntries('live-notification', locale);
}

/** All partner organizations with everything that is known of them; for the server only. */
export async function getOrganizations(locale: Locale): Promise<Organization[]> {
  return getEntries('organization', locale);
}
