import type { Locale } from '~/i18n/locales.ts';
import type { CountryChoice } from '~/modules/checkout/contact.ts';
import { countryOptions } from '~/modules/orders/countries.server.ts';

/**
 * The countries as a select offers them. Switzerland's second and third label are sent as they are, so that each option
 * has a value of its own; the label is mapped back where the form is read (spec §5).
 */
export function countryChoices(locale: Locale): CountryChoice[] {
  const taken = new Set<string>();
  return countryOptions(locale).map(({ label, value }) => {
    const isTaken = taken.has(value);
    taken.add(value);
    return { label, value: isTaken ? label : value };
  });
}
