import { beforeAll, describe, expect, it } from 'vitest';
import { loader as filterV2 } from '~/api/products-filter.ts';
import { loader as countOf } from '~/api/products-count.ts';
import { loader as allModels } from '~/pages/listing/all-models-route.tsx';
import { loadPathListing } from '~/pages/listing/path-listing.server.ts';
import { addLine, chooseForCart, pricedCart } from '~/modules/cart/cart.server.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { chosenPlan, productPlanFor } from '~/modules/catalog/product-plans.ts';
import { productOffers } from '~/modules/catalog/product-plans.server.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import { loadComparison } from '~/pages/comparison/comparison.server.ts';
import { db } from '~/platform/db.server.ts';
import { createVisitor } from '../checkout/shop.ts';
import { runImport } from '../catalog/importing.ts';
import { createInstance, inMainShop, type TestInstance } from './instance.ts';

/* An organization's shop with shorter plans: no list, filter, card or page mentions a term that is not available. */

const HOST = 'http://partner.localhost:3000';
const shops = new Map<number, TestInstance>();

beforeAll(async () => {
  await runImport([
    { id: 1, name: 'Rigi', price: '4320', stock_status: 'instock', categories: [{ name: 'E-Trekking' }] },
    { id: 2, name: 'Napf', price: '2880', stock_status: 'instock', categories: [{ name: 'E-Trekking' }] },
    {
      id: 3,
      name: 'Alt',
      price: '2400',
      stock_status: 'instock',
      categories: [{ name: 'E-Trekking' }, { name: 'Occasionen' }],
    },
  ]);
  for (const max of [36, 24]) shops.set(max, await createInstance({ maxPlanLength: max }));
});

const within = <Value>(max: number | undefined, work: () => Promise<Value>): Promise<Value> => {
  const here = max === undefined ? inMainShop : shops.get(max)?.here;
  if (!here) throw new Error(`There is no shop of ${max} months.`);
  return here(work);
};

const PATH = '/alle-modelle-e-bike-schweiz';
const listing = (max: number | undefined, search = '') =>
  within(max, async () => {
    const request = new Request(`${HOST}${PATH}${search && `?${search}`}`);
    return (await allModels({ request, params: {}, context: {} })).data.view;
  });

/** The redirect of an address that is not canonical. */
const redirected = (max: number, search: string) =>
  listing(max, search).then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : undefined),
  );

const cards = async (max: number | undefined, search = '') =>
  (await listing(max, search)).tiles.map(({ monthly }) => monthly?.months);

describe('the terms in an organization’s listings', () => {
  it('are those that it sells; an address without one gets the longest', async () => {
    const terms = async (max?: number) => (await listing(max)).terms;
    expect((await terms())?.options.map(({ value }) => value)).toEqual(['12', '24', '36', '48', '1']);
    expect((await terms(36))?.options.map(({ value }) => value)).toEqual(['12', '24', '36', '1']);
    expect(await terms(24)).toMatchObject({
      value: '24',
      options: [
        { value: '12', href: `${PATH}?plan=12` },
        { value: '24', href: PATH },
        { value: '1', href: `${PATH}?plan=1` },
      ],
    });
    expect(await cards(24)).toEqual(expect.arrayContaining([24, 24, 12]));
    expect(await cards(36)).toEqual(expect.arrayContaining([36, 36, 12]));
  });

  it('redirect an address with a longer one to the longest there is, with the rest of its query', async () => {
    expect(await redirected(36, 'plan=48')).toBe(PATH);
    expect(await redirected(24, 'rate=-200&plan=48')).toBe(`${PATH}?rate=-200`);
    expect(await redirected(24, 'plan=36&sortieren=preis-auf')).toBe(`${PATH}?sortieren=preis-auf`);
    const rest = '/kategorie/-/marke/-/farbe/-/preisbereich/-/verfugbar/-/suchen/-/sortieren/preis/-/-';
    const requested = within(24, () => loadPathListing(new Request(`${HOST}/alle-produkte-schweiz${rest}?plan=48`)));
    await expect(requested).rejects.toMatchObject({ status: 302 });
    expect(await cards(undefined, 'plan=48')).toEqual(expect.arrayContaining([48, 48, 12]));
  });

  it('are used by its filter by rate, for every visitor', async () => {
    const view = await listing(24, 'rate=-130');
    expect(view.filters.find(({ key }) => key === 'rate')?.meta).toBe('bei 24 Raten');
    // 2880 over 24 months is 120; over 36 it would be 80, and 4320 120.
    expect(view.tiles.map(({ name }) => name)).toEqual([expect.stringContaining('Napf')]);
    expect(view.filterFields).toEqual([]);
    expect((await listing(undefined, 'rate=-130')).tiles).toHaveLength(2);

    const call = (loader: typeof filterV2, query: string) =>
      within(24, async () => {
        const answer = await loader({ request: new Request(`${HOST}/api?${query}`), params: {}, context: {} });
        return ((await answer.json()) as { data: unknown }).data;
      });
    expect(await call(filterV2, 'rate=-130&plan=48')).toMatchObject({
      total: 1,
      products: [{ monthlyRate: 120_00, planLength: 24 }],
    });
    expect(await call(countOf, 'locale=de&list=%7B%22kind%22%3A%22bike%22%7D&rate=-130&plan=48')).toMatchObject({
      show: expect.stringMatching(/^1 /),
    });
  });
});

describe('an organization’s pages', () => {
  it('compare over a term of its own', async () => {
    const compared = (max?: number) =>
      within(max, async () => {
        const { columns } = await loadComparison(new Request(`${HOST}/vergleich?bikes=rigi,napf`), 'de');
        return columns.map(({ months, rate }) => [months, rate.amount]);
      });
    expect(await compared(24)).toEqual([[24, '180'], [24, '120']]); // prettier-ignore
    expect(await compared()).toEqual([[36, '120'], [36, '80']]); // prettier-ignore
  });

  it('refuse a longer plan for the cart, and use the longest if a form asks for more', async () => {
    await within(36, async () => {
      const visitor = await createVisitor();
      const variant = await db.variant.findFirstOrThrow({ where: { price: 4320_00 } });
      await addLine(visitor, { variantId: variant.id, planLength: 48 });
      const monthsNow = async () => (await pricedCart({ visitor, locale: 'fr' })).plan.months;
      expect(await monthsNow()).toBe(36);
      await chooseForCart(visitor, { planLength: 24 });
      expect(await chooseForCart(visitor, { planLength: 48 })).toEqual([
        { about: 'plan', reason: 'above-organization-maximum' },
      ]);
      expect(await monthsNow()).toBe(24);
    });
  });

  it('offer a product on its plans, whatever term an address wishes', async () => {
    await within(24, async () => {
      const found = await findProduct({ slug: 'rigi', locale: 'de' });
      if (found.kind !== 'found') throw new Error(found.kind);
      const [offer] = productOffers(found.product, [], '2026-10-15', currentRules());
      if (!offer) throw new Error('There is no offer.');
      expect(offer.plans.map(({ months }) => months)).toEqual([12, 24, 1]);
      expect(productPlanFor(offer.plans, 48).months).toBe(24);
      expect(chosenPlan(offer, { months: 48, downPayment: 0 })).toMatchObject({ months: 24, regular: 180_00 });
    });
  });
});
