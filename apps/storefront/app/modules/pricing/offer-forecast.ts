import { offeredPrice, priceIndication, type PriceSpan } from './pricing.ts';

/** A limited offer as far as it makes a price: whole percent off, from its beginning to its end. */
export interface PricingOffer {
  percent: number;
  startsAt: Date;
  /** Absent: not known yet. */
  endsAt?: Date;
}

/** A sale of the feed: its price in Rappen, from its beginning to its end, where it has either. */
export interface DatedSale {
  price: number;
  from: Date | null;
  to: Date | null;
}

/** What a variant costs without any limited offer, Rappen: the list price, or the sale's while it runs. */
export interface OwnPrices {
  list: number;
  /** What the list price may be compared with; nothing above it is crossed out. */
  compared: number | null;
  sale?: DatedSale | undefined;
}

/** What a limited offer makes of a price. Amounts are Rappen. */
export interface OfferForecast {
  before: number;
  /** At the offer's beginning. */
  price: number;
  /** Other offers of the product that run meanwhile: the greatest percentage counts alone. */
  others: PricingOffer[];
  /**
   * The feed's sale that is not over, where it does not begin after the offer: the percentage is taken off its price
   * while it runs.
   */
  sale?: DatedSale;
  /** The price at the beginning, and each other one that follows until the end. */
  steps: { from: Date; price: number }[];
  /** Days in a row for which the former price holds at the beginning, rounded down. */
  heldDays: number;
  /** The former price crossed out, and until when: null is without an end. Absent if it is not above the offer's. */
  strike?: { price: number; until: Date | null };
}

/** What is known of a variant's prices to come: its own without offers, and its offers. */
interface Ahead {
  own: OwnPrices;
  others: readonly PricingOffer[];
  now: Date;
}

const DAY = 86_400_000;

/** The sale, where it runs at a moment. */
const saleAt = (moment: Date, { sale }: OwnPrices): DatedSale | undefined =>
  sale && (!sale.from || sale.from <= moment) && (!sale.to || sale.to > moment) ? sale : undefined;

/**
 * The price of a moment less the greatest percentage of the offers that run, rounded down to 5 Rappen (decision 71).
 */
function priceAt(moment: Date, own: OwnPrices, offers: readonly PricingOffer[]): number {
  const price = saleAt(moment, own)?.price ?? own.list;
  const running = offers.filter(({ startsAt, endsAt }) => startsAt <= moment && (!endsAt || endsAt > moment));
  return offeredPrice(price, Math.max(0, ...running.map((offer) => offer.percent)));
}

/** When a price may change: where a sale or an offer begins or ends, in order of time. */
function changesOf({ sale }: OwnPrices, offers: readonly PricingOffer[]): Date[] {
  return [sale?.from, sale?.to, ...offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])]
    .filter((moment) => moment instanceof Date)
    .sort((a, b) => a.getTime() - b.getTime());
}

/** The price at an offer's beginning, and each other one until its end. */
function stepsOf(offer: PricingOffer, own: OwnPrices, others: readonly PricingOffer[]): OfferForecast['steps'] {
  const { startsAt, endsAt } = offer;
  const moments = changesOf(own, others).filter((moment) => moment > startsAt && (!endsAt || moment < endsAt));
  return [startsAt, ...moments]
    .map((from) => ({ from, price: priceAt(from, own, [offer, ...others]) }))
    .filter(({ price }, place, all) => price !== all[place - 1]?.price);
}

/**
 * The prices up to a moment: those of the past, and what a sale and other offers make of the price between now and
 * then.
 */
function spansUntil(end: Date, spans: readonly PriceSpan[], { own, others, now }: Ahead): PriceSpan[] {
  const changes = changesOf(own, others).filter((moment) => moment > now && moment < end);
  const known = changes[0] ?? end;
  const past = spans
    .filter(({ from }) => from < known)
    .map((span) => ({ ...span, to: span.to === null || span.to > known ? known : span.to }))
    .sort((a, b) => a.from.getTime() - b.from.getTime());
  if (past.length === 0) return [];
  return [
    ...past,
    ...changes.map((from, place) => ({ price: priceAt(from, own, others), from, to: changes[place + 1] ?? end })),
  ];
}

/**
 * What an offer would show from its first second: its price, and whether the former one may be crossed out by the
 * price-indication rule.
 * @param spans the prices of the variant with their dates
 * @param own what it costs without offers, the feed's sale included
 * @param others that the product has beside this one
 * @param now up to when the spans are known
 * @returns undefined if the variant had no price before the beginning
 */
export function forecastOffer(
  spans: readonly PriceSpan[],
  offer: PricingOffer,
  { own, others = [], now = new Date() }: { own: OwnPrices; others?: readonly PricingOffer[]; now?: Date },
): OfferForecast | undefined {
  const { startsAt } = offer;
  const past = spansUntil(startsAt, spans, { own, others, now });
  const last = past.at(-1);
  if (!last) return undefined;
  const before = last.price;
  const meanwhile = others.filter(
    ({ startsAt: begin, endsAt }) =>
      (!endsAt || endsAt > startsAt) && (!offer.endsAt || begin.getTime() < offer.endsAt.getTime()),
  );
  const price = priceAt(startsAt, own, [offer, ...meanwhile]);
  const strike = priceIndication([...past, { price, from: startsAt, to: null }], {
    price,
    highest: saleAt(startsAt, own) ? own.list : (own.compared ?? own.list),
    now: startsAt,
  });
  const held = heldSince(past, startsAt);
  const heldDays = Math.floor((startsAt.getTime() - held.getTime()) / DAY);
  const steps = stepsOf(offer, own, meanwhile);
  const { sale } = own;
  const isToCome = sale && (!sale.to || sale.to > now) && !(sale.from && offer.endsAt && sale.from >= offer.endsAt);
  return {
    before,
    price,
    others: meanwhile,
    steps,
    heldDays,
    ...(isToCome ? { sale } : {}),
    ...(strike ? { strike } : {}),
  };
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
