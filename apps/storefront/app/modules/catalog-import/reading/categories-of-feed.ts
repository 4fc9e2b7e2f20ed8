import type { Locale } from '~/i18n/locales.ts';
import { categoryPages, type CategorySlug, isCategorySlug } from '~/modules/catalog/categories.ts';

/** Whole names of categories, as slugs, that mean one of the shop's. The first match wins. */
const patterns: readonly [CategorySlug, RegExp][] = [
  ['helmet', /^((velo|fahrrad|bike)-?)?(helme?|helmets?|casques?(-(de-)?velo)?)$/],
  ['lock', /^((velo|fahrrad|bike)-?)?(schloss|schloe?sser|locks?|antivols?|cadenas)$/],
  ['pump', /^((velo|fahrrad|bike)-?)?(pumpen?|pumps?|pompes?)(-a-velo)?$/],
  ['child_seat', /^((velo|fahrrad|bike)-?)?(kindersitze?|child-seats?|sieges?-(pour-)?enfants?)$/],
  ['trailer', /^((velo|fahrrad|bike|kinder)-?)?(anhae?nger|trailers?|remorques?)(-(a-)?velo)?$/],
  ['velotraeger', /^((velo|fahrrad|heck)trae?ger|bike-(racks?|carriers?)|porte-velos?)$/],
  ['bag', /^((velo|fahrrad|bike|gepaeck)-?)?(taschen?|rucksaecke|bags?|panniers?|sacoches?)(-(a-)?velo|-(und|et|and)-.*)?$/],
  ['light', /^((velo|fahrrad|bike)-?)?(lichter|licht|lampen?|beleuchtung(en)?|lights?|lighting|eclairages?|feux|phares?)(-velo)?$/],
  ['rack', /^(gepaecktraeger|luggage-racks?|porte-bagages)$/],
  ['tyre', /^((velo|fahrrad|bike)-?)?(reifen|schlaeuche|reifen-und-schlaeuche|tyres?|tires?|tubes|pneus?|pneus-et-chambres-a-air)(-velo)?$/],
  ['accessory', /^((velo|fahrrad|e-?bike|bike|cycling)-?)?(zubehoe?r|accessoires?|accessor(y|ies)|ersatzteile|teile|parts|pieces-detachees|components?)(-velo)?$/],
  ['occasion', /^(occasion(en|s)?|occasionsvelos|gebraucht[a-z]*|used(-bikes?)?|second-hand|refurbished)(-.*)?$/],
  ['s_pedelec', /^(s|speed)-?pedelecs?(-.*)?$|^(e-bikes?-)?45-?km(-h)?(-e-bikes?)?$/],
  ['e_cargo', /^(e-)?(cargo(-?bikes?)?|lastenvelos?|lastenrae?d(er)?|lasten-e-bikes?|velos?-cargo(-electriques?)?)$|^e-lasten(velo|rad)$/],
  ['e_fully', /^e-(mtb-)?fully(s|es)?$|^e-bike-fully$/],
  ['e_hardtail', /^e-(mtb-)?hardtails?$|^e-bike-hardtail$/],
  ['e_mountain', /^e-(mountain(-?bikes?)?|mtbs?)$|^(mountain|mtb)-e-?bikes?$|^vtt-electriques?$|^vttae?$/],
  ['e_trekking', /^e-trekking(-?bikes?)?$|^trekking-e-?bikes?$|^velos?-(de-)?trekking-electriques?$|^velos?-electriques?-trekking$/],
  ['e_city', /^e-(city|urban)(-?bikes?)?$|^(city|urban)-e-?bikes?$|^velos?-(de-)?ville-electriques?$|^velos?-electriques?-urbains?$/],
  ['e_road', /^e-(road(-?bikes?)?|rennvelos?|rennrae?d(er)?|gravel(-?bikes?)?)$|^velos?-de-route-electriques?$/],
  ['gravel', /^gravel(-?bikes?|s)?$/],
  ['road', /^(rennvelos?|rennrae?d(er)?|road(-?bikes?)?|velos?-de-(route|course))$/],
  ['hardtail', /^(mtb-)?hardtails?$|^vtt-semi-rigides?$/],
  ['fully', /^(mtb-)?fully(s|es)?$|^full-suspension$|^vtt-tout-suspendus?$/],
  ['mountain', /^(mountain-?bikes?|mtbs?|vtt)$/],
  ['kids', /^kinder(velos?|fahrrae?d(er)?|bikes?|-e-?bikes?)$|^kids(-?bikes?)?$|^velos?-(pour-)?enfants?$/],
  ['e_bike', /^(e-?bikes?|elektro(velos?|fahrrae?d(er)?)|velos?-(a-assistance-)?electriques?|pedelecs?|electric-bikes?)$/],
  ['bike', /^(velos?|fahrrae?d(er)?|bikes?|bicycles?|cycles?|bicyclettes?|citybikes?|trekkingbikes?|city-?velos?|trekking-?velos?|velos?-de-ville)$/],
]; // prettier-ignore

