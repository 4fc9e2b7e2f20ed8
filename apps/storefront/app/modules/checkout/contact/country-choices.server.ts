import type { Locale } from '~/i18n/locales.ts';
import type { CountryChoice } from '~/modules/checkout/contact.ts';
import { countryOptions } from '~/modules/orders/countries.server.ts';

/**
 * The countries as options of a select. Switzerland's second and third label are their own values, so that each option
 * is distinct; parsing the form maps them back (spec §5).
 */
export function countryChoices(locale: Locale): CountryChoice[] {
  const taken = new Set<string>();
  return countryOptions(locale).map(({ label, value }) => {
    const isTaken = taken.has(value);
    taken.add(value);
    return { label, value: isTaken ? label : value };
  });
}
