import type { Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { bikesThatFit } from '~/modules/catalog/catalog.server.ts';
import type { ProductCard, ProductView } from '~/modules/catalog/catalog.ts';
import { type ProductTile, splitName } from '~/modules/catalog/product-tile.ts';
import { type MeasureLine, measureLine } from './measure.ts';

/** What only the page of an accessory shows. */
export interface AccessoryView {
  measure: MeasureLine | undefined;
  /** What it needs of a bike, in words; empty if its feed does not say. */
  needWords: string;
  /** How many bikes it fits, of how many, and the first of them. */
  fitting: { total: number; of: number; bikes: ProductTile[] };
  /** The bike that it is shown on where the visitor has none; absent if it does not hang on racks. */
  shownOn?: { id: number; name: string; pictureVersion: string };
}

interface AccessoryOptions {
  locale: Locale;
  /** Texts of the namespace `product`. */
  t: Translate<'product'>;
  tile: (card: ProductCard) => ProductTile;
}

/** The attribute that says what an accessory needs of a bike. */
const NEEDS = 'pa_passt-an';

/** What the page of an accessory shows beside what every product's does; undefined of a bike. */
export async function accessoryView(
  product: ProductView,
  { locale, t, tile }: AccessoryOptions,
): Promise<AccessoryView | undefined> {
  if (product.kind !== 'accessory') return undefined;
  const { total, of, bikes } = await bikesThatFit({ productId: product.id, locale });
  const [first] = bikes;
  const needs = product.attributes.flatMap(({ items }) => items).find(({ slug }) => slug === NEEDS);
  return {
    measure: measureLine(product.gear, t),
    needWords: needs?.values.join(', ') ?? '',
    fitting: { total, of, bikes: bikes.map(tile) },
    ...(product.hangsOnRack && first
      ? { shownOn: { id: first.id, name: splitName(first).name, pictureVersion: first.pictureVersion } }
      : {}),
  };
}
