import type { Locale } from '~/i18n/locales.ts';
import { ReadCache } from '~/platform/read-cache.server.ts';
import { sql } from '~/platform/sql.server.ts';

interface EntryRow {
  id: string;
  data: unknown;
}

/** A query that has not begun: all that is asked for in one turn of the event loop joins it. */
interface NextQuery {
  types: string[];
  locales: Locale[];
  rows: Promise<ReadonlyMap<string, readonly EntryRow[]>>;
}

let next: NextQuery | undefined;

const keyOf = (type: string, locale: Locale): string => `${type} ${locale}`;

/**
 * All published entries of a type in one language, in order. A page asks for several types, and a busy shop for the
 * same of several pages: what is asked for at once is one query, so the entries are not the caller's own.
 */
export function readEntries(type: string, locale: Locale): Promise<readonly EntryRow[]> {
  return storedEntries.one(keyOf(type, locale), () => readWithOthers(type, locale));
}

/** Entries of types that pages for everyone show. */
const storedEntries = new ReadCache<readonly EntryRow[]>('content', 30);

async function readWithOthers(type: string, locale: Locale): Promise<readonly EntryRow[]> {
  next ??= queryOfThisAttempt();
  const query = next;
  const isAsked = query.types.some((each, index) => each === type && query.locales[index] === locale);
  if (!isAsked) {
    query.types.push(type);
    query.locales.push(locale);
  }
  return (await query.rows).get(keyOf(type, locale)) ?? [];
}

function queryOfThisAttempt(): NextQuery {
  const types: string[] = [];
  const locales: Locale[] = [];
  const nextTick = new Promise<void>((resolve) => setImmediate(resolve));
  const rows = nextTick.then(() => {
    next = undefined;
    return readAll(types, locales);
  });
  return { types, locales, rows };
}

async function readAll(types: string[], locales: Locale[]): Promise<ReadonlyMap<string, readonly EntryRow[]>> {
  const rows = await sql<(EntryRow & { type: string; locale: Locale })[]>`
    select entry.type, entry.locale, entry.document_id as id, entry.data
    from unnest(${types}::text[], ${locales}::text[]::locale[]) as asked (type, locale)
    join content_document entry on entry.type = asked.type and entry.locale = asked.locale
    order by entry.position`;
  const found = new Map<string, EntryRow[]>();
  for (const { type, locale, id, data } of rows) {
    const key = keyOf(type, locale);
    const own = found.get(key);
    if (own) own.push({ id, data });
    else found.set(key, [{ id, data }]);
  }
  return found;
}
