/*
 * The brands that the specification singles out (§9 "Brand special-handling lists"). What each list does is beside it;
 * the choice is written down in docs/decisions/0004-reading-feeds.md.
 */

/** Swiss brands: their listings and worlds say so. */
export const swissBrands: readonly string[] = ['allegro', 'cresta', 'cilo', 'stromer', 'bergstrom'];

/**
 * Words by which a brand is written in old links and feeds, with the slug it has in the catalogue: `/marken/fisher`
 * leads to Fischer.
 */
export const brandWords: ReadonlyMap<string, string> = new Map([
  ['cilo', 'cilo'],
  ['allegro', 'allegro'],
  ['ego', 'ego'],
  ['movement', 'movement'],
  ['fisher', 'fischer'],
]);

/** Whether a brand is one of the Swiss ones. */
export function isSwissBrand(slug: string): boolean {
  return swissBrands.includes(slug);
}

/** The slug that a brand has in the catalogue, however it is written. */
export function brandSlugOf(word: string): string {
  const lower = word.toLowerCase();
  return brandWords.get(lower) ?? lower;
}
