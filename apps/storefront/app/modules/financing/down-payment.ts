import { FRANC, floorToFranc, shareInProportion, sum } from './amounts.ts';

/** Instalments add up to at least CHF 2000 (spec §5, §9), in Rappen. */
export const minimumInstalmentTotal = 2000_00;

/** Divisor of a bike's preset down payment: 25 % of its price (spec §9). Accessories have no preset. */
const PRESET_DIVISOR = 4;

/** An item as the down-payment rules need it; amounts are Rappen. */
export interface DownPaymentItem {
  price: number;
  /** Only bikes have a preset. */
  isBike: boolean;
  /** The shopper's choice; null if the preset applies. */
  downPayment: number | null;
}

/**
 * Maximum down payment of a checkout, in Rappen: leaves instalments of CHF 2000; whole francs.
 * @param total Rappen
 */
export function downPaymentLimit(total: number): number {
  return floorToFranc(Math.max(0, total - minimumInstalmentTotal));
}

/** 25 % of a bike's price in Rappen, rounded down to a whole franc, before the rule of CHF 2000. */
function presetDownPayment(price: number): number {
  return floorToFranc(price / PRESET_DIVISOR);
}

/** Lowers amounts of whole francs in proportion, so that they add up to the limit at most. */
function lowered(amounts: readonly number[], limit: number): number[] {
  return sum(amounts) > limit ? shareInProportion(limit, amounts, FRANC) : [...amounts];
}

/**
 * The effective down payment of each item, whole francs in Rappen: the shopper's choice, else the preset. Presets are
 * lowered first if the instalments would fall below CHF 2000; the result satisfies every rule, whatever was stored.
 */
export function effectiveDownPayments(items: readonly DownPaymentItem[]): number[] {
  const limit = downPaymentLimit(sum(items.map((item) => item.price)));
  const chosen = lowered(
    items.map((item) => floorToFranc(Math.min(Math.max(item.downPayment ?? 0, 0), item.price))),
    limit,
  );
  const presets = items.map((item) => (item.isBike && item.downPayment === null ? presetDownPayment(item.price) : 0));
  const presetsThatFit = lowered(presets, limit - sum(chosen));
  return chosen.map((amount, index) => amount + (presetsThatFit[index] ?? 0));
}

/** Why a down payment is refused. */
export type DownPaymentRefusal =
  'not-an-amount' | 'not-whole-francs' | 'above-item-price' | 'instalments-below-minimum' | 'total-below-minimum';

/** The range of an item's down payment: whole francs, in Rappen. */
export interface DownPaymentRange {
  amount: number;
  preset: number;
  max: number;
  /** What limits the maximum. */
  limitedBy: Exclude<DownPaymentRefusal, 'not-an-amount' | 'not-whole-francs'>;
}

/** The range of one item, given the down payments of all others. */
export function downPaymentRange(items: readonly DownPaymentItem[], index: number): DownPaymentRange {
  const item = items[index];
  if (!item) throw new RangeError(`There is no item ${index}.`);
  const total = sum(items.map((each) => each.price));
  const amounts = effectiveDownPayments(items);
  const amount = amounts[index] ?? 0;
  const left = downPaymentLimit(total) - (sum(amounts) - amount);
  const preset = item.isBike ? Math.min(presetDownPayment(item.price), Math.max(0, left)) : 0;
  if (total < minimumInstalmentTotal) return { amount, preset: 0, max: 0, limitedBy: 'total-below-minimum' };
  const most = floorToFranc(item.price);
  if (most <= left) return { amount, preset, max: most, limitedBy: 'above-item-price' };
  return { amount, preset, max: left, limitedBy: 'instalments-below-minimum' };
}

/** Whether an item's down payment may be `amount` Rappen. @returns the reason against it, or undefined */
export function downPaymentRefusal(
  items: readonly DownPaymentItem[],
  index: number,
  amount: number,
): DownPaymentRefusal | undefined {
  if (!Number.isSafeInteger(amount) || amount < 0) return 'not-an-amount';
  if (amount % FRANC !== 0) return 'not-whole-francs';
  const range = downPaymentRange(items, index);
  return amount > range.max ? range.limitedBy : undefined;
}

/**
 * The values to store after an item's down payment was chosen: the amount itself, the effective amounts of other items,
 * and null if a preset still applies.
 * @param amount Rappen, not refused by `downPaymentRefusal`
 */
export function chosenDownPayments(
  items: readonly DownPaymentItem[],
  index: number,
  amount: number,
): (number | null)[] {
  const amounts = effectiveDownPayments(items);
  return items.map((item, position) => {
    if (position === index) return amount;
    return item.downPayment === null ? null : (amounts[position] ?? 0);
  });
}

/**
 * The down payments of the remaining items after one is removed (spec §4): its down payment is distributed to the
 * remaining bikes, as far as prices and the CHF 2000 rule allow. Without a remaining bike it is dropped.
 * @returns one amount per remaining item, in order: whole francs, in Rappen
 */
export function spreadDownPayment(items: readonly DownPaymentItem[], removed: number): number[] {
  const before = effectiveDownPayments(items);
  const staying = items.filter((_, index) => index !== removed);
  const stored = before.filter((_, index) => index !== removed);
  const limit = downPaymentLimit(sum(staying.map((item) => item.price)));
  if (sum(stored) >= limit) return lowered(stored, limit);
  const room = staying.map(({ price, isBike }, index) => (isBike ? floorToFranc(price) - (stored[index] ?? 0) : 0));
  const added = shareInProportion(Math.min(before[removed] ?? 0, limit - sum(stored), sum(room)), room, FRANC);
  return stored.map((amount, index) => amount + (added[index] ?? 0));
}
