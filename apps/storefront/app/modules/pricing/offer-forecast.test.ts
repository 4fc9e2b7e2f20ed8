import { describe, expect, it } from 'vitest';
import { forecastOffer, type OwnPrices, type PricingOffer } from './offer-forecast.ts';
import type { PriceSpan } from './pricing.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A bike of CHF 4'000 without offers. */
const OWN: OwnPrices = { list: 400_000, compared: null };
const forecast = (spans: readonly PriceSpan[], offer: PricingOffer, others: PricingOffer[] = [], now = day(60)) =>
  forecastOffer(spans, offer, { own: OWN, others, now });

describe('what an editor is told of an offer', () => {
  it('crosses out a price that held for 30 days, without an end', () => {
    const reported = forecast([{ price: 400_000, from: day(1), to: null }], { percent: 10, startsAt: day(32) });
    expect(reported).toEqual({
      before: 400_000,
      price: 360_000,
      others: [],
      steps: [{ from: day(32), price: 360_000 }],
      heldDays: 31,
      strike: { price: 400_000, until: null },
    });
  });

  it('crosses out a younger price for half the time it held, and says until when', () => {
    const reported = forecast([{ price: 400_000, from: day(1), to: null }], { percent: 10, startsAt: day(11) });
    expect(reported?.strike).toEqual({ price: 400_000, until: day(16) });
    expect(reported?.heldDays).toBe(10);
  });

  it('counts the days of the last price alone', () => {
    const spans = [
      { price: 350_000, from: day(1), to: day(20) },
      { price: 400_000, from: day(20), to: null },
    ];
    expect(forecast(spans, { percent: 10, startsAt: day(24) })).toMatchObject({
      before: 400_000,
      price: 360_000,
      heldDays: 4,
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
      before: 340_000,
      price: 340_000,
      others: [greater],
      steps: [
        { from: day(41), price: 340_000 },
        { from: day(42), price: 360_000 },
      ],
    });
    const smaller = { percent: 5, startsAt: day(42), endsAt: day(43) };
    const reported = forecast(spans, { ...offer, percent: 20 }, [greater, smaller]);
    expect(reported).toMatchObject({ before: 340_000, price: 320_000, steps: [{ from: day(41), price: 320_000 }] });
  });

  it('counts from the price after another offer that ends before it begins', () => {
    const spans = [
      { price: 400_000, from: day(1), to: day(40) },
      { price: 340_000, from: day(40), to: null },
    ];
    const other = { percent: 15, startsAt: day(40), endsAt: day(42) };
    const reported = forecast(spans, { percent: 10, startsAt: day(48) }, [other], day(41));
    expect(reported).toMatchObject({
      before: 400_000,
      price: 360_000,
      others: [],
      heldDays: 6,
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
      before: 340_000,
      price: 320_000,
      heldDays: 2,
      strike: { price: 340_000, until: day(44) },
    });
  });

  it('counts from a sale of the feed that begins before it, and crosses out its price for half the time it held', () => {
    const spans = [{ price: 400_000, from: day(1), to: null }];
    const sale = { price: 360_000, from: day(43), to: null };
    const own = { ...OWN, sale };
    const reported = forecastOffer(spans, { percent: 10, startsAt: day(45) }, { own, now: day(40) });
    expect(reported).toMatchObject({
      before: 360_000,
      price: 324_000,
      heldDays: 2,
      sale,
      strike: { price: 360_000, until: day(46) },
    });
  });

  it('counts from the list price where the sale ends before it', () => {
    const spans = [
      { price: 400_000, from: day(1), to: day(20) },
      { price: 360_000, from: day(20), to: null },
    ];
    const own = { ...OWN, sale: { price: 360_000, from: day(20), to: day(42) } };
    const reported = forecastOffer(spans, { percent: 10, startsAt: day(48) }, { own, now: day(40) });
    expect(reported).toMatchObject({ before: 400_000, price: 360_000, heldDays: 6 });
    const later = forecastOffer(spans, { percent: 10, startsAt: day(48) }, { own, now: day(42) });
    expect(later).not.toHaveProperty('sale');
  });

  it('says when a sale that begins or ends meanwhile changes its price', () => {
    const spans = [{ price: 400_000, from: day(1), to: null }];
    const own = { ...OWN, sale: { price: 360_000, from: day(46), to: day(47) } };
    const offer = { percent: 10, startsAt: day(45), endsAt: day(48) };
    expect(forecastOffer(spans, offer, { own, now: day(40) })?.steps).toEqual([
      { from: day(45), price: 360_000 },
      { from: day(46), price: 324_000 },
      { from: day(47), price: 360_000 },
    ]);
    const over = { ...offer, endsAt: day(46) };
    expect(forecastOffer(spans, over, { own, now: day(40) })).not.toHaveProperty('sale');
  });
});
