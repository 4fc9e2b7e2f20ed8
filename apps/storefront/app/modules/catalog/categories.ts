import type { Locale } from '~/i18n/locales.ts';

/** Category slugs of the specification, §3. A feed may bring others; they are stored beside these. */
export const categorySlugs = [
  'e_trekking', 'e_mountain', 'e_city', 'accessory', 'trailer', 'e_cargo', 'fully', 'gravel', 'hardtail', 'helmet', 'child_seat', 'kids',
  's_pedelec', 'mountain', 'occasion', 'road', 'velotraeger', 'lock', 'pump', 'e_fully', 'e_hardtail', 'e_road', 'bike', 'e_bike',
] as const; // prettier-ignore

/** Sorts of accessories that §3 does not name; the shop lists them as it lists those that it does. */
const gearSlugs = ['bag', 'light', 'rack', 'tyre', 'part'] as const;

export type CategorySlug = (typeof categorySlugs)[number] | (typeof gearSlugs)[number];

export const E_BIKES: CategorySlug = 'e_bike';

/** Quick category slugs of the specification, §3. */
export const quickCategorySlugs = [
  'e-trekking', 'e-mountain', 'e-urban', 'damen-e-bikes', 'herren-e-bikes', 'wave-e-bikes', 'trapez-e-bikes', 'diamant-e-bikes',
  '25-km-e-bikes', '45-km-e-bikes', 'e-bike-on-sale', 'zubehoer',
] as const; // prettier-ignore

export type QuickCategorySlug = (typeof quickCategorySlugs)[number];

/** Frame types as the catalogue stores them (filter ids 4 to 8 of §3). */
export const frameTypes = ['men', 'women', 'wave', 'diamant', 'trapez'] as const;

export type FrameType = (typeof frameTypes)[number];

/** What a category page shows: every condition holds. */
export interface CategoryFilter {
  kind?: 'bike' | 'accessory';
  /** Slug of a category of the catalogue. */
  category?: string;
  frameType?: FrameType;
  speedKmh?: 25 | 45;
  onSale?: true;
  /** Bikes with a motor only. */
  electric?: true;
}

/** A page under `/kategorien/`. */
export interface CategoryPage {
  /** The canonical slug in the path. */
  slug: string;
  /** Other slugs that mean the same page and redirect to it. */
  synonyms: readonly string[];
  names: Record<Locale, string>;
  filter: CategoryFilter;
}

const page = (slug: string, de: string, fr: string, filter: CategoryFilter, ...synonyms: string[]): CategoryPage => ({
  slug,
  synonyms: [...new Set([...synonyms, ...(slug.includes('_') ? [slug.replaceAll('_', '-')] : [])])],
  names: { de, fr },
  filter,
});

const bikes = (category: CategorySlug): CategoryFilter => ({ kind: 'bike', category });
const accessories = (category: CategorySlug): CategoryFilter => ({ kind: 'accessory', category });
const frame = (frameType: FrameType): CategoryFilter => ({ kind: 'bike', frameType, electric: true });

/**
 * All category pages the specification names: one per pair of synonyms, under the quick slug where there is one
 * (decision 40: Routes). Names stand here because the feed names only the categories it has.
 */
