import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { addLine, cartSummary, pricedCart, viewCart } from '~/modules/cart/cart.server.ts';
import { findProduct, findProductCards } from '~/modules/catalog/catalog.server.ts';
import { changeDiscount, placeOrder, reviewOrder } from '~/modules/checkout/checkout.server.ts';
import { partsOf, sharedSchedule } from '~/modules/financing/employer-share.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { countListing } from '~/modules/listings/listings.server.ts';
import { emptyListingQuery } from '~/modules/listings/listing-query.ts';
import { orderShare } from '~/modules/orders/order-view.ts';
import { findOrder, findOrderById, orderView } from '~/modules/orders/orders.server.ts';
import { createDemoCodes } from '~/modules/pricing/demo-codes.server.ts';
import { createDiscountCode, type NewDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { exportIndex } from '~/modules/search/index-export.server.ts';
import { findMatching } from '~/modules/search/search.server.ts';
import { db } from '~/platform/db.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { createProduct, createVisitor, fillCart, firstVariant, readyVisitor, reviewed } from '../checkout/shop.ts';
import { createInstance, inMainShop, type TestInstance } from './instance.ts';

const newCode = async (shop: TestInstance | null, facts: Omit<NewDiscountCode, 'code'>) => {
  const code = `T${randomUUID().slice(0, 8)}`.toUpperCase();
  expect(await createDiscountCode({ code, ...facts }, { instanceId: shop?.id ?? MAIN_SHOP })).toMatchObject({
    kind: 'created',
  });
  return code;
};

function enter(visitor: Visitor, discountCode: string) {
  const form = new FormData();
  form.set('intent', 'apply-code');
  form.set('discountCode', discountCode);
  return changeDiscount(visitor, form, randomUUID());
}

describe('a discount code', () => {
  it('belongs to one shop: the main shop’s do not work at an organization, nor vice versa', async () => {
    const helvion = await createInstance();
    const other = await createInstance();
    const product = await createProduct();
    const ofHelvion = await newCode(helvion, { percent: 10 });
    const ofMain = await newCode(null, { percent: 10 });
    const refusalIn = (shop: TestInstance, code: string) =>
      shop.here(async () => (await enter(await readyVisitor([product]), code))?.refusal);
    expect(await refusalIn(helvion, ofHelvion)).toBeUndefined();
    expect(await refusalIn(other, ofHelvion)).toBe('unknown');
    expect(await refusalIn(helvion, ofMain)).toBe('unknown');
    expect((await enter(await readyVisitor([product]), ofHelvion))?.refusal).toBe('unknown');
  });

  it('takes off no more than the organization allows, in the order too', async () => {
    const shop = await createInstance({ maxDiscountCodeAmount: 300 });
    const code = await newCode(shop, { percent: 20 });
    await shop.here(async () => {
      const visitor = await readyVisitor([await createProduct({ price: 4320_00 })]);
      expect(await enter(visitor, code)).toBeNull();
      expect((await pricedCart({ visitor, locale: 'de' })).plan).toMatchObject({ total: 4020_00 });
      expect(await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) })).toMatchObject({
        kind: 'placed',
      });
      const placed = await db.checkout.findFirstOrThrow({ where: { userId: visitor.userId } });
      expect(placed).toMatchObject({ discount: 300_00, resultingPrice: 4020_00, instanceId: shop.id });
      expect(await db.discountCode.findFirstOrThrow({ where: { code } })).toMatchObject({ used: 1 });
    });
  });

  it('applies to reduced goods if the organization combines both, whatever the code says', async () => {
    const reduced = () => createProduct({ variants: [{ price: 3000_00, listPrice: 3000_00, uvpPrice: 4000_00 }] });
    const refusalWhere = async (combineDiscountCodeAndPublicDiscount: boolean) => {
      const shop = await createInstance({ combineDiscountCodeAndPublicDiscount });
      const code = await newCode(shop, { percent: 10 });
      return shop.here(async () => (await enter(await readyVisitor([await reduced()]), code))?.refusal);
    };
    expect(await refusalWhere(true)).toBeUndefined();
    expect(await refusalWhere(false)).toBe('not-combinable');
  });

  it('keeps its promised value, whatever the organization allows', async () => {
    const shop = await createInstance({ maxDiscountCodeAmount: 300 });
    const code = await newCode(shop, { amount: 400_00, minimum: 2000_00, combinable: true, promised: true });
    await shop.here(async () => {
      const reduced = await createProduct({ variants: [{ price: 3000_00, listPrice: 3000_00, uvpPrice: 4000_00 }] });
      const visitor = await readyVisitor([reduced]);
      expect(await enter(visitor, code)).toBeNull();
      expect((await pricedCart({ visitor, locale: 'de' })).plan).toMatchObject({ total: 2600_00 });
    });
  });

  it('is needed if the organization requires one: stated in the cart, and no order without', async () => {
    const shop = await createInstance({ discountCodeIsRequiredForCheckout: true });
    const code = await newCode(shop, { percent: 10 });
    await shop.here(async () => {
      const visitor = await readyVisitor([await createProduct()]);
      expect((await pricedCart({ visitor, locale: 'de' })).needsCode).toBe(true);
      expect(await reviewOrder({ visitor, locale: 'de' })).toBe('plan');
      await enter(visitor, code);
      expect((await pricedCart({ visitor, locale: 'de' })).needsCode).toBe(false);
      const seen = await reviewed(visitor);
      // Removed in another tab after the review was shown.
      await db.cart.updateMany({ where: { userId: visitor.userId }, data: { discountCode: null } });
      expect(await placeOrder({ visitor, locale: 'de', ...seen })).toMatchObject({ kind: 'changed' });
      expect(await db.checkout.count({ where: { userId: visitor.userId } })).toBe(0);
    });
  });
});

