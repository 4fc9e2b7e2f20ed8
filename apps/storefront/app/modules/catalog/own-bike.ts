import type { Locale } from '~/i18n/locales.ts';
import { formatAmount } from '~/i18n/money.ts';

/** The bike in a shopper's cart, as pages of accessories speak of it. */
export interface OwnBike {
  id: number;
  /** Without its maker: `Limmat 5`. */
  name: Record<Locale, string>;
  /** What it offers to accessories (`Mount`). */
  offers: string[];
  /** Slug of its colour; null if it has none to choose. */
  colour: string | null;
  /** Of its pictures' addresses. */
  pictureVersion: string;
  /** Months of the plan that the cart is paid in; 1: once. */
  months: number;
  /** Rappen a month of that plan, before a discount code; the price where it is paid once. */
  rate: number;
}

/**
 * What an accessory adds to a plan each month, in whole francs as rates are written; undefined if the cart is paid
 * once or it adds nothing that is seen.
 * @param price Rappen
 */
export function addedRate(price: number, months: number): string | undefined {
  const added = months > 1 ? Math.round(price / months) : 0;
  return added >= 50 ? formatAmount(added) : undefined;
}

/**
 * The month's rate of a cart with an accessory and without it, in whole francs; undefined if `addedRate` is.
 * @param price Rappen
 */
export function rateWith(price: number, { months, rate }: OwnBike): { rate: string; before: string } | undefined {
  if (addedRate(price, months) === undefined) return undefined;
  return { rate: formatAmount(rate + Math.round(price / months)), before: formatAmount(rate) };
}
