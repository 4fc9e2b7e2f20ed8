import { withoutInvisible } from '~/i18n/invisible.ts';
import { roundToCoin, shareInProportion, sum } from '~/modules/financing/financing.ts';

/** What a discount code is worth. Amounts are Rappen. */
export interface DiscountTerms {
  /** As it is stored: upper case. */
  code: string;
  /** `value` is a whole percentage, or Rappen. */
  kind: 'percent' | 'amount';
  value: number;
  /** What the goods it applies to have to cost. */
  minimum: number;
  /** Whether it also applies to goods with a public discount. */
  combinable: boolean;
  /** Rappen that it takes off at most; absent: any. */
  cap?: number | undefined;
}

export interface DiscountLine {
  /** Rappen */
  price: number;
  /** Whether it has a public discount: its regular price is above this one. */
  isReduced: boolean;
}

/** What decides whether a discount code is valid at a moment. */
export interface DiscountValidity {
  validFrom: Date;
  /** The moment from which it is no longer valid; null: without end. */
  validTo: Date | null;
  maxUses: number | null;
  used: number;
}

export type DiscountState = 'planned' | 'active' | 'used-up' | 'expired';

/**
 * Returns the state of a discount code: an end counts before a beginning, and a used-up code that is still planned is
 * planned.
 */
export function discountState({ validFrom, validTo, maxUses, used }: DiscountValidity, now: Date): DiscountState {
  if (validTo !== null && validTo <= now) return 'expired';
  if (validFrom > now) return 'planned';
  return maxUses !== null && used >= maxUses ? 'used-up' : 'active';
}

/** Why a discount code has no effect. */
export type DiscountRefusal =
  'unknown' | 'not-yet-valid' | 'expired' | 'used-up' | 'not-combinable' | 'below-minimum' | 'too-many-entries';

/** Why a code has no effect, and the Rappen that are needed where it is that. */
export interface RefusedDiscount {
  code: string;
  terms: null;
  refusal: DiscountRefusal;
  minimum: number;
}

/** The code that a cart was given: in force, or with the reason why it is not. */
export type EnteredDiscount = { code: string; terms: DiscountTerms; refusal?: undefined } | RefusedDiscount;

/** A code's effect on a cart, in Rappen; `shares` by line, in order, add up to `amount`. */
export interface Discount {
  code: string;
  amount: number;
  shares: number[];
}

/** The goods a code applies to: all, or those without a public discount. */
function applies({ combinable }: DiscountTerms, line: DiscountLine): boolean {
  return combinable || !line.isReduced;
}

/**
 * Why a code has no effect on these lines; undefined if it has one. A code that is not combinable leaves goods with a
 * public discount alone, its minimum counts the others only (decision 35).
 */
export function discountRefusal(terms: DiscountTerms, lines: readonly DiscountLine[]): DiscountRefusal | undefined {
  const affected = lines.filter((line) => applies(terms, line));
  if (affected.length === 0) return 'not-combinable';
  return sum(affected.map((line) => line.price)) < terms.minimum ? 'below-minimum' : undefined;
}

/**
 * What a code takes off each line: the percentage rounded to 5 Rappen, or the amount, shared in proportion to the
 * prices; never more than the goods cost.
 * @returns null if it has no effect
 */
export function discountOn(terms: DiscountTerms, lines: readonly DiscountLine[]): Discount | null {
  if (discountRefusal(terms, lines)) return null;
  const capacities = lines.map((line) => (applies(terms, line) ? line.price : 0));
  const goods = sum(capacities);
  const wanted = terms.kind === 'percent' ? roundToCoin((goods * terms.value) / 100) : terms.value;
  const amount = Math.min(wanted, goods, terms.cap ?? Infinity);
  return { code: terms.code, amount, shares: shareInProportion(amount, capacities) };
}

/**
 * A code as it is looked for: in upper case, without blanks, without what nothing is seen of, and without the full
 * stop of a sentence that it was copied from.
 */
export function normalizedCode(typed: string): string {
  return withoutInvisible(typed).replace(/\s+/g, '').replace(/\.+$/, '').toUpperCase();
}
