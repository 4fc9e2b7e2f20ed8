/** The feed's stock_status. */
export type StockStatus = 'instock' | 'onbackorder' | 'outofstock';

/** What a product's label says (§4): in stock when the status is `instock`, else on order. */
export type StockLabel = 'in-stock' | 'on-order';

export function stockLabel(status: StockStatus): StockLabel {
  return status === 'instock' ? 'in-stock' : 'on-order';
}

/** Whether a variant can be put into the cart. */
export function isOrderable(variant: { stockStatus: StockStatus; vanished?: boolean }): boolean {
  return variant.stockStatus !== 'outofstock' && !variant.vanished;
}
