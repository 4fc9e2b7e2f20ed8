/** The feed's stock_status; data, database and calls know a variant's stock by it. */
export const stockStatuses = ['instock', 'onbackorder', 'outofstock'] as const;
export type StockStatus = (typeof stockStatuses)[number];

/** The stock as shown to shoppers; `sold-out` if it cannot be ordered any more. */
export type StockLabel = 'in-stock' | 'on-order' | 'sold-out';

/** The label of a product (§4): in stock if the status is `instock`, else on order. */
export function stockLabel(status: StockStatus): StockLabel {
  return status === 'instock' ? 'in-stock' : 'on-order';
}

/** What is known about when a variant can be with the shopper. */
export interface Delivery {
  stockStatus: StockStatus;
  /** ISO date */
  expectedDeliveryDate: string | null;
  deliveryTimeInDays: number | null;
}

/**
 * The day a variant is expected with the shopper: the date the feed promises, else for what is in stock today and the
 * days of delivery. A date that has passed promises nothing.
 * @param today ISO date
 * @returns ISO date, or null if nothing can be promised
 */
export function arrivalDate(
  { stockStatus, expectedDeliveryDate, deliveryTimeInDays }: Delivery,
  today: string,
): string | null {
  if (stockStatus === 'outofstock') return null;
  if (expectedDeliveryDate !== null && expectedDeliveryDate >= today) return expectedDeliveryDate;
  if (stockStatus !== 'instock' || deliveryTimeInDays === null) return null;
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + deliveryTimeInDays);
  return day.toISOString().slice(0, 10);
}

/** Whether a variant can be put into the cart. */
export function isOrderable(variant: { stockStatus: StockStatus; vanished?: boolean }): boolean {
  return variant.stockStatus !== 'outofstock' && !variant.vanished;
}
