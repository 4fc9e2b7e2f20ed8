import type { Locale } from '~/i18n/locales.ts';
import { explainWord, forgetWord, listOwnWords } from '~/modules/search/own-words.server.ts';
import { searchProducts, topSearches } from '~/modules/search/search.server.ts';
import { db } from '~/platform/db.server.ts';
import { fileSlice, type Listed, pageSlice, readList, type Slice, sliceOfRows } from '~/platform/list-query.ts';
import { listCsv } from './list-csv.server.ts';
import type { StaffMember } from './role.server.ts';
import { type ListedSearch, missingList, type MissingQuery, type SearchDesk } from './searches.ts';
import { noteAct } from './staff-log.server.ts';

/** Searches without hits that are looked at: those that were made most. */
const MOST_MISSING = 5000;

const orders: Readonly<Record<MissingQuery['sort'], (one: ListedSearch, other: ListedSearch) => number>> = {
  anzahl: (one, other) => one.count - other.count,
  gesucht: (one, other) => one.text.localeCompare(other.text, 'de-CH'),
};

/** What the page about searches shows. @param tried a meaning of which the hits are wanted */
export async function searchDesk(asked: SearchDesk['asked'], tried: string, query: MissingQuery): Promise<SearchDesk> {
  const [top, words, hits] = await Promise.all([
    topSearches({ limit: 20 }),
    listOwnWords(),
    tried === '' ? null : hitsOf(tried, asked.locale),
  ]);
  return { missing: await missingSearches(query, pageSlice(query), words), top, words, asked, tried: hits };
}

async function missingSearches(
  query: MissingQuery,
  slice: Slice,
  words: SearchDesk['words'],
): Promise<Listed<ListedSearch>> {
  const explained = new Set(words.map(({ locale, text }) => `${locale} ${text}`));
  const found = await topSearches({ withoutHits: true, limit: MOST_MISSING });
  const rows = found.filter(
    ({ locale, text }) =>
      !explained.has(`${locale} ${text}`) && (query.filters.in === null || query.filters.in === locale),
  );
  return sliceOfRows(rows, query, slice, orders);
}

/** Searches without hits as CSV. */
export const searchesCsv = (staff: StaffMember, params: URLSearchParams): Promise<string> =>
  listCsv(staff, { action: 'searches.export', heads: 'Sprache;Gesucht;Anzahl' }, async () => {
    const { rows } = await missingSearches(readList(missingList, params), fileSlice, await listOwnWords());
    return rows.map(({ locale, text, count }) => [locale, text, String(count)]);
  });

/** What a meaning would give. */
async function hitsOf(text: string, locale: Locale): Promise<NonNullable<SearchDesk['tried']>> {
  const kinds = ['bike', 'accessory'] as const;
  const found = await Promise.all(kinds.map((kind) => searchProducts({ text, locale, kind, limit: 4 })));
  return {
    text,
    hits: found.reduce((sum, { total }) => sum + total, 0),
    names: found.flatMap(({ products }) => products.map(({ name }) => name)).slice(0, 4),
  };
}

/** Explains a word to the search. @returns false where what was typed explains nothing */
export async function explainSearch(
  staff: StaffMember,
  word: { locale: Locale; text: string; means: string },
): Promise<boolean> {
  return db.$transaction(async (database) => {
    const explained = await explainWord(database, { ...word, staffEmail: staff.email });
    if (!explained) return false;
    const { locale, text, means } = explained;
    await noteAct(staff, { action: 'synonym.add', subject: `${locale}: ${text} = ${means}` }, database);
    return true;
  });
}

/** Takes an explanation back. */
export async function forgetSearch(staff: StaffMember, word: SearchDesk['asked']): Promise<void> {
  await db.$transaction(async (database) => {
    const isGone = await forgetWord(database, word);
    if (isGone) await noteAct(staff, { action: 'synonym.remove', subject: `${word.locale}: ${word.text}` }, database);
  });
}
