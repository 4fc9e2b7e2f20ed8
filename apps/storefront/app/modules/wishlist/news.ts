import { cardPlan } from '~/modules/catalog/card-plan.ts';
import type { ProductKind } from '~/modules/catalog/catalog.ts';
import type { StockStatus } from '~/modules/catalog/stock.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';

/** A noted product with its current state, and the state last reported to its owner. Amounts are Rappen. */
export interface WatchedItem {
  kind: ProductKind;
  isOccasion: boolean;
  displayPrice: number;
  stockStatus: StockStatus;
  toldPrice: number;
  toldStock: StockStatus;
}

/** What is new of a noted product. */
interface ItemNews {
  /** It costs less than last reported. */
  isCheaper: boolean;
  /** It is in stock, and was not when last reported. */
  isBack: boolean;
}

/** Least fall of what a card shows that is news, Rappen: a franc a month, or of a price that is paid once. */
const LEAST_FALL = 1_00;

/**
 * What is new of a noted product. A price that rises and falls back again is none: the owner was told of the lower
 * one.
 */
export function newsOf(item: WatchedItem): ItemNews {
  const rateAt = (displayPrice: number) => cardPlan({ ...item, displayPrice }, defaultPlanLength);
  const before = rateAt(item.toldPrice);
  const now = rateAt(item.displayPrice);
  const fall = before.months === now.months ? before.rate - now.rate : item.toldPrice - item.displayPrice;
  return {
    isCheaper: fall >= LEAST_FALL,
    isBack: item.stockStatus === 'instock' && item.toldStock !== 'instock',
  };
}
