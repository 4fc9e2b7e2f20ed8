import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EnteredDiscount } from '~/modules/pricing/discount.ts';
import { draftSchedule } from '~/modules/orders/draft-ledger.ts';
import { type CartLine, type LineNotice, noCart } from './cart.ts';
import { priceCart } from './priced-cart.ts';

const today = '2026-11-20';

const line = (facts: Partial<CartLine> & { id: string }): CartLine => ({
  variantId: 1,
  kind: 'bike',
  slug: 'limmat-5',
  name: 'Limmat 5',
  brand: null,
  colour: null,
  size: null,
  selectedAddOn: null,
  picture: { src: '/bilder/1.svg', width: 800, height: 500, alt: '' },
  price: 4320_00,
  initialPrice: 4320_00,
  isOnSale: false,
  isReduced: false,
  offerUntil: null,
  isSponsored: false,
  isUsed: false,
  isInsuranceFree: false,
  stock: 'in-stock',
  expectedDeliveryDate: null,
  downPayment: null,
  notices: [],
  mayRepeat: true,
  ...facts,
});

const tenPercent: EnteredDiscount = {
  code: 'VELO10',
  terms: { code: 'VELO10', kind: 'percent', value: 10, minimum: 0, combinable: true },
};

describe('priceCart', () => {
  it('is made of the lines that can be ordered', () => {
    const notices: LineNotice[] = [{ kind: 'sold-out' }];
    const cart = { ...noCart, lines: [line({ id: 'gone', notices }), line({ id: 'here' })] };
    const priced = priceCart(cart, { today, discount: null });
    expect(priced.lines.map(({ id }) => id)).toEqual(['here']);
    expect(priced.cart.lines).toHaveLength(2);
    expect(priced.plan).toMatchObject({ subtotal: 4320_00, total: 4320_00, months: 36, discount: null });
  });

  it('takes off what the entered code is worth, and nothing where it has lost its force', () => {
    const cart = { ...noCart, lines: [line({ id: 'a' })] };
    expect(priceCart(cart, { today, discount: tenPercent }).plan).toMatchObject({
      subtotal: 4320_00,
      total: 3888_00,
      discount: { code: 'VELO10', amount: 432_00 },
      downPayments: [972_00],
    });
    const expired: EnteredDiscount = { code: 'VELO10', terms: null, refusal: 'expired', minimum: 0 };
    expect(priceCart(cart, { today, discount: expired }).plan).toMatchObject({ total: 4320_00, discount: null });
  });

  it('comes to nothing without lines', () => {
    expect(priceCart(noCart, { today, discount: null }).plan).toMatchObject({ total: 0, months: 1, paysOnce: true });
  });

  it('is paid to the Rappen, whatever lies in it and whatever was wished', () => {
    const lines = fc.array(
      fc
        .record({
          price: fc.integer({ min: 1, max: 12_000_00 }),
          kind: fc.constantFrom('bike' as const, 'accessory' as const),
          isUsed: fc.boolean(),
          isReduced: fc.boolean(),
          downPayment: fc.option(fc.integer({ min: 0, max: 12_000_00 })),
        })
        .map((facts) => line({ id: 'any', ...facts })),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 60 }),
        fc.option(fc.constant(tenPercent)),
        (all, planLength, discount) => {
          const { plan } = priceCart({ ...noCart, planLength, lines: all }, { today, discount });
          const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
          expect(sum(draftSchedule(plan, today).map(({ amount }) => amount))).toBe(plan.total);
          expect(plan.total + (plan.discount?.amount ?? 0)).toBe(plan.subtotal);
          expect(sum(plan.downPayments)).toBe(plan.amounts.downPayment);
          expect(plan.options.find(({ months }) => months === plan.months)?.refusal).toBeUndefined();
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
