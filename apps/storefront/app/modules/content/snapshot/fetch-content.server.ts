import { z } from 'zod';
import { byLocale, type Locale, locales } from '~/i18n/locales.ts';
import { keepAllTogether } from '~/i18n/units.ts';
import { log } from '~/platform/log.server.ts';
import type { SlugPage } from '~/site-map.ts';
import { defaultShopSettings } from '~/modules/content/entries/defaults.ts';
import type { ContentType, Placeholders } from '~/modules/content/types/content-type.server.ts';
import { type ContentTypeName, contentTypes } from '~/modules/content/types/content-types.server.ts';
import { recordLeftOut } from '~/modules/content/types/left-out-parts.server.ts';
import { fetchEntries } from './strapi.server.ts';

/** An entry of a type in one language as the snapshot keeps it. */
export interface SnapshotDocument {
  documentId: string;
  locale: Locale;
  position: number;
  data: unknown;
}

/** What of an entry the shop can't show, and why: a field and what is expected. */
export interface LeftOut {
  documentId: string;
  locale: Locale;
  /** Whether the whole entry is missing in the shop, or only some of its blocks. */
  isWhole: boolean;
  problems: string[];
}

/** What Strapi has published of a type. */
export interface FetchedType {
  documents: SnapshotDocument[];
  leftOut: LeftOut[];
}

const identified = z.object({ documentId: z.string().min(1) });

/** Problems of an entry that does not fit: fields and what is expected of them. */
export const problemsOf = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

/** Reads one entry into what was fetched of its type; one that does not fit is left out, with a warning. */
function readEntry(
  name: ContentTypeName,
  { entry, position }: { entry: unknown; position: number },
  context: { locale: Locale; placeholders: Placeholders },
  { documents, leftOut }: FetchedType,
): void {
  const type: ContentType<unknown, SlugPage> = contentTypes[name];
  const { locale } = context;
  const documentId = identified.safeParse(entry).data?.documentId;
  const logFields = { documentId: documentId ?? '', locale };
  try {
    identified.parse(entry);
    const { value, problems } = recordLeftOut(() => keepAllTogether(type.parse(entry, context)));
    documents.push({ ...logFields, position, data: value });
    if (problems.length > 0) leftOut.push({ ...logFields, isWhole: false, problems });
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const problems = problemsOf(error);
    log.warn({ type: name, locale, documentId, problems }, 'content entry dropped');
    leftOut.push({ ...logFields, isWhole: true, problems });
  }
}

async function fetchType(
  name: ContentTypeName,
  placeholders: Readonly<Record<Locale, Placeholders>>,
): Promise<FetchedType> {
  const fetched: FetchedType = { documents: [], leftOut: [] };
  const answers = await Promise.all(
    locales.map(async (locale) => ({ locale, entries: await fetchEntries(contentTypes[name].query, locale) })),
  );
  for (const { locale, entries } of answers) {
    const context = { locale, placeholders: placeholders[locale] };
    for (const [position, entry] of entries.entries()) readEntry(name, { entry, position }, context, fetched);
  }
  return fetched;
}

const contact = z.object({ salesMailbox: z.string(), phone: z.string() });

/** What `{email}` and `{phone}` stand for: those of these settings, else the shop's defaults. */
function placeholdersOf(settings: readonly { locale: Locale; data: unknown }[]): Record<Locale, Placeholders> {
  return byLocale((locale) => {
    const { data } = contact.safeParse(settings.find((document) => document.locale === locale)?.data);
    const { salesMailbox: email, phone } = data ?? defaultShopSettings[locale];
    return { email, phone };
  });
}

/** Every type of content. */
export const allTypes = Object.keys(contentTypes) as ContentTypeName[];

/** Types whose entries show the shop's mailbox or telephone, which its settings name. */
const withPlaceholders: readonly ContentTypeName[] = ['faq-entry', 'faq-video'];

/**
 * What Strapi has published of some types, and of those that show something of them. What settings say is asked of
 * Strapi with it, not taken from the snapshot: another refresh may be about to change that.
 * @throws CmsError if Strapi does not answer
 */
export async function fetchContent(names: readonly ContentTypeName[]): Promise<Map<ContentTypeName, FetchedType>> {
  const content = new Map<ContentTypeName, FetchedType>();
  const ofSettings = names.includes('shop-setting');
  const others = new Set(ofSettings ? [...names, ...withPlaceholders] : names);
  others.delete('shop-setting');
  let placeholders: Record<Locale, Placeholders> = byLocale(() => ({ email: '', phone: '' }));
  if (withPlaceholders.some((name) => others.has(name))) {
    const settings = await fetchType('shop-setting', placeholders);
    if (ofSettings) content.set('shop-setting', settings);
    placeholders = placeholdersOf(settings.documents);
  }
  // One type after the other: all at once would make a busy CMS miss the time that each call has.
  for (const name of others) content.set(name, await fetchType(name, placeholders));
  return content;
}