export const categoryPages: readonly CategoryPage[] = [
  page('e-trekking', 'E-Trekking', 'E-Trekking', bikes('e_trekking'), 'e_trekking'),
  page('e-mountain', 'E-Mountain', 'E-Mountain', bikes('e_mountain'), 'e_mountain'),
  page('e-urban', 'E-Urban', 'E-Urban', bikes('e_city'), 'e_city', 'e-city', 'e_urban'),
  page('damen-e-bikes', 'Damen-E-Bikes', 'Vélos électriques femme', frame('women')),
  page('herren-e-bikes', 'Herren-E-Bikes', 'Vélos électriques homme', frame('men')),
  page('wave-e-bikes', 'Wave-E-Bikes', 'Vélos électriques wave', frame('wave')),
  page('trapez-e-bikes', 'Trapez-E-Bikes', 'Vélos électriques trapèze', frame('trapez')),
  page('diamant-e-bikes', 'Diamant-E-Bikes', 'Vélos électriques diamant', frame('diamant')),
  page('25-km-e-bikes', 'E-Bikes bis 25\u00a0km/h', 'Vélos électriques 25\u00a0km/h', { kind: 'bike', speedKmh: 25 }),
  page(
    '45-km-e-bikes',
    'E-Bikes bis 45\u00a0km/h',
    'Vélos électriques 45\u00a0km/h',
    { kind: 'bike', speedKmh: 45 },
    's_pedelec',
    's-pedelec',
  ),
  page('e-bike-on-sale', 'E-Bikes in Aktion', 'Vélos électriques en offre', {
    kind: 'bike',
    onSale: true,
    electric: true,
  }),
  page('zubehoer', 'Zubehör', 'Accessoires', { kind: 'accessory' }, 'accessory'),
  page('e_bike', 'E-Bikes', 'Vélos électriques', bikes('e_bike')),
  page('e_cargo', 'E-Cargo', 'Vélos cargo électriques', bikes('e_cargo')),
  page('e_fully', 'E-Fully', 'VTT électriques tout-suspendus', bikes('e_fully')),
  page('e_hardtail', 'E-Hardtail', 'VTT électriques semi-rigides', bikes('e_hardtail')),
  page('e_road', 'E-Rennvelos', 'Vélos de route électriques', bikes('e_road')),
  page('bike', 'Velos ohne Motor', 'Vélos sans moteur', bikes('bike')),
  page('mountain', 'Mountainbikes', 'VTT', bikes('mountain')),
  page('fully', 'Fully', 'VTT tout-suspendus', bikes('fully')),
  page('hardtail', 'Hardtail', 'VTT semi-rigides', bikes('hardtail')),
  page('gravel', 'Gravel', 'Gravel', bikes('gravel'), 'e_gravel', 'e-gravel'),
  page('road', 'Rennvelos', 'Vélos de route', bikes('road')),
  page('kids', 'Kindervelos', 'Vélos pour enfants', bikes('kids')),
  page('occasion', 'Occasionen', 'Occasions', bikes('occasion')),
  page('helmet', 'Helme', 'Casques', accessories('helmet')),
  page('lock', 'Schlösser', 'Antivols', accessories('lock')),
  page('pump', 'Pumpen', 'Pompes', accessories('pump')),
  page('child_seat', 'Kindersitze', 'Sièges enfant', accessories('child_seat')),
  page('trailer', 'Anhänger', 'Remorques', accessories('trailer')),
  page('velotraeger', 'Veloträger', 'Porte-vélos', accessories('velotraeger')),
  page('taschen', 'Taschen', 'Sacoches', accessories('bag'), 'bag'),
  page('licht', 'Licht', 'Éclairage', accessories('light'), 'light'),
  page('gepaecktraeger', 'Gepäckträger', 'Porte-bagages', accessories('rack'), 'rack'),
  page('reifen', 'Reifen', 'Pneus', accessories('tyre'), 'tyre'),
  page('kleinteile', 'Kleinteile', 'Petites pièces', accessories('part'), 'part'),
];

const pagesBySlug = new Map(categoryPages.flatMap((each) => [each.slug, ...each.synonyms].map((slug) => [slug, each])));

/**
 * The category page of a slug in a path, by its canonical slug or a synonym.
 * `page.slug !== slug` asks for a redirect. Categories that only the feed knows: `findCategory` in catalog.server.
 */
export function categoryPage(slug: string): CategoryPage | undefined {
  return pagesBySlug.get(slug.toLowerCase());
}

/** The path slug of a category of the catalogue, e.g. `e_city` → `e-urban`. */
export function categoryPathSlug(categorySlug: string): string {
  return categoryPage(categorySlug)?.slug ?? categorySlug;
}

/**
 * The category of the catalogue that a slug of the specification means: `e-trekking` and `e_trekking` are the same. A
 * slug of no category, such as a frame type's, is returned as it is.
 * @param slug a category slug or quick category slug of §3, or a deal category of §9
 */
export function catalogueCategory(slug: string): string {
  const page = categoryPage(slug);
  if (page?.slug === 'zubehoer') return 'accessory' satisfies CategorySlug;
  return page?.filter.category ?? slug;
}

/** Whether a slug is one of §3, or of the shop's own beside them. */
export function isCategorySlug(slug: string): slug is CategorySlug {
  return ([...categorySlugs, ...gearSlugs] as readonly string[]).includes(slug);
}
