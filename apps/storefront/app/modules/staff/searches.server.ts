import type { Locale } from '~/i18n/locales.ts';
import { explainWord, forgetWord, listOwnWords } from '~/modules/search/own-words.server.ts';
import { searchProducts, topSearches } from '~/modules/search/search.server.ts';
import { db } from '~/platform/db.server.ts';
import type { StaffMember } from './role.server.ts';
import type { SearchDesk } from './searches.ts';
import { noteAct } from './staff-log.server.ts';

/** What the page about searches shows. @param tried a meaning of which the hits are wanted */
export async function searchDesk(asked: SearchDesk['asked'], tried: string): Promise<SearchDesk> {
  const [missing, top, words, hits] = await Promise.all([
    topSearches({ withoutHits: true, limit: 100 }),
    topSearches({ limit: 20 }),
    listOwnWords(),
    tried === '' ? null : hitsOf(tried, asked.locale),
  ]);
  const isOpen = (search: { locale: string; text: string }) =>
    !words.some(({ locale, text }) => locale === search.locale && text === search.text);
  return { missing: missing.filter(isOpen), top, words, asked, tried: hits };
}

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
