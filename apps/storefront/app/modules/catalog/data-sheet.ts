import type { Locale } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';

/** Last segment of the address of a product's data sheet. */
export const dataSheetSegment: Record<Locale, string> = { de: 'datenblatt.pdf', fr: 'fiche-technique.pdf' };

/** Address of a product's data sheet (spec §2: PDF overview). */
export function dataSheetPath(slug: string, locale: Locale): string {
  return `${href('product', { bike: slug }, locale)}/${dataSheetSegment[locale]}`;
}
