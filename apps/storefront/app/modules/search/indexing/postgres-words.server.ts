import type { RunSql } from '~/platform/sql-pool.server.ts';
import { byLocale, type Locale } from '~/i18n/locales.ts';
import { stemmers } from '~/modules/search/query/stemmers.ts';

/** Letters beyond these are looked up in Postgres once. */
const FOREIGN = /[^\0-\u007f]/;
const EACH_FOREIGN = /[^\0-\u007f]/gu;
/** What has no Latin letter in its place, hyphens left out. */
const STILL_FOREIGN = /[^\0-\u007f‐‑–]/gu;
const ANY_LETTER = 'ж';
const HYPHEN = /[-‐‑–]/;
/** A word with a hyphen, neither part of a longer word: its parts are written together too. */
const HYPHENATED = /(?<![\p{L}\p{N}_])([a-z][a-z0-9]*)[-‐‑–]([a-z0-9]+)(?![\p{L}\p{N}_])/gu;

/** Words that are remembered of a language; above it they are asked for anew, so that memory stays small. */
const MOST_WORDS = 50_000;
/** Longest word that is looked up, characters. */
const LONGEST_WORD = 200;

/**
 * What Postgres makes of letters (`search.fold`) and words (the stems of a language). Each is asked for once and
 * remembered for as long as an import runs: catalogues say the same words over and over.
 */
export class PostgresWords {
  private readonly letters = new Map<string, string>();
  private readonly lexemes = byLocale(() => new Map<string, string | null | undefined>());

  /** Looks up the letters of some texts; only then can they be folded. */
  async learnLetters(sql: RunSql, texts: readonly string[]): Promise<void> {
    const unknown = new Set<string>();
    for (const text of texts) {
      for (const letter of text.match(EACH_FOREIGN) ?? []) if (!this.letters.has(letter)) unknown.add(letter);
    }
    if (unknown.size === 0) return;
    const rows = await sql<{ letter: string; plain: string; isWord: boolean }[]>`
      select letter, plain, plain ~ '[[:alnum:]]' as "isWord" from (
        select letter, lower(public.unaccent('public.unaccent', letter)) as plain from unnest(${[...unknown]}::text[]) letter) own`;
    // Of letters that stay foreign it counts only whether they are part of a word, by Postgres' own rules.
    for (const { letter, plain, isWord } of rows)
      this.letters.set(letter, plain.replace(STILL_FOREIGN, isWord ? ANY_LETTER : ' '));
  }

  /** The words of a text as `search.fold` writes them, one after the other. */
  fold(text: string): string[] {
    if (text === '') return [];
    const plain = FOREIGN.test(text) ? text.replace(EACH_FOREIGN, (letter) => this.letters.get(letter) ?? ' ') : text;
    const lower = plain.toLowerCase();
    const parted = HYPHEN.test(lower) ? lower.replace(HYPHENATED, '$1$2 $1 $2') : lower;
    return parted.match(/[a-z0-9]+/g) ?? [];
  }

  /** Looks up what folded words are indexed as; only then can `lexeme` be asked. */
  async learnWords(sql: RunSql, locale: Locale, texts: Iterable<readonly string[]>): Promise<void> {
    const known = this.lexemes[locale];
    if (known.size > MOST_WORDS) known.clear();
    const unknown: string[] = [];
    for (const words of texts) {
      for (const word of words) {
        if (known.has(word)) continue;
        known.set(word, ownLexeme(word));
        if (isLetters(word)) unknown.push(word);
      }
    }
    if (unknown.length === 0) return;
    const rows = await sql<{ word: string; stem: string | null }[]>`
      select word, (ts_lexize(${stemmers[locale]}::regdictionary, word))[1] as stem
      from unnest(${unknown}::text[]) word`;
    for (const { word, stem } of rows) known.set(word, stem);
  }

  /** What a folded word is indexed as: null if it is too common to be, undefined if only Postgres can tell. */
  lexeme(locale: Locale, word: string): string | null | undefined {
    return this.lexemes[locale].get(word);
  }
}

const isLetters = (word: string) => word.length <= LONGEST_WORD && /^[a-z]+$/.test(word);

/**
 * What a word with digits is indexed as: itself. Postgres' parser takes numbers such as `1e5` apart in ways of its
 * own.
 */
const ownLexeme = (word: string) => (word.length > LONGEST_WORD || /\de\d/.test(word) ? undefined : word);
