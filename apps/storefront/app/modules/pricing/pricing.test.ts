import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, priceIndication, publicDiscount, strikePriceAt, type PriceSpan } from './pricing.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const span = (price: number, from: string, to: string | null): PriceSpan => ({
  price,
  from: day(from),
  to: to === null ? null : day(to),
});

describe('priceIndication', () => {
  const sale = { price: 3500_00, highest: 4000_00 };

  it('shows a price that held for 30 days in a row without an end', () => {
    const spans = [span(4000_00, '2026-01-01', '2026-01-31'), span(3500_00, '2026-01-31', null)];
    expect(priceIndication(spans, { ...sale, now: day('2028-01-01') })).toEqual({ price: 4000_00, until: null });
  });

  it('shows a price that held for less for half of that time', () => {
    const spans = [span(4000_00, '2026-03-01', '2026-03-21'), span(3500_00, '2026-03-21', null)];
    expect(priceIndication(spans, { ...sale, now: day('2026-03-30') })).toEqual({
      price: 4000_00,
      until: day('2026-03-31'),
    });
    expect(priceIndication(spans, { ...sale, now: day('2026-03-31') })).toBeNull();
  });

  it('adds up neighbouring spans of one price', () => {
    const spans = [
      span(4000_00, '2026-01-01', '2026-01-20'),
      span(4000_00, '2026-01-20', '2026-02-05'),
      span(3500_00, '2026-02-05', null),
    ];
    expect(priceIndication(spans, { ...sale, now: day('2026-12-01') })?.until).toBeNull();
  });

  it('keeps the first price through further reductions', () => {
    const spans = [
      span(4000_00, '2026-01-01', '2026-06-01'),
      span(3800_00, '2026-06-01', '2026-06-05'),
      span(3500_00, '2026-06-05', null),
    ];
    expect(priceIndication(spans, { ...sale, now: day('2026-07-01') })).toEqual({ price: 4000_00, until: null });
  });

  it('shows nothing that lies behind a lower price or a gap', () => {
    const cheaperBetween = [
      span(4000_00, '2026-01-01', '2026-06-01'),
      span(3000_00, '2026-06-01', '2026-07-01'),
      span(3500_00, '2026-07-01', null),
    ];
    expect(priceIndication(cheaperBetween, { ...sale, now: day('2026-07-02') })).toBeNull();
    const gap = [span(4000_00, '2026-01-01', '2026-06-01'), span(3500_00, '2026-07-01', null)];
    expect(priceIndication(gap, { ...sale, now: day('2026-07-02') })).toBeNull();
  });

  it('shows nothing without a history, without a regular price above, or above the regular price', () => {
    const spans = [span(4200_00, '2026-01-01', '2026-06-01'), span(3500_00, '2026-06-01', null)];
    expect(priceIndication([span(3500_00, '2026-06-01', null)], { ...sale, now: day('2026-06-02') })).toBeNull();
    expect(priceIndication(spans, { price: 3500_00, highest: null, now: day('2026-06-02') })).toBeNull();
    expect(priceIndication(spans, { ...sale, now: day('2026-06-02') })).toBeNull();
  });

  it('never allows more than two months for a price that held less than 30 days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 29 }), fc.integer({ min: 0, max: 200 }), (heldDays, laterDays) => {
        const change = day('2026-05-01');
        const from = new Date(change.getTime() - heldDays * 86_400_000);
        const now = new Date(change.getTime() + laterDays * 86_400_000);
        const spans = [
          { price: 4000_00, from, to: change },
          { price: 3500_00, from: change, to: null },
        ];
        const shown = priceIndication(spans, { ...sale, now });
        expect(shown !== null).toBe(laterDays < heldDays / 2);
      }),
    );
  });
});

describe('discounts', () => {
  it('are the regular price above the display price', () => {
    expect(publicDiscount({ displayPrice: 3500_00, uvpPrice: 4000_00 })).toBe(500_00);
    expect(publicDiscount({ displayPrice: 3500_00, uvpPrice: 3500_00 })).toBeNull();
    expect(publicDiscount({ displayPrice: 3500_00, uvpPrice: null })).toBeNull();
  });

  it('are rounded down to whole percent', () => {
    expect(discountPercent(4000_00, 3501_00)).toBe(12);
    expect(discountPercent(4000_00, 3999_00)).toBeNull();
    expect(discountPercent(null, 100)).toBeNull();
  });

  it('end with their time', () => {
    const strike = { strikePrice: 4000_00, strikeUntil: day('2026-05-01') };
    expect(strikePriceAt(strike, day('2026-04-30'))).toBe(4000_00);
    expect(strikePriceAt(strike, day('2026-05-01'))).toBeNull();
    expect(strikePriceAt({ strikePrice: 4000_00, strikeUntil: null }, day('2036-05-01'))).toBe(4000_00);
  });
});
