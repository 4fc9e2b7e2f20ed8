import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { keepTogether } from '~/i18n/units.ts';

/** Selectable prefixes; the first word is the country (spec §5). */
export const phonePrefixes = [
  'CH +41',
  'LI +423',
  'DE +49',
  'FR +33',
  'IT +39',
  'AT +43',
  'BE +32',
  'ES +34',
  'GB +44',
  'LU +352',
  'NL +31',
  'PT +351',
] as const;

function countryOfPrefix(prefix: string): CountryCode {
  const [country = ''] = prefix.trim().split(/\s+/);
  return isSupportedCountry(country) ? country : 'CH';
}

/**
 * Normalizes a phone number for storage (spec §5): the international form if it is valid for the prefix's country, else
 * as typed.
 */
export function normalizedPhone(prefix: string, typed: string): string {
  const number = parsePhoneNumberFromString(typed, countryOfPrefix(prefix));
  return number?.isValid() ? number.number : typed.trim();
}

/** Formats a stored phone number for display, e.g. `+41 79 123 45 67`, on one line. */
export function readablePhone(saved: string): string {
  return keepTogether(parsePhoneNumberFromString(saved)?.formatInternational() ?? saved);
}

/** Whether a number is valid in the prefix's country, or a complete international one. */
export function isValidPhone(prefix: string, typed: string): boolean {
  return parsePhoneNumberFromString(typed, countryOfPrefix(prefix))?.isValid() ?? false;
}
