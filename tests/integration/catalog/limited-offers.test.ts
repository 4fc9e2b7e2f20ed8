import { beforeEach, describe, expect, it } from 'vitest';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import type { LimitedOffer } from '~/modules/content/content.ts';
import { forecastOfferOf } from '~/modules/pricing/offer-forecast.server.ts';
import { applyDuePrices } from '~/modules/pricing/pricing.server.ts';
import { applyLimitedOffers, offeredProducts } from '~/modules/pricing/limited-offers.server.ts';
import { db } from '~/platform/db.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { runImport } from './importing.ts';

const HOUR = 3_600_000;
const START = new Date('2026-06-01T10:00:00Z');
/** After the regular price was charged for 40 days. */
const BEGIN = new Date('2026-07-11T08:00:00Z');
const at = (hours: number, milliseconds = 0) => new Date(BEGIN.getTime() + hours * HOUR + milliseconds);

const bike = (fields: Record<string, unknown> = {}) => [
  {
    id: 1,
    name: 'Rigi',
    type: 'simple',
    sku: 'R-1',
    categories: [{ name: 'E-Trekking' }],
    price: '4319',
    regular_price: '4319',
    ...fields,
  },
];

/** Publishes offers as a refresh of the content stores them; without any, none are left. */
async function publish(...offers: Partial<LimitedOffer>[]): Promise<void> {
  await db.contentDocument.deleteMany({ where: { type: 'limited-offer' } });
  for (const [position, offer] of offers.entries()) {
    const id = offer.id ?? `offer-${position}`;
    const data = {
      id,
      title: 'Rigi',
      limitedOfferStartDate: BEGIN.toISOString(),
      limitedOfferDuration: 2,
      ...offer,
    };
    await db.contentDocument.create({ data: { type: 'limited-offer', documentId: id, locale: 'de', position, data } });
  }
}

const pricesAt = async (now: Date) => {
  const found = await findProduct({ slug: 'rigi', locale: 'de', now });
  if (found.kind !== 'found') throw new Error(found.kind);
  const { displayPrice, uvpPrice, strikePrice } = found.product;
  return { displayPrice, uvpPrice, strikePrice };
};

const REGULAR = { displayPrice: 4319_00, uvpPrice: null, strikePrice: null };

beforeEach(async () => {
  await clearJobs();
  await db.product.deleteMany();
  await publish();
  await runImport(bike(), { now: START });
});

