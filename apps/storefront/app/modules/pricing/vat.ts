/*
 * Value added tax that the shop's prices contain (decisions of the Federal Council; MWSTG art. 25). Insurance premiums
 * carry none: they are the insurer's, with its stamp duty.
 */

/** Rates of Switzerland with the first day on which each applies, the newest first. In thousandths: 81 is 8.1 %. */
const standardRates = [
  { from: '2024-01-01', thousandths: 81 },
  { from: '2018-01-01', thousandths: 77 },
  { from: '2011-01-01', thousandths: 80 },
  { from: '2001-01-01', thousandths: 76 },
] as const;

/** A rate, in thousandths of the price without tax: 81 is 8.1 %. */
export type VatRate = number;

/**
 * The standard rate on a day. It follows the day of delivery, not of the invoice or the payment (MWSTG art. 115);
 * before the delivery it is the rate of the day on which something is shown.
 * @param day ISO date
 * @throws RangeError before 2001
 */
export function vatRateOn(day: string): VatRate {
  const rate = standardRates.find(({ from }) => day >= from);
  if (!rate) throw new RangeError(`No VAT rate is known for ${day}.`);
  return rate.thousandths;
}

/** An amount with the tax that it contains; Rappen. `net + vat` is `gross`. */
export interface VatSplit {
  gross: number;
  net: number;
  vat: number;
  rate: VatRate;
}

/**
 * The tax that an amount contains, rounded to the Rappen; half a Rappen rounds away from zero, so that a refund gives
 * back exactly the tax of its sale.
 * @param gross Rappen, tax included; negative for a refund
 */
export function splitVat(gross: number, rate: VatRate): VatSplit {
  const vat = Math.sign(gross) * roundedQuotient(Math.abs(gross) * rate, 1000 + rate);
  return { gross, net: gross - vat, vat: vat === 0 ? 0 : vat, rate };
}

/** A quotient of whole numbers, rounded; half rounds up. */
const roundedQuotient = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** A rate as it is written: `8.1`, in the shop's locales with their own decimal sign. */
export const vatPercent = (rate: VatRate): number => rate / 10;
