import { attributeSlug, isAttributeRole } from '~/modules/catalog-import/reading/attribute-roles.ts';
import { slugify } from '~/modules/catalog-import/reading/slug.ts';

/*
 * Column titles of WooCommerce's own CSV export. WordPress translates them, so each field has its English, German and French
 * titles (with the wordings of several WooCommerce releases), and those that suppliers give their lists.
 */

const titles: Record<string, readonly string[]> = {
  id: ['ID', 'Produkt-ID', 'Product ID'],
  type: ['Type', 'Typ', 'Produkttyp', 'Product type'],
  sku: [
    'SKU',
    'Artikelnummer',
    'Art.-Nr.',
    'UGS',
    'Référence',
    'Artikelnummer (SKU)',
    'Art. Nr.',
    'Artikel-Nr.',
    'Artikelnr.',
    'Numéro d’article',
    'No d’article',
    'N° article',
  ],
  name: [
    'Name',
    'Nom',
    'Produktname',
    'Product name',
    'Title',
    'Titel',
    'Bezeichnung',
    'Artikelbezeichnung',
    'Produktbezeichnung',
    'Artikelname',
    'Désignation',
    'Libellé',
  ],
  slug: ['Slug', 'Titelform', 'Permalink slug'],
  published: ['Published', 'Veröffentlicht', 'Publié'],
  catalog_visibility: [
    'Visibility in catalog',
    'Visibility in catalogue',
    'Sichtbarkeit im Katalog',
    'Katalogsichtbarkeit',
    'Visibilité dans le catalogue',
  ],
  short_description: ['Short description', 'Kurzbeschreibung', 'Description courte'],
  description: ['Description', 'Beschreibung'],
  date_on_sale_from: [
    'Date sale price starts',
    'Datum, an dem Angebotspreis beginnt',
    'Datum, an dem der Angebotspreis beginnt',
    'Angebotspreis gültig ab',
    'Date de début de promo',
    'Date de début de la promo',
  ],
  date_on_sale_to: [
    'Date sale price ends',
    'Datum, an dem Angebotspreis endet',
    'Datum, an dem der Angebotspreis endet',
    'Angebotspreis gültig bis',
    'Date de fin de promo',
    'Date de fin de la promo',
  ],
  stock_status: ['In stock?', 'Vorrätig?', 'Auf Lager?', 'En stock ?', 'Lagerstatus', 'Stock status'],
  stock_quantity: ['Stock', 'Bestand', 'Lager', 'Lagerbestand', 'Stock quantity', 'Menge', 'Quantité'],
  backorders: [
    'Backorders allowed?',
    'Lieferrückstände erlaubt?',
    'Lieferrückstande erlaubt?',
    'Rückstände erlaubt?',
    'Autoriser les commandes de produits en rupture ?',
    'Autoriser les commandes en attente ?',
  ],
  price: [
    ...[
      'Price',
      'Preis',
      'Prix',
      'Tarif',
      'Preis CHF',
      'Preis in CHF',
      'Prix CHF',
      'Price CHF',
      'Verkaufspreis',
      'VK',
      'VK CHF',
      'VK-Preis',
    ],
    ...[
      'Verkaufspreis CHF',
      'Verkaufspreis inkl. MWST',
      'Bruttopreis',
      'Ladenpreis',
      'Prix de vente',
      'Prix de vente TTC',
      'Prix TTC',
    ],
  ],
  sale_price: ['Sale price', 'Angebotspreis', 'Tarif promo', 'Prix promo'],
  regular_price: [
    'Regular price',
    'Regulärer Preis',
    'Normaler Preis',
    'Tarif régulier',
    'Prix régulier',
    'Tarif normal',
    'UVP',
    'UVP CHF',
    'Listenpreis',
    'Prix catalogue',
    'Prix public',
    'Prix conseillé',
  ],
  categories: [
    'Categories',
    'Kategorien',
    'Catégories',
    'Category',
    'Kategorie',
    'Catégorie',
    'Warengruppe',
    'Produktgruppe',
    'Rubrique',
    'Famille',
  ],
  brands: ['Brands', 'Marken', 'Marques', 'Brand', 'Marke', 'Marque', 'Hersteller', 'Fabricant'],
  images: ['Images', 'Bilder', 'Image', 'Bild'],
  parent: ['Parent', 'Übergeordnetes Produkt', 'Übergeordnet', 'Eltern'],
  upsell_ids: ['Upsells', 'Zusatzverkäufe', 'Produits suggérés', 'Montée en gamme'],
  cross_sell_ids: ['Cross-sells', 'Cross-Sells (Querverkäufe)', 'Querverkäufe', 'Ventes croisées'],
  menu_order: ['Position', 'Menu order'],
  lang: ['Language', 'Sprache', 'Langue', 'Lang', 'Language code'],
  translation_group: ['Translation group', 'Übersetzungsgruppe', 'Groupe de traduction'],
  external_url: ['External URL', 'Externe URL', 'URL externe'],
};