describe('a limited offer', () => {
  it('sets the price from its first millisecond to its last, rounded down to five Rappen', async () => {
    await publish({ productSlug: 'rigi', percent: 15 });
    await applyLimitedOffers({ now: at(0, -1) });
    expect(await pricesAt(at(0, -1))).toEqual(REGULAR);
    expect(await applyDuePrices({ now: at(0) })).toBe(1);
    expect(await applyDuePrices({ now: at(1) })).toBe(0);
    expect(await pricesAt(at(1))).toEqual({ displayPrice: 3671_15, uvpPrice: 4319_00, strikePrice: 4319_00 });
    expect(await applyDuePrices({ now: at(2, -1) })).toBe(0);
    expect(await applyDuePrices({ now: at(2) })).toBe(1);
    expect(await pricesAt(at(2))).toEqual(REGULAR);
    const periods = await db.pricePeriod.findMany({ orderBy: { validFrom: 'asc' } });
    expect(periods.map(({ price, validTo }) => [price, validTo])).toEqual([
      [4319_00, at(0)],
      [3671_15, at(2)],
      [4319_00, null],
    ]);
  });

  it('is shown to its editor as in the shop, next to another of the same product', async () => {
    await publish({ productSlug: 'rigi', percent: 15 });
    await applyLimitedOffers({ now: at(0) });
    const begin = { percent: 10, startsAt: at(1), endsAt: at(4) };
    const reported = await forecastOfferOf({ slug: 'rigi' }, begin);
    expect(reported).toMatchObject({ before: 3671_15, others: [{ percent: 15, startsAt: at(0), endsAt: at(2) }] });
    const second = { sku: 'R-1', percent: 10, limitedOfferStartDate: at(1).toISOString(), limitedOfferDuration: 3 };
    await publish({ productSlug: 'rigi', percent: 15 }, second);
    for (const { from, price } of reported?.steps ?? []) {
      await applyLimitedOffers({ now: from });
      expect((await pricesAt(from)).displayPrice).toBe(price);
    }
    expect(reported?.steps.map(({ from }) => from)).toEqual([at(1), at(2)]);
    // Its own stored state does not count as another offer.
    expect((await forecastOfferOf({ slug: 'rigi' }, { ...begin, id: 'offer-1' }))?.others).toHaveLength(1);
  });

  it('is shown to its editor with a sale of the feed that ends before or during it', async () => {
    const sale = {
      sale_price: '4000',
      date_on_sale_from_gmt: at(-2).toISOString(),
      date_on_sale_to_gmt: at(2).toISOString(),
    };
    await runImport(bike(sale), { now: at(-3) });
    await applyDuePrices({ now: at(-2) });
    const after = await forecastOfferOf({ slug: 'rigi' }, { percent: 10, startsAt: at(3), endsAt: at(5), now: at(-2) });
    expect(after).toMatchObject({ before: 4319_00, price: 3887_10, steps: [{ from: at(3), price: 3887_10 }] });
    const reported = await forecastOfferOf(
      { sku: 'R-1' },
      { percent: 10, startsAt: at(1), endsAt: at(4), now: at(-2) },
    );
    expect(reported).toMatchObject({ before: 4000_00, sale: { price: 4000_00, from: at(-2), to: at(2) } });
    await publish({ sku: 'R-1', percent: 10, limitedOfferStartDate: at(1).toISOString(), limitedOfferDuration: 3 });
    for (const { from, price } of reported?.steps ?? []) {
      await applyLimitedOffers({ now: from });
      expect((await pricesAt(from)).displayPrice).toBe(price);
    }
    expect(reported?.steps.map(({ from }) => from)).toEqual([at(1), at(2)]);
  });

  it('begins and ends by jobs of its own second', async () => {
    await publish({ sku: 'R-1', percent: 10 });
    await applyLimitedOffers({ now: START });
    await applyLimitedOffers({ now: START });
    const moments = (await waitingJobs()).map(({ identifier, key }) => `${identifier} ${key}`).sort();
    expect(moments).toEqual([
      `prices.apply prices:${at(0).toISOString()}`,
      `prices.apply prices:${at(2).toISOString()}`,
    ]);
  });

  it('lasts its hours across the end of summer time', async () => {
    const start = new Date('2026-10-24T22:00:00Z');
    await publish({
      sku: 'R-1',
      percent: 10,
      limitedOfferStartDate: '2026-10-25T00:00:00+02:00',
      limitedOfferDuration: 24,
    });
    await applyLimitedOffers({ now: start });
    expect((await pricesAt(start)).displayPrice).toBe(3887_10);
    expect(await applyDuePrices({ now: new Date('2026-10-25T21:59:59Z') })).toBe(0);
    expect(await applyDuePrices({ now: new Date('2026-10-25T22:00:00Z') })).toBe(1);
  });

  it('crosses out nothing if the previous price was not charged for long enough', async () => {
    await publish({
      sku: 'R-1',
      percent: 10,
      limitedOfferStartDate: '2026-06-03T10:00:00Z',
      limitedOfferDuration: 240,
    });
    await applyLimitedOffers({ now: new Date('2026-06-03T10:00:00Z') });
    expect(await pricesAt(new Date('2026-06-03T12:00:00Z'))).toMatchObject({ strikePrice: 4319_00 });
    // Half of the two days for which it was charged are over.
    expect(await pricesAt(new Date('2026-06-04T10:00:00Z'))).toMatchObject({
      displayPrice: 3887_10,
      strikePrice: null,
    });
  });

  it('outlives an import, whose new price holds at its end', async () => {
    await publish({ sku: 'R-1', percent: 10 });
    await applyLimitedOffers({ now: at(0) });
    await runImport(bike({ price: '4000', regular_price: '4000' }), { now: at(1) });
    expect((await pricesAt(at(1))).displayPrice).toBe(3600_00);
    await applyDuePrices({ now: at(2) });
    expect((await pricesAt(at(2))).displayPrice).toBe(4000_00);
  });

  it('takes its percent off a sale that runs', async () => {
    await runImport(
      bike({ sale_price: '4000', date_on_sale_from: '2026-07-01T00:00:00', date_on_sale_to: '2026-07-31T23:59:59' }),
      { now: new Date('2026-07-02T00:00:00Z') },
    );
    await publish({ sku: 'R-1', percent: 10 });
    await applyLimitedOffers({ now: at(1) });
    expect(await pricesAt(at(1))).toMatchObject({ displayPrice: 3600_00, uvpPrice: 4319_00 });
    await applyDuePrices({ now: at(3) });
    expect((await pricesAt(at(3))).displayPrice).toBe(4000_00);
  });

  it('shows its end, including hours that an editor adds', async () => {
    const ends = async () => (await db.product.findFirstOrThrow()).offerUntil;
    await publish({ sku: 'R-1', percent: 10 });
    await applyLimitedOffers({ now: at(1) });
    expect(await ends()).toEqual(at(2));
    await publish({ sku: 'R-1', percent: 10, limitedOfferDuration: 5 });
    await applyLimitedOffers({ now: at(1) });
    expect(await ends()).toEqual(at(5));
    await applyDuePrices({ now: at(5) });
    expect(await ends()).toBeNull();
  });

  it('ends at once if it is unpublished, and stays a past deal', async () => {
    await publish(
      { sku: 'R-1', percent: 10 },
      { sku: 'R-1', percent: 20, limitedOfferStartDate: at(24).toISOString() },
    );
    await applyLimitedOffers({ now: at(0) });
    await publish();
    expect(await applyLimitedOffers({ now: at(1) })).toEqual({ changed: 1, missing: [] });
    expect(await pricesAt(at(1))).toEqual(REGULAR);
    const { running, past } = await offeredProducts({ now: at(48) });
    expect(running).toEqual([]);
    expect(past).toMatchObject([{ offerId: 'offer-0', percent: 10, endsAt: at(1) }]);
  });

  it('applies the larger of two, and leaves the price without a percentage', async () => {
    await publish({ sku: 'R-1', percent: 10 }, { productSlug: 'rigi', percent: 20 }, { productSlug: 'rigi' });
    await applyLimitedOffers({ now: at(1) });
    expect((await pricesAt(at(1))).displayPrice).toBe(3455_20);
    await publish({ productSlug: 'rigi' });
    await applyLimitedOffers({ now: at(1) });
    expect(await pricesAt(at(1))).toEqual(REGULAR);
  });

  it('without a product changes nothing and is named', async () => {
    await publish({ sku: 'unknown', percent: 10 }, { percent: 10 });
    expect(await applyLimitedOffers({ now: at(1) })).toEqual({ changed: 0, missing: ['offer-0', 'offer-1'] });
  });
});