describe('the demonstration', () => {
  it('has a code for each of its shops that require one, and an order succeeds with it', async () => {
    const required = { discountCodeIsRequiredForCheckout: true, private: false };
    const shops = [
      { ...(await createInstance({ ...required, slug: 'helvion', maxDiscountCodeAmount: 900 })), code: 'HELVION10' },
      {
        ...(await createInstance({ ...required, slug: 'hopital-leman', maxDiscountCodeAmount: 250 })),
        code: 'LEMAN200',
      },
    ];
    await createDemoCodes();
    await createDemoCodes();
    for (const { here, code } of shops)
      await here(async () => {
        const visitor = await readyVisitor([await createProduct({ price: 4320_00 })]);
        expect(await enter(visitor, code)).toBeNull();
        expect(await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) })).toMatchObject({
          kind: 'placed',
        });
      });
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
    for (const { code } of shops) expect(readme).toContain(code);
  });
});

describe('a shop of one product', () => {
  it('accepts no second one, and says so at a line from another shop', async () => {
    const shop = await createInstance({ restrictCartToOnlyOneProductMax: true });
    const first = await createProduct();
    const second = await createProduct({ kind: 'accessory', price: 89_00 });
    await shop.here(async () => {
      const visitor = await readyVisitor([first]);
      const { lines: alone } = await viewCart({ visitor, locale: 'de' });
      expect(alone.map(({ mayRepeat }) => mayRepeat)).toEqual([false]);
      expect(await addLine(visitor, { variantId: firstVariant(second) })).toEqual({ ok: false, refusal: 'one-only' });
      const cart = await db.cart.findUniqueOrThrow({ where: { userId: visitor.userId } });
      await db.cartItem.create({
        data: { cartId: cart.id, variantId: firstVariant(second), initialPrice: 89_00, acceptedPrice: 89_00 },
      });
      const { lines } = await viewCart({ visitor, locale: 'de' });
      expect(lines.map(({ notices }) => notices.map(({ kind }) => kind))).toEqual([[], ['one-only']]);
      expect(await reviewOrder({ visitor, locale: 'de' })).toBe('plan');
    });
  });
});

describe('an assortment', () => {
  it('hides everything else from lists, searches, pages and carts, and does not affect the main shop', async () => {
    const brand = await db.brand.create({ data: { slug: `b-${randomUUID()}`, name: 'Reuss' } });
    const inside = await createProduct();
    const outside = await createProduct();
    const costly = await createProduct({ price: 9000_00 });
    const cheap = await createProduct({ price: 999_00 });
    const mountain = await createProduct({ categorySlugs: ['e_bike', 'e_mountain'] });
    const ofBrand = [inside.id, costly.id, cheap.id, mountain.id];
    await db.product.updateMany({ where: { id: { in: ofBrand } }, data: { brandId: brand.id } });
    const bounds = { minPrice: 1000, maxPrice: 5000 };
    const shop = await createInstance({
      assortment: { brands: [brand.slug], categories: ['e_trekking'], ...bounds },
    });
    const ids = [...ofBrand, outside.id];
    await sql`select search.index_products(${ids}::int[])`;
    await shop.here(async () => {
      expect((await findProductCards({ ids, locale: 'de' })).map(({ id }) => id)).toEqual([inside.id]);
      expect((await countListing({ kind: 'bike' }, emptyListingQuery, 'de')).total).toBe(1);
      expect((await findMatching('Allegro Limmat', { locale: 'de', kinds: ['bike'] })).ids).toEqual([inside.id]);
      expect((await exportIndex('de')).entries.map(({ id }) => id)).not.toContain(outside.id);
      expect(await findProduct({ slug: outside.slug, locale: 'de' })).toEqual({ kind: 'missing' });
      expect(await findProduct({ slug: inside.slug, locale: 'de' })).toMatchObject({ kind: 'found' });
      const visitor = await createVisitor();
      expect(await addLine(visitor, { variantId: firstVariant(outside) })).toMatchObject({ refusal: 'not-found' });
      expect(await addLine(visitor, { slug: costly.slug })).toMatchObject({ refusal: 'not-found' });
      await fillCart(visitor, inside);
      const cart = await db.cart.findUniqueOrThrow({ where: { userId: visitor.userId } });
      await db.cartItem.create({
        data: { cartId: cart.id, variantId: firstVariant(outside), initialPrice: 4320_00, acceptedPrice: 4320_00 },
      });
      const { lines } = await viewCart({ visitor, locale: 'de' });
      expect(lines.map(({ notices }) => notices.map(({ kind }) => kind))).toEqual([[], ['not-here']]);
    });
    expect(await inMainShop(async () => (await findProductCards({ ids, locale: 'de' })).length)).toBe(5);
  });
});

