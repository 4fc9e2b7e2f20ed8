import type { Locale } from './locales.ts';

/**
 * What is said of something with its name before it, as a language writes it: `Name: …`, `Nom : …`; a question needs
 * no colon.
 */
export function labelled(label: string, message: string, locale: Locale): string {
  if (/[?!.]$/.test(label)) return `${label} ${message}`;
  return `${label}${locale === 'fr' ? '\u00a0' : ''}: ${message}`;
}
