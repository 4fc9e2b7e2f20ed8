import type { ColourFamily } from '~/modules/catalog/colour-families.ts';
import type { Locale } from '~/i18n/locales.ts';
import words from './condition-words.json' with { type: 'json' };

/**
 * How a language says prices, sizes and the like. Phrases are folded and separated by commas; each is a regular
 * expression without groups that capture, a space in it represents any gap.
 */
export interface ConditionWords {
  francs: string;
  /** Before or after an amount. */
  atMost: string;
  atMostAfter: string;
  atLeast: string;
  atLeastAfter: string;
  /** Before an amount that is not meant to the franc. */
  about: string;
  /** `between` 3000 `and` 4000 */
  between: string;
  and: string;
  /** After an amount that is paid each month. */
  monthly: string;
  /** Before one. */
  rate: string;
  amounts: Readonly<Record<string, number>>;
  cheapest: string;
  dearest: string;
  lightest: string;
  reduced: string;
  battery: string;
  /** Great, before or after `battery` and `range`. */
  large: string;
  range: string;
  /** What says alone that a range has to be great. */
  farRange: string;
  /** Before a rider's height without a unit. */
  heightIs: string;
  /** Before a size in letters. */
  sizeIs: string;
  /** Kinds of products that come in sizes by letters, and are called so by no model. */
  sized: string;
  tall: string;
  short: string;
  /** Who `tall` and `short` are said of; they stay words of the search. */
  riders: string;
  /** The same where the word says no more. */
  everyWearer: string;
  /** What says alone that a person is tall, or short. */
  tallAlone: string;
  shortAlone: string;
  years: string;
  /** Endings of colours, and what is before and after them in one word. */
  colourEndings: string;
  colourPrefixes: string;
  colours: Readonly<Record<ColourFamily, string>>;
}

/** A new language is an entry in the JSON file: the compiler asks for it. */
export const conditionWords: Readonly<Record<Locale, ConditionWords>> = words;
