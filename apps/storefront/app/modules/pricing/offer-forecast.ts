import { priceIndication, type PriceSpan } from './pricing.ts';

/** What a limited offer makes of a price. Amounts are Rappen. */
export interface OfferForecast {
  /** Before the offer. */
  before: number;
  price: number;
  /** Days in a row for which the former price holds at the beginning, rounded down. */
  heldDays: number;
  /** The former price crossed out, and until when: null is without an end. Absent where it is not above the offer's. */
  strike?: { price: number; until: Date | null };
}

const DAY = 86_400_000;

/**
 * What an offer would show from its first second: its price, and whether the former one may be crossed out by the price-indication
 * rule.
 * @param spans the prices of the variant with their dates
 * @param percent off, 1 to 99
 * @returns undefined where the variant had no price before the beginning
 */
export function forecastOffer(
  spans: readonly PriceSpan[],
  { percent, startsAt }: { percent: number; startsAt: Date },
): OfferForecast | undefined {
  const past = spans
    .filter(({ from }) => from < startsAt)
    .map((span) => ({ ...span, to: span.to === null || span.to > startsAt ? startsAt : span.to }))
    .sort((a, b) => a.from.getTime() - b.from.getTime());
  const last = past.at(-1);
  if (!last) return undefined;
  const before = last.price;
  const price = Math.floor((before * (100 - percent)) / 500) * 5;
  const strike = priceIndication([...past, { price, from: startsAt, to: null }], {
    price,
    highest: before,
    now: startsAt,
  });
  const held = heldSince(past, startsAt);
  const heldDays = Math.floor((startsAt.getTime() - held.getTime()) / DAY);
  return { before, price, heldDays, ...(strike ? { strike } : {}) };
}

/** Since when the last price has held without a break. */
function heldSince(past: readonly PriceSpan[], startsAt: Date): Date {
  let since = startsAt;
  const price = past.at(-1)?.price;
  for (const span of [...past].reverse()) {
    if (span.price !== price || span.to?.getTime() !== since.getTime()) break;
    since = span.from;
  }
  return since;
}
