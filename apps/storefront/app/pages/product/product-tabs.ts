import type { Locale } from '~/i18n/locales.ts';

/** Sections of a product page, in their order (spec §2, §4). */
export const productSections = ['uebersicht', 'einzelheiten', 'beschreibung', 'service-shops-tab'] as const;

export type ProductSection = (typeof productSections)[number];

/** The section's name in `?tab=`, in each language (decision 40: Routes). */
const tabNames: Record<ProductSection, Record<Locale, string>> = {
  uebersicht: { de: 'uebersicht', fr: 'apercu' },
  einzelheiten: { de: 'einzelheiten', fr: 'details' },
  beschreibung: { de: 'beschreibung', fr: 'description' },
  'service-shops-tab': { de: 'service-shops-tab', fr: 'ateliers' },
};

/** Names that are read beside them, in either language. */
const otherNames: Partial<Record<ProductSection, readonly string[]>> = { uebersicht: ['overview', 'highlights'] };

const namesOf = (section: ProductSection): string[] => [
  ...Object.values(tabNames[section]),
  ...(otherNames[section] ?? []),
];

/** What `?tab=` says for a section in one language. */
export const tabOfSection = (section: ProductSection, locale: Locale): string => tabNames[section][locale];

/** The section a `?tab=` asks for, in any spelling; undefined for anything else. */
export function sectionOfTab(tab: string | null): ProductSection | undefined {
  const wanted = tab?.toLowerCase();
  return productSections.find((section) => wanted !== undefined && namesOf(section).includes(wanted));
}
