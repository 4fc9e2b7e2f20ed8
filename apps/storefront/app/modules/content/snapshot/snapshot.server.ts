import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Database, db, Prisma } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { sql } from '~/platform/sql.server.ts';
import { dropInstancePages, dropPages } from '~/platform/page-cache.server.ts';
import { picturesIn } from '~/modules/content/entries/picture-urls.ts';
import { removeUnsaved } from '~/modules/content/preview/unsaved.server.ts';
import type { ContentTypeName } from '~/modules/content/types/content-types.server.ts';
import { allTypes, fetchContent, type FetchedType, type SnapshotDocument } from './fetch-content.server.ts';
import { storePictures } from './pictures.server.ts';
import { defineEvent } from '~/platform/modules.server.ts';

/** Brings the snapshot to what Strapi has published. */
export const refreshContentJob = defineJob({
  name: 'content.refresh',
  // Types of another version of the program are none of this one: it reads everything then.
  schema: z.object({ reason: z.string(), types: z.array(z.enum(allTypes)).optional().catch(undefined) }),
  run: ({ types }) => refreshContent(types),
});

/** Part of the hash: a program that keeps entries in another shape writes all of them anew. */
const SHAPE_VERSION = 5;

/** Longest time the write may take, ms; reading from Strapi happens before. */
const WRITE_TIMEOUT_MS = 10_000;

function hashOf(documents: SnapshotDocument[]): string {
  return createHash('sha256')
    .update(`${SHAPE_VERSION}${JSON.stringify(documents)}`)
    .digest('hex');
}

/**
 * Writes one type where it differs from what is stored.
 * @returns ids of the entries that differ; undefined if none was written
 */
async function writeType(
  database: Database,
  type: string,
  { documents, leftOut }: FetchedType,
  fetchedAt: Date,
): Promise<string[] | undefined> {
  const hash = hashOf(documents);
  const stored = await database.contentSnapshot.findUnique({ where: { type } });
  // A slower refresh that began earlier must not bring back what a newer one replaced.
  if (stored && stored.fetchedAt > fetchedAt) return undefined;
  await database.contentSnapshot.upsert({
    where: { type },
    create: { type, hash, fetchedAt, leftOut: asJson(leftOut) },
    update: { hash, fetchedAt, leftOut: asJson(leftOut) },
  });
  if (stored?.hash === hash) return undefined;
  const before = await database.contentDocument.findMany({ where: { type } });
  await database.contentDocument.deleteMany({ where: { type } });
  await database.contentDocument.createMany({
    data: documents.map(({ data, ...document }) => ({ ...document, type, data: asJson(data) })),
  });
  return differing(before, documents);
}

/** A value as a column of JSON takes it. */
const asJson = (value: unknown): Prisma.InputJsonValue => JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;

/** Ids of the entries that are there once only, or not the same. */
function differing(before: readonly SnapshotDocument[], after: readonly SnapshotDocument[]): string[] {
  const keyed = (documents: readonly SnapshotDocument[]) =>
    new Map(documents.map(({ documentId, locale, data }) => [`${documentId} ${locale}`, sortedJson(data)]));
  const old = keyed(before);
  const current = keyed(after);
  const changed = [...new Set([...old.keys(), ...current.keys()])].filter((key) => old.get(key) !== current.get(key));
  return [...new Set(changed.map((key) => key.slice(0, key.indexOf(' '))))];
}

/** JSON whose keys are in one order, whatever order the database gives them in. */
function sortedJson(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** The moment by the clock that all instances share: theirs may differ, and what was read later has to win. */
async function timeOfDatabase(): Promise<Date> {
  const [row] = await sql<{ now: Date }[]>`select clock_timestamp() as now`;
  return row?.now ?? new Date();
}

/** Content types whose entries changed; empty if all was as before. */
export interface ContentRefresh {
  changed: ContentTypeName[];
}

/** The snapshot of some types has been refreshed, whether anything changed or not. */
export const contentRefreshed = defineEvent<[types: readonly ContentTypeName[]]>('content-refreshed');

/**
 * Brings the snapshot to what Strapi has published, and drops pages with content where something changed. Entries that
 * do not fit are left out with a warning. Modules that follow content act after it. What editors typed long ago is
 * forgotten. Without a CMS in the settings nothing happens.
 * @param names types that are asked for; by default all
 * @throws CmsError if Strapi does not answer; the last content stays then
 */
export async function refreshContent(names: readonly ContentTypeName[] = allTypes): Promise<ContentRefresh> {
  if (!env().CMS_URL) return { changed: [] };
  await removeUnsaved();
  const fetchedAt = await timeOfDatabase();
  const content = await fetchContent(names);
  await storePictures(picturesIn(JSON.stringify([...content.values()].map(({ documents }) => documents))));
  const changed = await db.$transaction((tx) => writeContent(tx, content, fetchedAt), { timeout: WRITE_TIMEOUT_MS });
  if (changed.length > 0) log.info({ changed }, 'content refreshed');
  await contentRefreshed.emit([...content.keys()]);
  return { changed };
}

/** Writes what was fetched and drops the pages that show it. @returns the types that changed */
async function writeContent(
  tx: Database,
  content: ReadonlyMap<ContentTypeName, FetchedType>,
  fetchedAt: Date,
): Promise<ContentTypeName[]> {
  await tx.$executeRaw(Prisma.sql`select pg_advisory_xact_lock(hashtext('content.refresh'))`);
  const names: ContentTypeName[] = [];
  let instances: string[] = [];
  for (const [name, fetched] of content) {
    const ids = await writeType(tx, name, fetched, fetchedAt);
    if (!ids) continue;
    names.push(name);
    if (name === 'organization') instances = ids;
  }
  // An organization is on its own pages only: those of two hundred others stay.
  if (names.some((name) => name !== 'organization')) await dropPages(tx, 'content');
  await dropInstancePages(tx, instances.map(toInstanceId));
  // Notifications are on every page, on those too that hold nothing else of the CMS.
  if (names.includes('live-notification')) await dropPages(tx, 'catalog');
  return names;
}
