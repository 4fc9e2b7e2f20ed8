import type { AttributeGroupId } from '~/modules/catalog/catalog.ts';

const groups: Record<Exclude<AttributeGroupId, 'other'>, readonly string[]> = {
  general: [
    'pa_marke',
    'pa_jahrgang',
    'pa_kilometerstand',
    'pa_geschwindigkeit',
    'pa_farbe',
    'pa_groesse',
    'pa_gewicht',
    'pa_gesamtgewicht',
  ],
  drive: [
    'pa_motor',
    'pa_drehmoment',
    'pa_akku',
    'pa_akku-position',
    'pa_reichweite',
    'pa_display',
    'pa_schaltung',
    'pa_gaenge',
    'pa_antrieb',
  ],
  frame: ['pa_rahmenform', 'pa_rahmenmaterial', 'pa_gabel', 'pa_federweg'],
  wheels: ['pa_laufrad', 'pa_reifen', 'pa_bremsen'],
  equipment: [
    'pa_licht',
    'pa_gepaecktraeger',
    'pa_material',
    'pa_masse',
    'pa_volumen',
    'pa_zuladung',
    'pa_stufe',
    'pa_druck',
    'pa_lichtstrom',
    'pa_alter',
    'pa_befestigung',
    'pa_passt-an',
  ],
};

const places = new Map(
  Object.entries(groups).flatMap(([group, slugs]) =>
    slugs.map((slug, order) => [slug, { group: group as AttributeGroupId, order }]),
  ),
);

/** Group of an attribute and its place in it; attributes of unknown feeds are `other`, in the feed's order. */
export function attributePlace(slug: string): { group: AttributeGroupId; order: number } {
  return places.get(slug) ?? { group: 'other', order: 0 };
}
