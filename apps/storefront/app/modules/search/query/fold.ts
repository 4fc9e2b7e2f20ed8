const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Words of a search that are read; anyone who types more has said enough. */
export const MAX_WORDS = 12;

/**
 * A text as its words, each once: lower case and without accents, as the function `search.fold` of the database writes
 * them. Parts of a word with hyphens stay together here, e.g. `E-Bike für Zürich` → `['e-bike', 'fur', 'zurich']`.
 */
export function foldWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[‐‑–]/g, '-')
    .split(/[^a-z0-9-]+/)
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** A text folded letter by letter, and where each letter is in the text. */
export interface FoldedText {
  text: string;
  /** Place in the original of each place of `text`, and of its end. */
  places: readonly number[];
}

/** Folds a text as `foldWords` does and keeps all that is no letter: what a search says of prices needs its signs. */
export function foldText(original: string): FoldedText {
  let text = '';
  const places: number[] = [];
  for (const [at, letter] of original.split('').entries()) {
    const folded = letter
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .replace(/[ßæœøłđ]/g, (each) => LETTERS[each] ?? '')
      .replace(/[‐‑–]/g, '-')
      .replace(/[’´`]/g, "'");
    places.push(...Array.from(folded, () => at));
    text += folded;
  }
  places.push(original.length);
  return { text, places };
}
