import { roundToCoin } from './amounts.ts';

/** Yearly price of the optional insurance by bike price, both in Rappen (spec §9). */
const cheapest = { price: 1000_00, yearly: 146_00 };
const yearlyByPrice: readonly { price: number; yearly: number }[] = [
  cheapest,
  { price: 2000_00, yearly: 186_00 },
  { price: 3000_00, yearly: 252_00 },
  { price: 5000_00, yearly: 376_00 },
  { price: 7000_00, yearly: 548_00 },
  { price: 10_000_00, yearly: 672_00 },
];

const PRICE_STEP = 500_00;

/**
 * Insurance of a bike per year, in Rappen: the price is rounded to the nearest CHF 500, clamped to the table and
 * interpolated linearly between its points (decision 40: Money); the result is rounded to 5 Rappen.
 */
export function insuranceYearly(bikePrice: number): number {
  const price = Math.round(bikePrice / PRICE_STEP) * PRICE_STEP;
  const lower = yearlyByPrice.findLast((point) => point.price <= price);
  const upper = yearlyByPrice.find((point) => point.price >= price);
  if (!lower || !upper || lower === upper) return (lower ?? upper ?? cheapest).yearly;
  const share = (price - lower.price) / (upper.price - lower.price);
  return roundToCoin(lower.yearly + share * (upper.yearly - lower.yearly));
}

/** A twelfth of a yearly price, rounded to the Rappen, for display next to it. */
export function insuranceTwelfth(yearly: number): number {
  return Math.round(yearly / 12);
}
