/** A time during which a variant had one price. */
export interface PriceSpan {
  /** Rappen */
  price: number;
  from: Date;
  /** Absent: until further notice. */
  to: Date | null;
}

/** An earlier price that may be shown crossed out beside the current one. */
export interface PriceIndication {
  /** Rappen */
  price: number;
  /** The moment from which it may be shown no more; null: without an end. */
  until: Date | null;
}

const DAY = 86_400_000;
/** Days in a row after which an earlier price may be shown without an end. */
const HELD_DAYS = 30;

function twoMonthsAfter(date: Date): Date {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + 2);
  // The 31st of a month has no equal two months later: its last day counts.
  if (end.getUTCDate() !== date.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** Spans in order, neighbours of the same price as one. */
function joined(spans: readonly PriceSpan[]): PriceSpan[] {
  const result: PriceSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = result.at(-1);
    const touches = last && (last.to === null || last.to.getTime() >= span.from.getTime());
    if (last && touches && last.price === span.price) last.to = span.to;
    else {
      if (last && touches) last.to = span.from;
      result.push({ ...span });
    }
  }
  return result;
}

/**
 * The price-indication rule (decision 10): an earlier price of the shop's own may be shown crossed out where it held
 * for 30 days in a row; otherwise for half the time it held, at most two months. Between it and the current price there
 * must have been no lower one.
 * @param spans the prices of one variant with their dates; spans that begin after `now` do not count
 * @param price the current price, Rappen
 * @param highest the regular price, Rappen: an indication is never above it
 */
export function priceIndication(
  spans: readonly PriceSpan[],
  { price, highest, now }: { price: number; highest: number | null; now: Date },
): PriceIndication | null {
  if (highest === null || highest <= price) return null;
  const past = joined(spans.filter((span) => span.from.getTime() <= now.getTime()));
  const current = past.at(-1);
  if (!current || current.price !== price) return null;

  let next = current;
  for (const span of past.slice(0, -1).reverse()) {
    if (span.price <= price || span.to === null || span.to.getTime() !== next.from.getTime()) return null;
    if (span.price <= highest) {
      const held = span.to.getTime() - span.from.getTime();
      if (held >= HELD_DAYS * DAY) return { price: span.price, until: null };
      const until = new Date(Math.min(span.to.getTime() + held / 2, twoMonthsAfter(span.to).getTime()));
      if (next === current && until.getTime() > now.getTime()) return { price: span.price, until };
    }
    next = span;
  }
  return null;
}

/** A crossed-out price that is stored beside a product or variant, or null if its time is over. Rappen. */
export function strikePriceAt(
  strike: { strikePrice: number | null; strikeUntil: Date | null },
  now: Date,
): number | null {
  return strike.strikeUntil && strike.strikeUntil.getTime() <= now.getTime() ? null : strike.strikePrice;
}

/**
 * The public discount (decision 40: Money): the regular price above the display price; null if there is none. Rappen.
 */
export function publicDiscount({
  displayPrice,
  uvpPrice,
}: {
  displayPrice: number;
  uvpPrice: number | null;
}): number | null {
  return uvpPrice !== null && uvpPrice > displayPrice ? uvpPrice - displayPrice : null;
}

/** A reduction in whole percent, rounded down so that it never promises too much; null if nothing is left of it. */
export function discountPercent(from: number | null, to: number): number | null {
  const percent = from === null || from <= 0 ? 0 : Math.floor(((from - to) * 100) / from);
  return percent > 0 ? percent : null;
}

/**
 * A price, Rappen, less a limited offer's whole percent, rounded down to 5 Rappen (decision 71), as `findDuePrices`
 * has it.
 */
export const offeredPrice = (price: number, percent: number): number =>
  percent === 0 ? price : Math.floor((price * (100 - percent)) / 500) * 5;