/** Names that WordPress gives to "no category". */
const NO_CATEGORY =
  /^(un(categori[sz]ed|kategorisiert)|allgemein|non-classee?s?|sans-categorie|ohne-kategorie)(-(de|fr|en|it))?$/;

/** What a category of a feed means to the shop: nothing (`null`), or its slug in the catalogue. */
export function catalogueCategory(slug: string, nameSlug: string): { slug: string; known: boolean } | null {
  // WPML and Polylang append the language to the slugs of translations.
  const candidates = [slug, slug.replace(/-(de|fr|en|it)$/, ''), nameSlug].filter(Boolean);
  for (const candidate of candidates) {
    if (NO_CATEGORY.test(candidate)) return null;
    const underscored = candidate.replaceAll('-', '_');
    if (isCategorySlug(underscored)) return { slug: underscored, known: true };
    const page = categoryPages.find((each) => each.slug === candidate || each.synonyms.includes(candidate));
    if (page?.filter.category) return { slug: page.filter.category, known: true };
    const match = patterns.find(([, pattern]) => pattern.test(candidate));
    if (match) return { slug: match[0], known: true };
    // Quick categories such as `damen-e-bikes` are filters of the shop's, not categories.
    if (page?.filter.kind === 'bike') return { slug: 'e_bike', known: true };
  }
  const own = slug || nameSlug;
  return own === '' ? null : { slug: own, known: false };
}

const accessoryCategories = new Set<string>([
  'accessory',
  'trailer',
  'helmet',
  'child_seat',
  'velotraeger',
  'lock',
  'pump',
  'bag',
  'light',
  'rack',
  'tyre',
  'part',
]);
const electricCategories = new Set<string>([
  'e_trekking',
  'e_mountain',
  'e_city',
  'e_cargo',
  's_pedelec',
  'e_fully',
  'e_hardtail',
  'e_road',
  'e_bike',
]);
/** Whether a category of the catalogue holds e-bikes only. */
export const isElectricCategory = (slug: string): boolean => electricCategories.has(slug);

const bikeCategories = new Set<string>([
  ...electricCategories,
  'fully',
  'gravel',
  'hardtail',
  'kids',
  'mountain',
  'road',
  'bike',
]);

export interface Classification {
  kind: 'bike' | 'accessory';
  /** The product's categories, with the general ones of its kind. */
  categories: string[];
  /** Whether a category or a frame form decided; else what the product is stays in doubt. */
  certain: boolean;
}

/**
 * Whether a product is a bike or an accessory. An accessory's category decides before a bike's, for shops file locks
 * under `E-Bikes > Zubehör`; a product with a frame form and a motor is a bike all the same.
 * @param slugs slugs in the catalogue
 */
export function classify(slugs: readonly string[], facts: { frame: boolean; electric: boolean }): Classification {
  const inAccessories = slugs.some((slug) => accessoryCategories.has(slug));
  const inBikes = slugs.some((slug) => bikeCategories.has(slug));
  const isBike = inAccessories
    ? facts.frame && inBikes
    : inBikes || facts.frame || facts.electric || slugs.includes('occasion');
  const electric = facts.electric || slugs.some(isElectricCategory);
  const general = !isBike ? 'accessory' : electric ? 'e_bike' : 'bike';
  const generalThere = isBike ? slugs.includes('bike') || slugs.includes('e_bike') : slugs.includes('accessory');
  return {
    kind: isBike ? 'bike' : 'accessory',
    categories: [...new Set([...slugs, ...(generalThere ? [] : [general])])],
    certain: inAccessories || inBikes || facts.frame || slugs.includes('occasion'),
  };
}

/** Names of the categories of §3 in each language. */
export const knownCategoryNames: ReadonlyMap<string, Record<Locale, string>> = new Map([
  ...categoryPages.flatMap(({ filter, names }) => (filter.category ? [[filter.category, names] as const] : [])),
  ['accessory', { de: 'Zubehör', fr: 'Accessoires' }],
  ['s_pedelec', { de: 'S-Pedelecs', fr: 'S-Pedelecs' }],
]);
