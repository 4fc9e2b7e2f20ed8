import type { StockStatus } from '~/modules/catalog/stock.ts';

/** What is gathered from a product's variants, so that a listing reads one row. */
export interface GatheredOffer {
  /** Rappen; the lowest price of a variant that can be ordered, or of any where none can. */
  displayPrice: number;
  /** Rappen; that variant's regular price, where it is higher. */
  uvpPrice: number | null;
  /** The best of all: in stock beats on order beats sold out. */
  stockStatus: StockStatus;
  /** Place of the variant whose price it is. */
  index: number;
}

export interface GatheredVariant {
  price: number;
  uvpPrice: number | null;
  stockStatus: StockStatus;
}

/** Gathers the prices and stock of a product's variants, of which there is at least one. */
export function gatherOffer(variants: readonly GatheredVariant[]): GatheredOffer {
  const places = variants.map((variant, index) => ({ ...variant, index }));
  const orderable = places.filter(({ stockStatus }) => stockStatus !== 'outofstock');
  const cheapest = (orderable.length > 0 ? orderable : places).reduce((best, each) =>
    each.price < best.price ? each : best,
  );
  const statuses = variants.map(({ stockStatus }) => stockStatus);
  const stockStatus = statuses.includes('instock')
    ? 'instock'
    : statuses.includes('onbackorder')
      ? 'onbackorder'
      : 'outofstock';
  return { displayPrice: cheapest.price, uvpPrice: cheapest.uvpPrice, stockStatus, index: cheapest.index };
}
