import type { Locale } from '~/i18n/locales.ts';
import { explainWord, removeSynonym, listSynonyms } from '~/modules/search/synonyms.server.ts';
import { searchProducts, topSearches } from '~/modules/search/search.server.ts';
import type { StaffMember } from './role.server.ts';
import { changeAndRecord } from './staff-log.server.ts';

/** What the page about searches shows. */
export interface SearchAdminView {
  top: Awaited<ReturnType<typeof topSearches>>;
  words: { locale: Locale; text: string; means: string }[];
  /** The word that is being explained; its text is empty if none is. */
  search: { locale: Locale; text: string };
  /** What a meaning would give; null if none was tried. */
  tried: { text: string; hits: number; names: string[] } | null;
}

/** What the page about searches shows. @param tried a meaning of which the hits are wanted */
export async function getSearchAdminView(
  requested: SearchAdminView['search'],
  tried: string,
): Promise<SearchAdminView> {
  const [top, words, hits] = await Promise.all([
    topSearches({ limit: 20 }),
    listSynonyms(),
    tried === '' ? null : hitsOf(tried, requested.locale),
  ]);
  return { top, words, search: requested, tried: hits };
}

/** What a meaning would give. */
async function hitsOf(text: string, locale: Locale): Promise<NonNullable<SearchAdminView['tried']>> {
  const kinds = ['bike', 'accessory'] as const;
  const found = await Promise.all(kinds.map((kind) => searchProducts({ text, locale, kind, limit: 4 })));
  return {
    text,
    hits: found.reduce((sum, { total }) => sum + total, 0),
    names: found.flatMap(({ products }) => products.map(({ name }) => name)).slice(0, 4),
  };
}

/** Explains a word to the search. @returns false if what was typed explains nothing */
export async function explainSearch(
  staff: StaffMember,
  word: { locale: Locale; text: string; means: string },
): Promise<boolean> {
  const explained = await changeAndRecord(
    staff,
    (database) => explainWord(database, { ...word, staffEmail: staff.email }),
    ({ locale, text, means }) => ({ action: 'synonym.add', subject: `${locale}: ${text} = ${means}` }),
  );
  return Boolean(explained);
}

/** Takes an explanation back. */
export const removeSearch = (staff: StaffMember, word: SearchAdminView['search']): Promise<boolean> =>
  changeAndRecord(staff, (database) => removeSynonym(database, word), {
    action: 'synonym.remove',
    subject: `${word.locale}: ${word.text}`,
  });
