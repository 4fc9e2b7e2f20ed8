import type { ProductKind } from '~/modules/catalog/catalog.ts';

interface Found {
  total: number;
  foundIn: 'name' | 'facts' | 'text';
  meant: ProductKind | undefined;
}

const places: readonly Found['foundIn'][] = ['name', 'facts', 'text'];

/** The kind of products that a search is about, which is shown first: the other one only mentions it. */
export function leadingKind({ bike, accessory }: Record<ProductKind, Found>): ProductKind {
  if (bike.total === 0 || accessory.total === 0) return accessory.total > 0 ? 'accessory' : 'bike';
  const meant = bike.meant ?? accessory.meant;
  if (meant) return meant;
  return places.indexOf(accessory.foundIn) < places.indexOf(bike.foundIn) ? 'accessory' : 'bike';
}
