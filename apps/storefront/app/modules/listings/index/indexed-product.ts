import { type NewPlanLength, newPlanLengths, payOnce } from '~/modules/financing/financing.ts';
import { type Figure, figureColumns } from '~/modules/catalog/conditions.ts';

type Figures = Record<'price', number> & Record<Exclude<Figure, 'price'>, number | null>;

/** What listings know of a published product. Amounts are Rappen. */
export interface IndexedProduct extends Figures {
  id: number;
  kind: 'bike' | 'accessory';
  /** Slugs of §3. */
  categories: readonly string[];
  frames: readonly string[];
  colourSlugs: readonly string[];
  brand: { slug: string; name: string } | null;
  speedKmh: number | null;
  onSale: boolean;
  inStock: boolean;
  isUsed: boolean;
  /** How an accessory is held. */
  fastenings: readonly string[];
  /** What an accessory needs of a bike; of a bike what it offers. */
  mounts: readonly string[];
  position: number;
  /** ms since 1970 */
  createdAt: number;
}

/** A product as a row of Postgres; its brand comes in two columns. */
export type IndexedRow = Omit<IndexedProduct, 'brand'> & { brandSlug: string | null; brandName: string | null };

/** Where Postgres has each field: of a product `p` and its `brand`. */
export const columnsOfRow: Readonly<Record<keyof IndexedRow, string>> = {
  id: 'p.id',
  kind: 'p.kind',
  categories: "coalesce(p.category_slugs, '{}')",
  frames: "coalesce(p.frame_types, '{}')",
  colourSlugs: "coalesce(p.color_slugs, '{}')",
  brandSlug: 'brand.slug',
  brandName: 'brand.name',
  speedKmh: 'p.speed_kmh',
  onSale: 'p.uvp_price is not null and p.uvp_price > p.display_price',
  inStock: "p.stock_status = 'instock'",
  isUsed: 'p.is_occasion',
  ...figureColumns,
  fastenings: "array(select jsonb_array_elements_text(p.gear -> 'fastenings'))",
  mounts: "coalesce(p.mounts, '{}')",
  position: 'p.position',
  createdAt: '(extract(epoch from p.created_at) * 1000)::float8',
};

/** Fields whose values are whole numbers that listings compare; those of rates are worked out from the others. */
export type NumberField = ProductNumber | RateField;

/** Fields of the product itself that are whole numbers. */
export type ProductNumber = Exclude<
  {
    [Field in keyof IndexedProduct]: IndexedProduct[Field] extends number | null ? Field : never;
  }[keyof IndexedProduct],
  'id' | 'createdAt'
>;

/** What a card shows as its number at a term, Rappen. */
export type RateField = `rate${Exclude<NewPlanLength, typeof payOnce>}`;

/** The field of what cards show at a term; what is paid once is the price. */
export function rateField(months: NewPlanLength): RateField | 'price' {
  return months === payOnce ? 'price' : `rate${months}`;
}

export const ratedTerms = newPlanLengths.filter((months) => months !== payOnce);
