import { mistakesBetween } from './spelling.ts';

/** How sure one has to be that a product was meant, to send a person there without asking. */
export const CONFIDENT = 0.75;
/** By how much the second best has to be less likely. */
const CLEAR_LEAD = 0.05;

/** Score of a product all of whose names are in what was asked for, whatever else is. */
const WHOLE_NAME = 0.85;

/**
 * How much a product's name is what was asked for, 0 to 1. Brand words that were not asked for do not count against it.
 * @param requested folded words without hyphens
 * @param name folded words of brand and model
 * @param brand folded words of the brand
 */
export function likeness(requested: readonly string[], name: readonly string[], brand: readonly string[]): number {
  const own = name.filter((word) => requested.some((each) => isSame(each, word)) || !brand.includes(word));
  if (requested.length === 0 || own.length === 0) return 0;
  const foundInName = own.filter((word) => requested.some((each) => isSame(each, word)));
  const foundInAsked = requested.filter((word) => own.some((each) => isSame(word, each)));
  const overlap = (foundInName.length + foundInAsked.length) / (own.length + requested.length);
  const model = own.filter((word) => !brand.includes(word));
  const hasModel = model.length > 1 && model.every((word) => foundInName.includes(word));
  return hasModel ? WHOLE_NAME + overlap * (1 - WHOLE_NAME) : overlap;
}

/** The same word, but for a mistake in a long one; numbers are exact. */
function isSame(requested: string, own: string): boolean {
  if (requested === own) return true;
  return (
    requested.length >= 5 &&
    /^[a-z]+$/.test(requested) &&
    requested[0] === own[0] &&
    mistakesBetween(requested, own) <= 1
  );
}

/** The one that was meant, where that is clear. @param scored best first */
export function clearWinner<Entry extends { score: number }>(scored: readonly Entry[]): Entry | undefined {
  const [best, second] = scored;
  if (!best || best.score < CONFIDENT) return undefined;
  return second && best.score - second.score < CLEAR_LEAD ? undefined : best;
}
