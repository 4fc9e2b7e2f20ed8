import type { Locale } from '~/i18n/locales.ts';
import french from './groups/french.json' with { type: 'json' };
import german from './groups/german.json' with { type: 'json' };
import { stemOf, wordsOf } from './stems.ts';

/*
 * Words that ask for the same thing, by what they are about. The first of a line is how data sheet and FAQ say it. A
 * word is in one line only.
 */

const groups: Readonly<Record<Locale, readonly string[]>> = {
  de: Object.values(german).flat(),
  fr: Object.values(french).flat(),
};

const named = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    groups[locale].flatMap((line, place) =>
      wordsOf(line).map((word): [string, string] => [stemOf(word, locale), `#${place}`]),
    ),
  );

const groupOf: Readonly<Record<Locale, ReadonlyMap<string, string>>> = { de: named('de'), fr: named('fr') };

export const groupWords: Readonly<Record<Locale, readonly string[]>> = {
  de: groups.de.flatMap(wordsOf),
  fr: groups.fr.flatMap(wordsOf),
};

/** The sign of a stem's group; undefined if it belongs to none. */
export const groupSign = (stem: string, locale: Locale): string | undefined => groupOf[locale].get(stem);
