/** Category and attribute taxonomies: slugs are the same in both languages, names are translated. */
import { t, type Text } from './text.ts';
import type { Lang, WooAttribute, WooChosenAttribute, WooTerm } from './woo.ts';

/** Category slugs of the specification, §3, in its order, then the shop's own; the position gives the id. */
const CATEGORIES = {
  e_trekking: t('E-Trekking', 'E-Trekking'),
  e_mountain: t('E-Mountain', 'E-Mountain'),
  e_city: t('E-Urban', 'E-Urban'),
  accessory: t('Zubehör', 'Accessoires'),
  trailer: t('Anhänger', 'Remorques'),
  e_cargo: t('E-Cargo', 'E-Cargo'),
  fully: t('Fully', 'VTT tout-suspendu'),
  gravel: t('Gravel', 'Gravel'),
  hardtail: t('Hardtail', 'VTT semi-rigide'),
  helmet: t('Helme', 'Casques'),
  child_seat: t('Kindersitze', 'Sièges enfant'),
  kids: t('Kindervelos', 'Vélos pour enfant'),
  s_pedelec: t('S-Pedelec', 'S-Pedelec'),
  mountain: t('Mountainbikes', 'VTT'),
  occasion: t('Occasion', 'Occasions'),
  road: t('Rennvelos', 'Vélos de route'),
  velotraeger: t('Veloträger', 'Porte-vélos'),
  lock: t('Schlösser', 'Cadenas'),
  pump: t('Pumpen', 'Pompes'),
  e_fully: t('E-Fully', 'VTT électrique tout-suspendu'),
  e_hardtail: t('E-Hardtail', 'VTT électrique semi-rigide'),
  e_road: t('E-Road', 'E-Road'),
  bike: t('Velos', 'Vélos'),
  e_bike: t('E-Bikes', 'Vélos électriques'),
  bag: t('Taschen', 'Sacoches'),
  light: t('Licht', 'Éclairage'),
  rack: t('Gepäckträger', 'Porte-bagages'),
  tyre: t('Reifen', 'Pneus'),
  part: t('Kleinteile', 'Petites pièces'),
} as const satisfies Record<string, Text>;

export type CategorySlug = keyof typeof CATEGORIES;
export const CATEGORY_SLUGS = Object.keys(CATEGORIES) as CategorySlug[];

/** The term of a category in a language; each language has term ids of its own. */
export function categoryTerm(slug: CategorySlug, lang: Lang): WooTerm {
  const id = 20 + CATEGORY_SLUGS.indexOf(slug) + (lang === 'fr' ? 100 : 0);
  return { id, name: CATEGORIES[slug][lang], slug };
}

const ATTRIBUTES = {
  pa_marke: t('Marke', 'Marque'),
  pa_rahmenform: t('Rahmenform', 'Forme du cadre'),
  pa_geschwindigkeit: t('Geschwindigkeit', 'Vitesse d’assistance'),
  pa_groesse: t('Grösse', 'Taille'),
  pa_farbe: t('Farbe', 'Couleur'),
  pa_motor: t('Motor', 'Moteur'),
  pa_drehmoment: t('Drehmoment', 'Couple'),
  pa_akku: t('Akku', 'Batterie'),
  'pa_akku-position': t('Akku-Position', 'Position de la batterie'),
  pa_reichweite: t('Reichweite', 'Autonomie'),
  pa_gewicht: t('Gewicht', 'Poids'),
  pa_gaenge: t('Gänge', 'Vitesses'),
  pa_schaltung: t('Schaltung', 'Transmission'),
  pa_antrieb: t('Antrieb', 'Entraînement'),
  pa_bremsen: t('Bremsen', 'Freins'),
  pa_gabel: t('Gabel', 'Fourche'),
  pa_federweg: t('Federweg', 'Débattement'),
  pa_reifen: t('Reifen', 'Pneus'),
  pa_laufrad: t('Laufradgrösse', 'Taille des roues'),
  pa_display: t('Display', 'Écran'),
  pa_licht: t('Licht', 'Éclairage'),
  pa_rahmenmaterial: t('Rahmenmaterial', 'Matériau du cadre'),
  pa_gesamtgewicht: t('Zul. Gesamtgewicht', 'Poids total autorisé'),
  pa_kilometerstand: t('Kilometerstand', 'Kilométrage'),
  pa_jahrgang: t('Jahrgang', 'Année'),
  pa_material: t('Material', 'Matériau'),
  pa_volumen: t('Volumen', 'Volume'),
  pa_zuladung: t('Zuladung', 'Charge utile'),
  pa_stufe: t('Sicherheitsstufe', 'Niveau de sécurité'),
  pa_masse: t('Masse', 'Dimensions'),
  pa_druck: t('Druck', 'Pression'),
  pa_lichtstrom: t('Lichtstrom', 'Flux lumineux'),
  pa_alter: t('Alter', 'Âge'),
  pa_befestigung: t('Befestigung', 'Fixation'),
  pa_gepaecktraeger: t('Gepäckträger', 'Porte-bagages'),
  'pa_passt-an': t('Passt an', 'Compatible avec'),
} as const satisfies Record<string, Text>;

export type AttributeSlug = keyof typeof ATTRIBUTES;
const ATTRIBUTE_SLUGS = Object.keys(ATTRIBUTES) as AttributeSlug[];

const attributeId = (slug: AttributeSlug): number => ATTRIBUTE_SLUGS.indexOf(slug) + 1;

/** An attribute of a product with its options in one language. */
export function attribute(
  slug: AttributeSlug,
  options: readonly Text[],
  lang: Lang,
  flags: { variation?: boolean } = {},
): WooAttribute {
  return {
    id: attributeId(slug),
    name: ATTRIBUTES[slug][lang],
    slug,
    position: ATTRIBUTE_SLUGS.indexOf(slug),
    visible: true,
    variation: flags.variation ?? false,
    options: options.map((option) => option[lang]),
  };
}

/** The option of a variation. */
export function chosen(slug: AttributeSlug, option: Text, lang: Lang): WooChosenAttribute {
  return { id: attributeId(slug), name: ATTRIBUTES[slug][lang], slug, option: option[lang] };
}

export const FRAME_FORMS = {
  herren: t('Herren', 'Homme'),
  damen: t('Damen', 'Femme'),
  wave: t('Wave', 'Wave'),
  diamant: t('Diamant', 'Diamant'),
  trapez: t('Trapez', 'Trapèze'),
} as const satisfies Record<string, Text>;

export type FrameForm = keyof typeof FRAME_FORMS;
