import { createHash } from 'node:crypto';
import { z } from 'zod';
import { byLocale, type Locale, locales } from '~/i18n/locales.ts';
import { keepAllUnits } from '~/i18n/units.ts';
import { type Database, db, Prisma } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { dropInstancePages, dropPages } from '~/platform/page-cache.server.ts';
import type { SlugPage } from '~/site-map.ts';
import type { ContentType, Placeholders } from '~/modules/content/types/content-type.server.ts';
import { type ContentTypeName, contentTypes } from '~/modules/content/types/content-types.server.ts';
import { defaultShopSettings } from '~/modules/content/entries/defaults.ts';
import { picturesIn } from '~/modules/content/entries/picture-urls.ts';
import { keepPictures } from './pictures.server.ts';
import { runRefreshHooks } from './refresh-hooks.server.ts';
import { fetchEntries } from './strapi.server.ts';

/** Brings the snapshot to what Strapi has published. */
export const refreshContentJob = defineJob({
  name: 'content.refresh',
  schema: z.object({ reason: z.string() }),
  run: () => refreshContent(),
});

/** Part of the hash: a program that keeps entries in another shape writes all of them anew. */
const SHAPE_VERSION = 5;

/** Longest time the write may take, ms; reading from Strapi happens before. */
const WRITE_TIMEOUT_MS = 10_000;

interface SnapshotDocument {
  documentId: string;
  locale: Locale;
  position: number;
  data: unknown;
}

const identified = z.object({ documentId: z.string().min(1) });

/** One valid entry as the snapshot keeps it; undefined, with a warning, for one that does not fit. */
function readEntry(
  name: ContentTypeName,
  entry: unknown,
  position: number,
  context: { locale: Locale; placeholders: Placeholders },
): SnapshotDocument | undefined {
  const type: ContentType<unknown, SlugPage> = contentTypes[name];
  try {
    return {
      documentId: identified.parse(entry).documentId,
      locale: context.locale,
      position,
      data: keepAllUnits(type.parse(entry, context)),
    };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const { success, data } = identified.safeParse(entry);
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    log.warn(
      { type: name, locale: context.locale, documentId: success ? data.documentId : undefined, problems },
      'content entry dropped',
    );
    return undefined;
  }
}

async function fetchType(
  name: ContentTypeName,
  placeholders: Record<Locale, Placeholders>,
): Promise<SnapshotDocument[]> {
  const documents = await Promise.all(
    locales.map(async (locale) => {
      const entries = await fetchEntries(contentTypes[name].query, locale);
      const context = { locale, placeholders: placeholders[locale] };
      return entries.map((entry, position) => readEntry(name, entry, position, context));
    }),
  );
  return documents.flat().filter((document) => document !== undefined);
}

/** What `{email}` and `{phone}` stand for: the settings that came along, else the shop's defaults. */
function placeholdersOf(settings: SnapshotDocument[], locale: Locale): Placeholders {
  const data = settings.find((document) => document.locale === locale)?.data;
  const contact = z.object({ salesMailbox: z.string(), phone: z.string() }).safeParse(data);
  const { salesMailbox: email, phone } = contact.data ?? defaultShopSettings[locale];
  return { email, phone };
}

async function fetchContent(): Promise<Map<ContentTypeName, SnapshotDocument[]>> {
  const none: Placeholders = { email: '', phone: '' };
  const settings = await fetchType(
    'shop-setting',
    byLocale(() => none),
  );
  const placeholders = byLocale((locale) => placeholdersOf(settings, locale));
  const names = (Object.keys(contentTypes) as ContentTypeName[]).filter((name) => name !== 'shop-setting');
  const content = new Map<ContentTypeName, SnapshotDocument[]>([['shop-setting', settings]]);
  // One type after the other: all at once would make a busy CMS miss the time that each call has.
  for (const name of names) content.set(name, await fetchType(name, placeholders));
  return content;
}

function hashOf(documents: SnapshotDocument[]): string {
  return createHash('sha256')
    .update(`${SHAPE_VERSION}${JSON.stringify(documents)}`)
    .digest('hex');
}

/** Writes one type where it differs from what is kept. @returns ids of the entries that differ; undefined where none was written */
async function writeType(
  database: Database,
  type: string,
  documents: SnapshotDocument[],
  fetchedAt: Date,
): Promise<string[] | undefined> {
  const hash = hashOf(documents);
  const kept = await database.contentSnapshot.findUnique({ where: { type } });
  // A slower refresh that began earlier must not bring back what a newer one replaced.
  if (kept && kept.fetchedAt > fetchedAt) return undefined;
  await database.contentSnapshot.upsert({
    where: { type },
    create: { type, hash, fetchedAt },
    update: { hash, fetchedAt },
  });
  if (kept?.hash === hash) return undefined;
  const before = await database.contentDocument.findMany({ where: { type } });
  await database.contentDocument.deleteMany({ where: { type } });
  await database.contentDocument.createMany({
    data: documents.map(({ data, ...document }) => ({ ...document, type, data: JSON.parse(JSON.stringify(data)) })),
  });
  return differing(before, documents);
}

/** Ids of the entries that are there once only, or not the same. */
function differing(before: readonly SnapshotDocument[], after: readonly SnapshotDocument[]): string[] {
  const keyed = (documents: readonly SnapshotDocument[]) =>
    new Map(documents.map(({ documentId, locale, data }) => [`${documentId} ${locale}`, sortedJson(data)]));
  const [old, current] = [keyed(before), keyed(after)];
  const changed = [...new Set([...old.keys(), ...current.keys()])].filter((key) => old.get(key) !== current.get(key));
  return [...new Set(changed.map((key) => key.slice(0, key.indexOf(' '))))];
}

/** JSON whose keys stand in one order, whatever order the database gives them in. */
function sortedJson(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Content types whose entries changed; empty where all was as before. */
export interface ContentRefresh {
  changed: ContentTypeName[];
}

/**
 * Brings the snapshot to what Strapi has published, and drops pages with content where something changed. Entries that
 * do not fit are left out with a warning. Modules that follow content act after it. Without a CMS in the settings nothing
 * happens.
 * @throws CmsError where Strapi does not answer; the last content stays then
 */
export async function refreshContent(): Promise<ContentRefresh> {
  if (!env().CMS_URL) return { changed: [] };
  const fetchedAt = new Date();
  const content = await fetchContent();
  await keepPictures(picturesIn(JSON.stringify([...content.values()])));
  const changed = await db.$transaction(
    async (tx) => {
      await tx.$executeRaw(Prisma.sql`select pg_advisory_xact_lock(hashtext('content.refresh'))`);
      const names: ContentTypeName[] = [];
      let instances: string[] = [];
      for (const [name, documents] of content) {
        const ids = await writeType(tx, name, documents, fetchedAt);
        if (!ids) continue;
        names.push(name);
        if (name === 'organization') instances = ids;
      }
      // An organization stands on its own pages only: those of two hundred others stay.
      if (names.some((name) => name !== 'organization')) await dropPages(tx, 'content');
      await dropInstancePages(tx, instances.map(toInstanceId));
      // Notifications stand on every page, on those too that hold nothing else of the CMS.
      if (names.includes('live-notification')) await dropPages(tx, 'catalog');
      return names;
    },
    { timeout: WRITE_TIMEOUT_MS },
  );
  if (changed.length > 0) log.info({ changed }, 'content refreshed');
  await runRefreshHooks();
  return { changed };
}
