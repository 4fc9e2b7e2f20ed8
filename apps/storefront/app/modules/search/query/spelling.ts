/** Mistakes that a word of a length may have: a letter too many, missing, wrong, or two that changed places. */
export function allowedMistakes(word: string): number {
  if (word.length < 4) return 0;
  if (word.length < 5) return 1;
  return word.length < 10 ? 2 : 3;
}

/** The number of mistakes between two words (Damerau-Levenshtein, neighbours change places once). */
export function mistakesBetween(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}

export interface Spelling {
  word: string;
  /** In how many products it is; known phrases count as one. */
  products: number;
}

/** The word that was most probably meant; undefined if none is near enough. */
export function nearest(typed: string, candidates: readonly Spelling[]): string | undefined {
  const allowed = allowedMistakes(typed);
  const near = candidates
    .map(({ word, products }) => ({ word, products, mistakes: mistakesBetween(typed, word) }))
    .filter(({ word, mistakes }) => mistakes <= allowed && mistakes * 2 < word.length);
  near.sort(
    (a, b) =>
      a.mistakes - b.mistakes ||
      Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) ||
      b.products - a.products ||
      (a.word < b.word ? -1 : 1),
  );
  return near[0]?.word;
}