describe('an employer that shares the costs', () => {
  const sharing = { planType: 'mhp', share: { kind: 'amount', francs: 36 } } as const;

  it('pays its part of the agreed months, by cart, order, deal and contract to the Rappen', async () => {
    const shop = await createInstance({ private: true, costSharing: sharing, maxPlanLength: 36 });
    await shop.here(async () => {
      const visitor = await readyVisitor([await createProduct({ price: 4321_35 })]);
      const { plan } = await pricedCart({ visitor, locale: 'de' });
      expect(plan.options.find(({ months }) => months === 48)?.refusal).toBe('above-organization-maximum');
      expect(plan.shared).toMatchObject({ employer: 36_00, employerMonths: 24 });
      expect((await cartSummary({ visitor, locale: 'de' })).shared).toEqual(plan.shared);
      const seen = await reviewed(visitor);
      expect(await placeOrder({ visitor, locale: 'de', ...seen })).toEqual({ kind: 'not-agreed' });
      const placed = await placeOrder({ visitor, locale: 'de', ...seen, agreesToShare: true });
      expect(placed.kind).toBe('placed');
      const row = await db.checkout.findFirstOrThrow({ where: { userId: visitor.userId }, include: { deals: true } });
      expect(row).toMatchObject({ employerShare: 36_00, employerMonths: 24, instanceId: shop.id });
      expect(row.deals[0]?.properties).toMatchObject({
        store_front: 'velory',
        store_front_instance: shop.organization.slug,
        organization_token: shop.id,
        plan_type: 'mhp',
      });
      const order = await findOrderById(row.id);
      if (!order) throw new Error('The order is not there.');
      const shared = orderShare(orderView(order));
      const { employer, member } = partsOf(sharedSchedule(order.schedule, shared));
      expect(employer).toBe(24 * 36_00);
      expect(employer + member).toBe(4321_35);
      const [, first] = sharedSchedule(order.schedule, shared);
      const { obligations } = await findLedger(row.id);
      const next = obligations.find(({ kind, party }) => kind === 'instalment' && party === 'shopper');
      expect(next?.amount).toBe(first?.member);
    });
  });

  it('may pay a percentage up to a cap, which a down payment leaves as it is', async () => {
    const share = { kind: 'percent', percent: 40, capFrancs: 45.5 } as const;
    const shop = await createInstance({ costSharing: { planType: 'mhp', share: { ...share, percent: 30 } } });
    const capped = await createInstance({ costSharing: { planType: 'mhp', share } });
    const product = await createProduct({ price: 4320_00 });
    const employer = (at: TestInstance, downPayment: number | null) =>
      at.here(async () => {
        const visitor = await readyVisitor([product]);
        await db.cartItem.updateMany({ where: { cart: { userId: visitor.userId } }, data: { downPayment } });
        return (await pricedCart({ visitor, locale: 'de' })).plan.shared?.employer;
      });
    expect([await employer(shop, 0), await employer(shop, 1000_00)]).toEqual([36_00, 36_00]);
    expect([await employer(capped, 0), await employer(capped, 1000_00)]).toEqual([45_50, 45_50]);
  });

  it('keeps an order from every other shop, by its token and by its number', async () => {
    const shop = await createInstance({ costSharing: sharing });
    const other = await createInstance();
    const visitor = await shop.here(async () => {
      const ready = await readyVisitor([await createProduct()]);
      const seen = await reviewed(ready);
      await placeOrder({ visitor: ready, locale: 'de', ...seen, agreesToShare: true });
      return ready;
    });
    const { number, updateCheckoutDocToken: token } = await db.checkout.findFirstOrThrow({
      where: { userId: visitor.userId },
    });
    expect(await shop.here(() => findOrder({ visitor, number }))).not.toBeNull();
    expect(await shop.here(() => findOrder({ visitor: null, token }))).not.toBeNull();
    for (const elsewhere of [other.here, inMainShop]) {
      expect(await elsewhere(() => findOrder({ visitor, number }))).toBeNull();
      expect(await elsewhere(() => findOrder({ visitor: null, token }))).toBeNull();
    }
  });
});
