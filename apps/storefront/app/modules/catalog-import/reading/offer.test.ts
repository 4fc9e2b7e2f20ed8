import { describe, expect, it } from 'vitest';
import { createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { readDate, readMoment } from './dates.server.ts';
import { offerAt, type PriceFields, readOffer } from './offer.ts';

const none = { price: '', regularPrice: '', salePrice: '', saleFrom: null, saleTo: null };
const offerOf = (fields: Partial<PriceFields>) => readOffer({ ...none, ...fields }).offer;

describe('readOffer', () => {
  it.each([
    [{ price: '20', regularPrice: '20' }, 20_00, null],
    [{ price: '18', regularPrice: '20', salePrice: '18' }, 18_00, 20_00],
    [{ regularPrice: '20', salePrice: '18' }, 18_00, 20_00],
    [{ price: 18.5, regularPrice: 20, salePrice: '18.50' }, 18_50, 20_00],
    [{ regularPrice: '20' }, 20_00, null],
    [{ price: '20' }, 20_00, null],
    [{ salePrice: '18' }, 18_00, null],
    [{ price: '20', regularPrice: '20', salePrice: '25' }, 20_00, null],
    [{ price: '25', regularPrice: '20', salePrice: '25' }, 20_00, null],
    [{ price: '15', regularPrice: '20', salePrice: '18' }, 15_00, 20_00],
    [{ price: '20', regularPrice: '20', salePrice: '18' }, 20_00, null],
    [{ price: '25', regularPrice: '20' }, 25_00, null],
    [{ price: '20', regularPrice: 'n/a' }, 20_00, null],
  ])('of %o', (fields, price, uvpPrice) => {
    expect(offerOf(fields)).toEqual({ price, uvpPrice, sale: null });
  });

  it('is none without a price, with the reason where there was one that makes no sense', () => {
    expect(readOffer(none)).toEqual({ offer: null, problem: null, warnings: [] });
    expect(readOffer({ ...none, price: '0', regularPrice: '0' }).problem?.key).toBe('not-above-zero');
    expect(readOffer({ ...none, price: 'gratis' }).problem).toEqual(createMessage('no-amount', { value: '"gratis"' }));
    expect(readOffer({ ...none, price: '0', regularPrice: '20' }).offer).toBeNull();
  });

  it('warns of a sale above the regular price', () => {
    expect(readOffer({ ...none, regularPrice: '20', salePrice: '25' }).warnings).toEqual([
      { field: 'sale_price', message: createMessage('sale-above') },
    ]);
  });

  it('is none of a sale whose date cannot be read', () => {
    const unreadableDate = { field: 'date_on_sale_to', value: 'Ende Jahr' };
    const sale = { ...none, price: '18', regularPrice: '20', salePrice: '18', unreadableDate };
    expect(readOffer(sale)).toEqual({
      offer: { price: 20_00, uvpPrice: null, sale: null },
      problem: null,
      warnings: [{ field: 'date_on_sale_to', message: createMessage('sale-date', { value: 'Ende Jahr' }) }],
    });
    expect(readOffer({ ...sale, salePrice: '', price: '20' }).warnings).toEqual([]);
  });

  it('holds for the time of the sale only', () => {
    const saleFrom = new Date('2026-11-01T00:00:00Z');
    const saleTo = new Date('2026-12-01T00:00:00Z');
    const { offer } = readOffer({ ...none, price: '18', regularPrice: '20', salePrice: '18', saleFrom, saleTo });
    const at = (date: string) => offer && offerAt(offer, new Date(date));
    expect(at('2026-10-31T23:59:59Z')).toEqual({ price: 20_00, uvpPrice: null });
    expect(at('2026-11-01T00:00:00Z')).toEqual({ price: 18_00, uvpPrice: 20_00 });
    expect(at('2026-12-01T00:00:00Z')).toEqual({ price: 20_00, uvpPrice: null });
    expect(
      readOffer({ ...none, regularPrice: '20', salePrice: '18', saleFrom: saleTo, saleTo: saleFrom }).offer?.price,
    ).toBe(20_00);
  });
});

describe('dates', () => {
  it.each([
    ['2026-12-04', '2026-12-04'], ['20261204', '2026-12-04'], ['4.12.2026', '2026-12-04'], ['2026-12-04T10:00:00', '2026-12-04'], [20261204, '2026-12-04'],
    ['2026-02-30', undefined], ['soon', undefined], ['', undefined], [null, undefined], ['0000-00-00', undefined],
  ])('%o is the day %o', (value, expected) => {
    expect(readDate(value)).toBe(expected);
  }); // prettier-ignore

  it('are Zurich’s time where they name no other', () => {
    expect(readMoment('2026-07-01T12:00:00')?.toISOString()).toBe('2026-07-01T10:00:00.000Z');
    expect(readMoment('2026-12-01')?.toISOString()).toBe('2026-11-30T23:00:00.000Z');
    expect(readMoment('2026-12-01', { endOfDay: true })?.toISOString()).toBe('2026-12-01T22:59:59.000Z');
    expect(readMoment('2026-12-01T12:00:00', { utc: true })?.toISOString()).toBe('2026-12-01T12:00:00.000Z');
    expect(readMoment('2026-12-01T12:00:00+05:30')?.toISOString()).toBe('2026-12-01T06:30:00.000Z');
    expect(readMoment('2026-12-01 12:00:00Z')?.toISOString()).toBe('2026-12-01T12:00:00.000Z');
    expect(readMoment(1_790_000_000)?.getUTCFullYear()).toBe(2026);
    for (const nonsense of ['yesterday', '2026-13-01', '2026-12-01T25:00:00', null, {}, 5])
      expect(readMoment(nonsense)).toBeUndefined();
  });
});
