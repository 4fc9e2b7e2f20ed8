/** Sections of a product page, in their order (spec §2, §4). */
export const productSections = ['uebersicht', 'einzelheiten', 'beschreibung', 'service-shops-tab'] as const;

export type ProductSection = (typeof productSections)[number];

/** What `?tab=` may say for each section, in either language (decision 40: Routes). */
const tabNames: Record<ProductSection, readonly string[]> = {
  uebersicht: ['uebersicht', 'apercu', 'overview', 'highlights'],
  einzelheiten: ['einzelheiten', 'details'],
  beschreibung: ['beschreibung', 'description'],
  'service-shops-tab': ['service-shops-tab', 'ateliers'],
};

/** The section a `?tab=` asks for, in any spelling; undefined for anything else. */
export function sectionOfTab(tab: string | null): ProductSection | undefined {
  const wanted = tab?.toLowerCase();
  return productSections.find((section) => wanted !== undefined && tabNames[section].includes(wanted));
}
