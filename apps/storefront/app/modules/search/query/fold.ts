const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Words of a search that are read; whoever types more has said enough. */
export const MAX_WORDS = 12;

/**
 * A text as its words, each once: lower case and without accents, as the function `search.fold` of the database writes them.
 * Parts of a word with hyphens stay together here, e.g. `E-Bike für Zürich` → `['e-bike', 'fur', 'zurich']`.
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
