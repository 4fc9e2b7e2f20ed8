import type { Core, Modules, UID } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '../platform/locales';
import { changedFields, readDraft } from './entry-data';
import { type VersionAction, type VersionRow, VERSIONS } from './tables';

const NOTED: ReadonlySet<string> = new Set<VersionAction>([
  'create',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
]);

/** Entries of one history that the panel shows. */
const SHOWN = 30;

interface AdminUser {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
}

/** The person of the running request; undefined for the seed, the start and planned times. */
export function currentEditor(strapi: Core.Strapi): string | undefined {
  const user = strapi.requestContext.get()?.state.user as AdminUser | undefined;
  return user && ([user.firstname, user.lastname].filter(Boolean).join(' ') || `Nr. ${user.id}`);
}

/**
 * Keeps what people do to entries: who, when, and the draft before and after. It is written beside the change, never instead of
 * it: a history that can't be written stops nobody.
 */
export function registerHistory(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    const { uid, action } = context;
    const by = currentEditor(strapi);
    if (!uid.startsWith('api::') || !NOTED.has(action) || by === undefined) return next();
    const { documentId, locale } = context.params as { documentId?: string; locale?: string | string[] | null };
    const languages = locale === '*' ? [DEFAULT_LOCALE] : [locale ?? DEFAULT_LOCALE].flat();
    const read = async (id: string | undefined) =>
      Promise.all(languages.map(async (each) => (id ? readDraft(strapi, uid, id, each).catch(() => null) : null)));
    const before = await read(documentId);
    const result = await next();
    const id = documentId ?? (result as { documentId?: string } | null)?.documentId;
    const after = action === 'delete' ? languages.map(() => null) : await read(id);
    // Publishing from the panel saves first, also where nothing was changed.
    const isSame = action === 'update' && JSON.stringify(before) === JSON.stringify(after);
    if (id && !isSame) {
      const rows = languages.map((each, index) => ({
        ...{ uid, document_id: id, locale: each, action, by_name: by, at: new Date() },
        before: JSON.stringify(before[index] ?? null),
        after: JSON.stringify(after[index] ?? null),
      }));
      await strapi.db
        .connection(VERSIONS)
        .insert(rows)
        .catch((error: unknown) => strapi.log.error(`Could not write the history of ${uid}: ${String(error)}`));
    }
    return result;
  };
  strapi.documents.use(middleware);
}

/** A state of an entry as the history keeps it. */
const stateOf = (json: string | null): Record<string, unknown> | null =>
  json === null ? null : (JSON.parse(json) as Record<string, unknown> | null);

/** One line of an entry's history, as the panel shows it. */
interface HistoryLine {
  id: number;
  action: string;
  by: string;
  at: string;
  /** What differs, with both values. */
  changes: { field: string; before: unknown; after: unknown }[];
}

/** The history of an entry in one language, the newest first. */
export async function historyOf(
  strapi: Core.Strapi,
  entry: { uid: string; documentId: string; locale: string },
): Promise<HistoryLine[]> {
  const rows: VersionRow[] = await strapi.db
    .connection(VERSIONS)
    .where({ uid: entry.uid, document_id: entry.documentId, locale: entry.locale })
    .orderBy('id', 'desc')
    .limit(SHOWN);
  return rows.map(({ id, action, by_name, at, ...row }) => {
    const [before, after] = [stateOf(row.before), stateOf(row.after)];
    const changes = changedFields(before, after).map((field) => {
      return { field, before: before?.[field] ?? null, after: after?.[field] ?? null };
    });
    return { id, action, by: by_name ?? 'Planung', at: new Date(at).toISOString(), changes };
  });
}

/**
 * Makes the draft what it was after a noted change, or before it where that was its end. What is published stays until somebody
 * publishes.
 * @returns whether the history has such a line of this entry
 */
export async function restoreVersion(
  strapi: Core.Strapi,
  { uid, documentId, locale }: { uid: UID.ContentType; documentId: string; locale: string },
  versionId: number,
): Promise<boolean> {
  const [row]: VersionRow[] = await strapi.db
    .connection(VERSIONS)
    .where({ id: versionId, uid, document_id: documentId, locale });
  const data = row && (stateOf(row.after) ?? stateOf(row.before));
  if (!data) return false;
  await strapi.documents(uid).update({ documentId, locale, data: data as never });
  return true;
}
