import { describe, expect, it } from 'vitest';
import { forecastOffer, type PricingOffer } from './offer-forecast.ts';
import type { PriceSpan } from './pricing.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A bike of CHF 4'000 without offers. */
const OWN = { price: 400_000, regular: 400_000 };
const forecast = (spans: readonly PriceSpan[], offer: PricingOffer, others: PricingOffer[] = [], now = day(60)) =>
  forecastOffer(spans, offer, { own: OWN, others, now });

describe('what an editor is told of an offer', () => {
  it('crosses out a price that held for 30 days, without an end', () => {
    const told = forecast([{ price: 400_000, from: day(1), to: null }], { percent: 10, startsAt: day(32) });
    expect(told).toEqual({
      before: 400_000,
      price: 360_000,
      others: [],
      steps: [{ from: day(32), price: 360_000 }],
      heldDays: 31,
      strike: { price: 400_000, until: null },
    });
  });

  it('crosses out a younger price for half the time it held, and says until when', () => {
    const told = forecast([{ price: 400_000, from: day(1), to: null }], { percent: 10, startsAt: day(11) });
    expect(told?.strike).toEqual({ price: 400_000, until: day(16) });
    expect(told?.heldDays).toBe(10);
  });

  it('counts the days of the last price alone', () => {
    const spans = [
      { price: 350_000, from: day(1), to: day(20) },
      { price: 400_000, from: day(20), to: null },
    ];
    expect(forecast(spans, { percent: 10, startsAt: day(24) })).toMatchObject({
      ...{ before: 400_000, price: 360_000, heldDays: 4 },
      strike: { price: 400_000, until: day(26) },
    });
  });

  it('knows nothing of a product without a price before the beginning', () => {
    expect(forecast([{ price: 400_000, from: day(5), to: null }], { percent: 10, startsAt: day(5) })).toBeUndefined();
  });

  it('takes the price before an offer that runs already', () => {
    const spans = [
      { price: 400_000, from: day(1), to: day(40) },
      { price: 360_000, from: day(40), to: null },
    ];
    expect(forecast(spans, { percent: 10, startsAt: day(40) })).toMatchObject({ before: 400_000, price: 360_000 });
  });

  it('takes the greatest percentage of offers that run at the same time, never both, and says when that changes', () => {
    const spans = [
      { price: 400_000, from: day(1), to: day(40) },
      { price: 340_000, from: day(40), to: null },
    ];
    const offer = { percent: 10, startsAt: day(41), endsAt: day(44) };
    const greater = { percent: 15, startsAt: day(40), endsAt: day(42) };
    const over = { percent: 50, startsAt: day(30), endsAt: day(41) };
    expect(forecast(spans, offer, [greater, over])).toMatchObject({
      ...{ before: 340_000, price: 340_000, others: [greater] },
      steps: [
        { from: day(41), price: 340_000 },
        { from: day(42), price: 360_000 },
      ],
    });
    const smaller = { percent: 5, startsAt: day(42), endsAt: day(43) };
    const told = forecast(spans, { ...offer, percent: 20 }, [greater, smaller]);
    expect(told).toMatchObject({ before: 340_000, price: 320_000, steps: [{ from: day(41), price: 320_000 }] });
  });

  it('counts from the price after another offer that ends before it begins', () => {
    const spans = [
      { price: 400_000, from: day(1), to: day(40) },
      { price: 340_000, from: day(40), to: null },
    ];
    const other = { percent: 15, startsAt: day(40), endsAt: day(42) };
    const told = forecast(spans, { percent: 10, startsAt: day(48) }, [other], day(41));
    expect(told).toMatchObject({
      ...{ before: 400_000, price: 360_000, others: [], heldDays: 6 },
      // A lower price of less than 30 days lies between: the older one is gone.
      strike: { price: 400_000, until: day(51) },
    });
  });

  it('counts from the price of another offer that begins before it', () => {
    const spans = [{ price: 400_000, from: day(1), to: null }];
    const other = { percent: 15, startsAt: day(41), endsAt: day(50) };
    const weak = forecast(spans, { percent: 10, startsAt: day(43), endsAt: day(46) }, [other], day(40));
    expect(weak).toMatchObject({ before: 340_000, price: 340_000, others: [other], heldDays: 2 });
    const strong = forecast(spans, { percent: 20, startsAt: day(43), endsAt: day(46) }, [other], day(40));
    expect(strong).toMatchObject({
      ...{ before: 340_000, price: 320_000, heldDays: 2 },
      strike: { price: 340_000, until: day(44) },
    });
  });

  it('knows that a sale of the feed ends before the offer begins, and one that begins while it runs', () => {
    const spans = [
      { price: 400_000, from: day(1), to: day(40) },
      { price: 320_000, from: day(40), to: null },
    ];
    const own = (from: Date, to: Date | null) => ({ ...OWN, sale: { price: 320_000, from, to } });
    const offer = { percent: 10, startsAt: day(80), endsAt: day(90) };
    expect(forecastOffer(spans, offer, { own: own(day(40), day(70)), now: day(60) })).toMatchObject({
      ...{ before: 400_000, price: 360_000, heldDays: 10 },
      strike: { price: 400_000 },
    });
    const usual = [{ price: 400_000, from: day(1), to: null }];
    expect(forecastOffer(usual, offer, { own: own(day(70), null), now: day(60) })).toMatchObject({
      ...{ before: 320_000, price: 288_000, heldDays: 10 },
    });
    expect(forecastOffer(usual, offer, { own: own(day(85), null), now: day(60) })?.steps).toEqual([
      { from: day(80), price: 360_000 },
      { from: day(85), price: 288_000 },
    ]);
  });
});
