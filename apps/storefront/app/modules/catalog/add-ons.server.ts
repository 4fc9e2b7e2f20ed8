import { z } from 'zod';
import { byLocale, type Locale, locales } from '~/i18n/locales.ts';
import { readTerms, type TermsByLocale } from './json.server.ts';

/*
 * Extras that come with a product at no charge, of which a shopper chooses one (spec §3: selectedAddOn). Feeds name
 * them in meta_data `add_ons`; the catalogue keeps them with a product's other meta data (docs/decisions/0036).
 */

export const ADD_ONS_KEY = 'add_ons';

const MOST_ADD_ONS = 8;
const LONGEST_NAME = 80;

const name = z.string().trim().min(1).max(LONGEST_NAME);
const entrySchema = z.union([name.transform((each) => byLocale(() => each)), z.object(byLocale(() => name))]);

/** Add-ons of a feed's item: a list of names, or of names by language. Entries that do not fit are left out. */
export function readFeedAddOns(value: unknown): TermsByLocale | undefined {
  const list = Array.isArray(value) ? value : [];
  const entries = list.flatMap((entry) => entrySchema.safeParse(entry).data ?? []).slice(0, MOST_ADD_ONS);
  return entries.length > 0 ? byLocale((locale) => entries.map((entry) => entry[locale])) : undefined;
}

/** A product's add-ons by language, as the catalogue keeps them. */
export function addOnsOf(metaData: unknown): TermsByLocale {
  const isObject = typeof metaData === 'object' && metaData !== null && ADD_ONS_KEY in metaData;
  return readTerms(isObject ? metaData[ADD_ONS_KEY] : undefined);
}

/** Whether a product offers an add-on, named in any language. */
export function offersAddOn(metaData: unknown, addOn: string): boolean {
  const addOns = addOnsOf(metaData);
  return locales.some((locale) => addOns[locale].includes(addOn));
}

/**
 * An add-on that was chosen in any language, in another one.
 * @returns the name as it was chosen where the product no longer offers it
 */
export function addOnIn(metaData: unknown, addOn: string, locale: Locale): string {
  const addOns = addOnsOf(metaData);
  const index = locales.map((each) => addOns[each].indexOf(addOn)).find((each) => each >= 0);
  return (index === undefined ? undefined : addOns[locale][index]) ?? addOn;
}
