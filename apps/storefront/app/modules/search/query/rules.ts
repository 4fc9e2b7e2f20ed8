import type { ProductKind } from '~/modules/catalog/catalog.ts';
import type { UnderstoodPart } from './conditions.ts';

/** What a rule has found; `keep`: the part of the match that stays a word of the search. */
export type Found = Omit<UnderstoodPart, 'start' | 'end'> & { keep?: string };

/** One way to say something of products. */
export interface Rule {
  pattern: RegExp;
  /** @param match as `RegExp.exec` gives it; undefined if it is not that after all */
  read: (match: readonly (string | undefined)[], kind: ProductKind) => Found | undefined;
  /** It is said of products of one kind only. */
  only?: ProductKind;
}

/** A rule about whole words. @param source of a regular expression, in which a space represents any gap */
export const rule = (source: string, read: Rule['read'], only?: ProductKind): Rule => ({
  pattern: new RegExp(`(?<![a-z0-9])(?:${gaps(source)})(?![a-z0-9])`, 'g'),
  read,
  ...(only ? { only } : {}),
});

const gaps = (source: string): string => source.replace(/ (\?)?/g, (_, may?: string) => (may ? "[ ']?" : "[ '-]{1,3}"));

/** One of the phrases of a list, the longest first. */
export function anyOf(phrases: string): string {
  const list = phrases.split(',').map((phrase) => phrase.trim());
  return `(?:${list.sort((a, b) => b.length - a.length).join('|')})`;
}
