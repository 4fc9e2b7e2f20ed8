import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { chosenPlan, type ProductOffer } from '~/modules/catalog/product-plans.ts';
import { productOffers } from '~/modules/catalog/product-plans.server.ts';
import { partsOf, sharedSchedule } from '~/modules/financing/employer-share.ts';
import { newPlanLengths, sum } from '~/modules/financing/financing.ts';
import { draftSchedule } from '~/modules/orders/draft-ledger.ts';
import { type PlanLine, cartPlan } from './cart-plan.ts';

/* What a product page shows is what is in the cart (decision 60), for whatever is chosen. */

const today = '2026-10-15';
const RUNS = 1000;

const offerOf = (price: number): ProductOffer => {
  const [offer] = productOffers({ kind: 'bike', displayPrice: price, isOccasion: false }, [], today);
  if (!offer) throw new Error('There is no offer.');
  return offer;
};

const line = (id: string, kind: PlanLine['kind'], price: number, downPayment: number | null): PlanLine => {
  return { id, kind, price, downPayment, isUsed: false, isReduced: false };
};

/**
 * A bike of any price to the 5 Rappen, with a down payment of its page: the preset, or any whole franc up to the most.
 */
const bike = fc
  .record({
    coins: fc.integer({ min: 2500_00 / 5, max: 15_000_00 / 5 }),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ coins, share }) => {
    const offer = offerOf(coins * 5);
    const { max } = offer.downPayment;
    return { offer, downPayment: share === null ? null : Math.floor((max * share) / 100) * 100 };
  });

const choice = fc.record({
  bikes: fc.array(bike, { minLength: 1, maxLength: 3 }),
  accessories: fc.array(fc.integer({ min: 900 / 5, max: 900_00 / 5 }), { maxLength: 4 }),
  months: fc.constantFrom(...newPlanLengths),
  insurance: fc.boolean(),
  percent: fc.option(fc.integer({ min: 1, max: 20 })),
});

/** What an employer pays a month: an amount, or a share with or without a limit. */
const costSharing = fc.record({
  planType: fc.constantFrom('mhp' as const, 'bfe' as const, 'mbp' as const),
  share: fc.oneof(
    fc.record({
      kind: fc.constant('amount' as const),
      amount: fc.integer({ min: 1, max: 400_00 / 5 }).map((n) => n * 5),
    }),
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      cap: fc.option(
        fc.integer({ min: 1, max: 300_00 / 5 }).map((n) => n * 5),
        { nil: undefined },
      ),
    }),
  ),
});

describe('one figure everywhere', () => {
  it('is that of the product page on each line, whatever code, insurance and accessories do', () => {
    fc.assert(
      fc.property(choice, ({ bikes, accessories, months, insurance, percent }) => {
        const pages = bikes.map(({ offer, downPayment }) => chosenPlan(offer, { months, downPayment }));
        const lines = [
          ...pages.map((plan, index) => line(`b${index}`, 'bike', plan.total, months === 1 ? null : plan.downPayment)),
          ...accessories.map((coins, index) => line(`a${index}`, 'accessory', coins * 5, null)),
        ];
        const terms = { code: 'X', kind: 'percent' as const, value: percent ?? 0, minimum: 0, combinable: true };
        const plan = cartPlan(lines, {
          planLength: months,
          insurance,
          discount: percent === null ? null : terms,
        });

        expect(plan.months).toBe(months);
        for (const [index, { downPayment, first, regular, total }] of pages.entries()) {
          expect(plan.lines[index]).toEqual({ months, total, downPayment, first, regular });
          expect(downPayment + first + regular * (months - 1)).toBe(total);
        }
        expect(sum(plan.lines.map(({ total }) => total))).toBe(plan.subtotal);
        expect(plan.total).toBe(plan.subtotal - (plan.discount?.amount ?? 0));
        expect(sum(draftSchedule(plan, today).map(({ amount }) => amount))).toBe(plan.total);
      }),
      { numRuns: RUNS },
    );
  });

  it('is the whole of a cart that holds nothing else', () => {
    fc.assert(
      fc.property(bike, fc.constantFrom(...newPlanLengths), ({ offer, downPayment }, months) => {
        const page = chosenPlan(offer, { months, downPayment });
        const stored = months === 1 ? null : page.downPayment;
        const plan = cartPlan([line('b', 'bike', offer.price, stored)], {
          planLength: months,
          insurance: false,
        });
        const { downPayment: down, first, regular, total, example } = page;
        expect(plan.amounts).toEqual({ months, total, downPayment: down, first, regular });
        const dates = draftSchedule(plan, today).flatMap(({ kind, date }) => (kind === 'instalment' ? [date] : []));
        if (months > 1) expect([example.first, example.last]).toEqual([dates[0], dates.at(-1)]);
      }),
      { numRuns: RUNS },
    );
  });

  it('is shared with an employer alike on card, page and cart, and by its payments to the Rappen', () => {
    fc.assert(
      fc.property(bike, fc.constantFrom(...newPlanLengths), costSharing, ({ offer, downPayment }, months, sharing) => {
        const rules = { costSharing: sharing };
        const product = { kind: 'bike' as const, displayPrice: offer.price, isOccasion: false };
        const [shared] = productOffers(product, [], today, rules);
        if (!shared) throw new Error('There is no offer.');
        const page = chosenPlan(shared, { months, downPayment });
        const stored = months === 1 ? null : page.downPayment;
        const choice = { planLength: months, insurance: false, rules };
        const plan = cartPlan([line('b', 'bike', offer.price, stored)], choice);
        expect(plan.shared).toEqual(page.shared);

        const { member, employer } = partsOf(sharedSchedule(draftSchedule(plan, today), plan.shared));
        expect(member + employer).toBe(plan.total);
        expect(member).toBe(plan.shared?.memberTotal ?? plan.total);
        const undiminished = chosenPlan(shared, { months, downPayment: 0 });
        const card = cardPlan({ ...product, planRules: rules }, months);
        expect(card.rate).toBe(undiminished.shared?.member ?? undiminished.regular);
        expect([card.employer, card.employerMonths]).toEqual([
          undiminished.shared?.employer ?? 0,
          undiminished.shared?.employerMonths ?? 0,
        ]);
      }),
      { numRuns: RUNS },
    );
  });

  it('has one part of an employer for all bikes of a cart, and none where it holds accessories alone', () => {
    const sharing = { planType: 'mhp', share: { kind: 'amount', amount: 36_00 } } as const;
    const choice = { planLength: 36, insurance: false, today, rules: { costSharing: sharing } } as const;
    const trailer = line('a', 'accessory', 2600_00, null);
    expect(cartPlan([trailer], choice)).toMatchObject({ months: 36, shared: null });
    const bikes = [line('b', 'bike', 4320_00, 0), line('c', 'bike', 3600_00, 0)];
    for (const lines of [[trailer, ...bikes.slice(1)], bikes])
      expect(cartPlan(lines, choice).shared).toMatchObject({ employer: 36_00 });
  });
});
