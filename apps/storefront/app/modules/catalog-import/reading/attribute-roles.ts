/*
 * Attributes by what they mean. Shops name the same thing in many ways and languages; the catalogue knows each under
 * one taxonomy, so that filters and technical data work for every feed.
 */

const synonyms = {
  pa_marke: ['marke', 'marken', 'brand', 'brands', 'marque', 'marques', 'hersteller', 'manufacturer', 'fabricant'],
  pa_rahmenform: ['rahmenform', 'rahmentyp', 'rahmenart', 'frame-type', 'frame-shape', 'frame-style', 'forme-du-cadre', 'type-de-cadre', 'forme-de-cadre'],
  pa_geschwindigkeit: [
    'geschwindigkeit', 'hoechstgeschwindigkeit', 'max-geschwindigkeit', 'unterstuetzung-bis', 'motorunterstuetzung', 'speed', 'max-speed',
    'top-speed', 'vitesse', 'vitesse-max', 'vitesse-maximale', 'assistance-jusqu-a',
  ],
  pa_groesse: [
    'groesse', 'groessen', 'grosse', 'grossen', 'size', 'sizes', 'taille', 'tailles', 'rahmengroesse', 'rahmenhoehe', 'frame-size',
    'taille-du-cadre', 'taille-de-cadre', 'hauteur-de-cadre', 'kopfumfang', 'pointure',
  ],
  pa_farbe: ['farbe', 'farben', 'color', 'colors', 'colour', 'colours', 'couleur', 'couleurs', 'coloris', 'rahmenfarbe', 'frame-color', 'frame-colour'],
  pa_motor: ['motor', 'moteur', 'antriebssystem', 'drive-unit', 'motortyp'],
  pa_drehmoment: ['drehmoment', 'torque', 'couple'],
  pa_akku: ['akku', 'akkukapazitaet', 'akku-kapazitaet', 'batteriekapazitaet', 'battery', 'battery-capacity', 'batterie', 'capacite-batterie', 'capacite-de-la-batterie'],
  'pa_akku-position': ['akku-position', 'akkuposition', 'battery-position', 'position-de-la-batterie'],
  pa_reichweite: ['reichweite', 'range', 'autonomie', 'max-reichweite'],
  pa_gewicht: ['gewicht', 'weight', 'poids'],
  pa_gaenge: ['gaenge', 'anzahl-gaenge', 'gears', 'number-of-gears', 'vitesses', 'nombre-de-vitesses'],
  pa_schaltung: ['schaltung', 'gangschaltung', 'shifting', 'gear-system', 'derailleur', 'transmission'],
  pa_antrieb: ['antrieb', 'entrainement'],
  pa_bremsen: ['bremsen', 'bremse', 'brakes', 'brake', 'freins', 'frein'],
  pa_gabel: ['gabel', 'fork', 'fourche'],
  pa_federweg: ['federweg', 'travel', 'suspension-travel', 'debattement'],
  pa_reifen: ['reifen', 'bereifung', 'tyres', 'tires', 'pneus'],
  pa_laufrad: ['laufrad', 'laufraeder', 'laufradgroesse', 'radgroesse', 'wheel-size', 'taille-des-roues'],
  pa_display: ['display', 'ecran'],
  pa_licht: ['licht', 'beleuchtung', 'light', 'lights', 'eclairage'],
  pa_rahmenmaterial: ['rahmenmaterial', 'frame-material', 'materiau-du-cadre'],
  pa_gesamtgewicht: ['gesamtgewicht', 'zul-gesamtgewicht', 'zulaessiges-gesamtgewicht', 'max-total-weight', 'poids-total-autorise'],
  pa_kilometerstand: ['kilometerstand', 'km-stand', 'laufleistung', 'mileage', 'kilometrage'],
  pa_jahrgang: ['jahrgang', 'modelljahr', 'baujahr', 'model-year', 'year', 'annee', 'annee-modele'],
  pa_material: ['material', 'materiau', 'matiere'],
  pa_gepaecktraeger: ['gepaecktraeger', 'porte-bagages', 'luggage-rack'],
  pa_volumen: ['volumen', 'volume', 'inhalt', 'fassungsvermoegen', 'contenance'],
  pa_stufe: ['stufe', 'sicherheitsstufe', 'sicherheitslevel', 'security-level', 'niveau-de-securite'],
  pa_befestigung: ['befestigung', 'montage', 'fixation', 'mounting'],
  'pa_passt-an': ['passt-an', 'passend-fuer', 'geeignet-fuer', 'kompatibel-mit', 'kompatibilitaet', 'compatible-avec', 'compatibilite', 'fits', 'compatibility'],
} as const satisfies Record<string, readonly string[]>; // prettier-ignore

/** Attributes whose meaning the importer uses. */
export type AttributeRole = keyof typeof synonyms;

/** The slugs of those. */
export const attributeRoles: readonly string[] = Object.keys(synonyms);

const roles = new Map<string, string>(
  Object.entries(synonyms).flatMap(([role, names]) => names.map((name) => [name, role])),
);

/**
 * The taxonomy of an attribute: the catalogue's own where its slug or name is a known one, else the feed's.
 * @param slug the feed's slug, with or without `pa_`; empty for attributes of a single product
 * @param nameSlug the attribute's name as a slug
 */
export function attributeSlug(slug: string, nameSlug: string): string | undefined {
  const bare = slug.toLowerCase().replace(/^(attribute_)?pa_/, '');
  const known = roles.get(bare) ?? roles.get(bare.replaceAll('_', '-')) ?? roles.get(nameSlug);
  if (known) return known;
  const own = bare || nameSlug;
  return own === '' ? undefined : `pa_${own}`;
}

/** Whether the shop knows what an attribute of the catalogue means. */
export const isAttributeRole = (slug: string): slug is AttributeRole => attributeRoles.includes(slug);

const frameWords: readonly [RegExp, string][] = [
  [/^(herren|maenner|mens?|gents?|hommes?)\b/, 'men'],
  [/^(damen|frauen|women|womens|lad(y|ies)|femmes?)\b/, 'women'],
  [/^(wave|tiefeinsteiger|easy-entry|low-step|step-through|col-de-cygne)\b/, 'wave'],
  [/^(trapeze?|trapezrahmen|mixte)\b/, 'trapez'],
  [/^(diamant|diamond|diamantrahmen)\b/, 'diamant'],
];

/** Frame types (filter ids 4 to 8 of §3) named by options, given as slugs. */
export function frameTypesOf(optionSlugs: readonly string[]): string[] {
  const types = optionSlugs.flatMap((slug) =>
    frameWords.filter(([pattern]) => pattern.test(slug)).map(([, type]) => type),
  );
  return [...new Set(types)];
}