/** A title without case, accents, blanks and signs. */
const bare = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '');

const fieldOfTitle = new Map(
  Object.entries(titles).flatMap(([field, names]) => names.map((name) => [bare(name), field])),
);

const ATTRIBUTE_PARTS: readonly [RegExp, AttributePart][] = [
  [/^(?:attribut[eo]?(\d+)(?:name|nom)|nomdelattribut(\d+))$/, 'name'],
  [/^(?:attribut[eo]?(\d+)(?:values?|werte?|valeurs?)|valeursdelattribut(\d+))$/, 'values'],
  [/^attribut[eo]?(\d+)(?:visible|sichtbar)$/, 'visible'],
  [/^attribut[eo]?(\d+)(?:global|globale)$/, 'global'],
];

export type AttributePart = 'name' | 'values' | 'visible' | 'global';

/** What a column holds. */
export type Column =
  | { kind: 'field'; field: string }
  | { kind: 'attribute'; number: number; part: AttributePart }
  /** An attribute of its own: "Farbe", "Akku". */
  | { kind: 'named'; name: string }
  | { kind: 'meta'; key: string }
  | { kind: 'weight'; unit: string }
  | { kind: 'unknown' };

/** Reads one title of the first line. */
export function readColumn(title: string): Column {
  const meta = /^\s*m[eé]ta(?:daten)?\s*:\s*(\S.*?)\s*$/i.exec(title);
  if (meta?.[1]) return metaColumn(meta[1]);
  const weight = /^\s*(?:weight|gewicht|poids)\s*\(?\s*(kg|g|lbs?|oz)?\s*\)?\s*$/i.exec(title);
  if (weight) return { kind: 'weight', unit: weight[1]?.toLowerCase() ?? 'kg' };
  const name = bare(title);
  for (const [pattern, part] of ATTRIBUTE_PARTS) {
    const match = pattern.exec(name);
    if (match) return { kind: 'attribute', number: Number(match[1] ?? match[2]), part };
  }
  const field = fieldOfTitle.get(name) ?? (Object.hasOwn(titles, title.trim()) ? title.trim() : undefined);
  return field ? { kind: 'field', field } : { kind: 'unknown' };
}

/** The column of an attribute that the shop knows by its title; undefined for others. */
export function attributeColumn(title: string): Column | undefined {
  const name = title.trim();
  const slug = attributeSlug('', slugify(name));
  return slug !== undefined && isAttributeRole(slug) ? { kind: 'named', name } : undefined;
}

/** WPML writes an item's language and its group as meta data. */
function metaColumn(key: string): Column {
  if (key === '_wpml_import_language_code') return { kind: 'field', field: 'lang' };
  if (key === '_wpml_import_translation_group') return { kind: 'field', field: 'translation_group' };
  return { kind: 'meta', key };
}
