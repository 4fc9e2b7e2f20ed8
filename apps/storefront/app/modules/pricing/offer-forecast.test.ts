import { describe, expect, it } from 'vitest';
import { forecastOffer } from './offer-forecast.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('what an editor is told of an offer', () => {
  it('crosses out a price that held for 30 days, without an end', () => {
    const forecast = forecastOffer([{ price: 400_000, from: day(1), to: null }], { percent: 10, startsAt: day(32) });
    expect(forecast).toEqual({
      before: 400_000,
      price: 360_000,
      heldDays: 31,
      strike: { price: 400_000, until: null },
    });
  });

  it('crosses out a younger price for half the time it held, and says until when', () => {
    const forecast = forecastOffer([{ price: 400_000, from: day(1), to: null }], { percent: 10, startsAt: day(11) });
    expect(forecast?.strike).toEqual({ price: 400_000, until: day(16) });
    expect(forecast?.heldDays).toBe(10);
  });

  it('counts the days of the last price alone', () => {
    const spans = [
      { price: 350_000, from: day(1), to: day(20) },
      { price: 400_000, from: day(20), to: null },
    ];
    expect(forecastOffer(spans, { percent: 10, startsAt: day(24) })).toEqual({
      ...{ before: 400_000, price: 360_000, heldDays: 4 },
      strike: { price: 400_000, until: day(26) },
    });
  });

  it('knows nothing of a product without a price before the beginning', () => {
    expect(
      forecastOffer([{ price: 400_000, from: day(5), to: null }], { percent: 10, startsAt: day(5) }),
    ).toBeUndefined();
  });

  it('takes the price before an offer that runs already', () => {
    const spans = [
      { price: 400_000, from: day(1), to: day(40) },
      { price: 360_000, from: day(40), to: null },
    ];
    expect(forecastOffer(spans, { percent: 10, startsAt: day(40) })).toMatchObject({ before: 400_000, price: 360_000 });
  });
});
