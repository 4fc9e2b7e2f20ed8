import type { Core, Modules, UID } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '../platform/locales';
import { changedFields, readDraft } from './entry-data';
import { type VersionAction, type VersionRow, VERSIONS } from './tables';

const RECORDED: ReadonlySet<string> = new Set<VersionAction>([
  'create',
  'update',
  'publish',
  'unpublish',
  'discardDraft',
  'delete',
]);

/** Maximum number of history rows shown. */
const SHOWN = 30;

interface AdminUser {
  id: number;
  firstname?: string | null;
  lastname?: string | null;
}

/** The user of the current request; undefined for seeds, startup and planned changes. */
export function currentEditor(strapi: Core.Strapi): string | undefined {
  const user = strapi.requestContext.get()?.state.user as AdminUser | undefined;
  return user && ([user.firstname, user.lastname].filter(Boolean).join(' ') || `Nr. ${user.id}`);
}

/**
 * Records changes of entries: who, when, and the draft before and after. Failing to write the history never blocks the
 * change.
 */
export function registerHistory(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    const { uid, action } = context;
    const by = currentEditor(strapi);
    if (!uid.startsWith('api::') || !RECORDED.has(action) || by === undefined) return next();
    const { documentId, locale } = context.params as { documentId?: string; locale?: string | string[] | null };
    const languages = locale === '*' ? [DEFAULT_LOCALE] : [locale ?? DEFAULT_LOCALE].flat();
    const read = async (id: string | undefined) =>
      Promise.all(languages.map(async (each) => (id ? readDraft(strapi, uid, id, each).catch(() => null) : null)));
    const before = await read(documentId);
    const result = await next();
    const id = documentId ?? (result as { documentId?: string } | null)?.documentId;
    const after = action === 'delete' ? languages.map(() => null) : await read(id);
    // Publishing in the panel saves first, even without changes.
    const isSame = action === 'update' && JSON.stringify(before) === JSON.stringify(after);
    if (id && !isSame) {
      const rows = languages.map((each, index) => ({
        uid,
        document_id: id,
        locale: each,
        action,
        by_name: by,
        at: new Date(),
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

const stateOf = (json: string | null): Record<string, unknown> | null =>
  json === null ? null : (JSON.parse(json) as Record<string, unknown> | null);

/** A row of the history in the panel. */
interface HistoryLine {
  id: number;
  action: string;
  by: string;
  at: string;
  /** Changed fields with both values. */
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
    const before = stateOf(row.before);
    const after = stateOf(row.after);
    const changes = changedFields(before, after).map((field) => {
      return { field, before: before?.[field] ?? null, after: after?.[field] ?? null };
    });
    return { id, action, by: by_name ?? 'Planung', at: new Date(at).toISOString(), changes };
  });
}

/**
 * Restores the draft to the state after a recorded change, or before it for a deletion. The published version stays
 * until the draft is published.
 * @returns whether the history has this row for the entry
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
