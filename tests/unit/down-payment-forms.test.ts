import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { i18nInstance } from '~/i18n/texts.server.ts';
import { cartPlan } from '~/modules/cart/cart-plan.ts';
import type { CartLine } from '~/modules/cart/cart.ts';
import { cartForm, parsePlanForm } from '~/modules/cart/cart.schema.server.ts';
import { changedDownPayments } from '~/modules/cart/lines/down-payment-changes.ts';
import { chosenPlan } from '~/modules/catalog/product-plans.ts';
import { productOffers } from '~/modules/catalog/product-plans.server.ts';
import { downPaymentRefusal, newPlanLengths } from '~/modules/financing/financing.ts';
import { offeredPrice } from '~/modules/pricing/pricing.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { DownPayments } from '~/pages/checkout/plan/plan-choices.tsx';
import { DownPaymentChoice } from '~/pages/product/plan/down-payment-choice.tsx';
import PlanLive from '~/pages/product/plan/plan-live.tsx';
import type { ProductChoice } from '~/pages/product/use-product-choice.ts';

/*
 * What the server renders of a down payment passes the browser's form validation, and the action accepts it unchanged.
 */

const RUNS = 10_000;
const SEED = Number(process.env.DOWN_PAYMENT_SEED ?? 20_261_127);
const today = '2026-11-27';

type Input = Readonly<Record<string, string>>;

/** The inputs of a page that belong to its form, with their attributes. */
function inputsOf(element: ReactElement): Input[] {
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n: i18nInstance('de') }, element));
  return [...html.matchAll(/<input ([^>]*?)\/?>/g)]
    .map(([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
      ),
    )
    .filter((input) => 'name' in input && !('disabled' in input));
}

/** The fields that a browser sends: of radio buttons the checked one. */
function sent(inputs: readonly Input[]): FormData {
  const form = new FormData();
  for (const input of inputs) {
    if (input.type === 'radio' && !('checked' in input)) continue;
    form.append(input.name ?? '', input.value ?? '');
  }
  return form;
}

/** HTML's constraint validation, for an input's own value. */
function isValid({ type = 'text', value = '', min, max, step, pattern, required }: Input): boolean {
  if (type === 'hidden' || type === 'radio') return true;
  if (value === '') return required === undefined;
  if (type === 'text') return pattern === undefined || new RegExp(`^(?:${pattern})$`, 'v').test(value);
  const number = Number(value);
  const base = Number(min ?? 0);
  const offset = Math.abs((number - base) / Number(step ?? 1));
  const isOnStep = step === 'any' || Math.abs(offset - Math.round(offset)) < 1e-9;
  return number >= Number(min ?? -Infinity) && number <= Number(max ?? Infinity) && isOnStep;
}

const bike = fc.record({
  /** Any Rappen amount before an offer. */
  list: fc.oneof(fc.integer({ min: 900_00, max: 15_000_00 }), fc.constantFrom(2988_00, 2666_67, 2400_00, 2000_05)),
  /** Percent of the offer. */
  percent: fc.integer({ min: 0, max: 60 }),
});

const choice = fc.record({
  bikes: fc.array(bike, { minLength: 1, maxLength: 2 }),
  accessory: fc.option(fc.integer({ min: 9_00, max: 900_00 }), { freq: 2 }),
  months: fc.constantFrom(...newPlanLengths),
  /** Percent of a code, or Rappen. */
  code: fc.option(fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 100, max: 500_00 }))),
});

const priceOf = ({ list, percent }: { list: number; percent: number }) => offeredPrice(list, percent);

function line(id: string, kind: 'bike' | 'accessory', price: number): CartLine {
  const facts = { variantId: 1, slug: 's', name: 'Velo', brand: null, colour: null, size: null, selectedAddOn: null };
  const picture = { src: '/p.svg', alt: '', width: 4, height: 3 };
  const flags = { isOnSale: false, isReduced: false, isSponsored: false, isUsed: false, isInsuranceFree: false };
  const rest = {
    offerUntil: null,
    stock: 'in-stock',
    expectedDeliveryDate: null,
    downPayment: null,
    notices: [],
    mayRepeat: false,
  } as const;
  return { ...facts, ...flags, ...rest, notices: [], id, kind, picture, price, initialPrice: price };
}

const nothing = () => undefined;

describe('a down payment as it is rendered', () => {
  it(`passes the browser and is taken unchanged from a product page (seed ${SEED})`, { timeout: 120_000 }, () => {
    let requested = 0;
    const check = fc.property(choice, fc.integer({ min: 0, max: 100 }), ({ bikes: [first], months }, share) => {
      const price = priceOf(first ?? { list: 4320_00, percent: 0 });
      const [offer] = productOffers({ kind: 'bike', displayPrice: price, isOccasion: false }, [price], today);
      if (!offer) throw new Error('There is no offer.');
      const wished = share % 3 === 0 ? null : Math.floor((offer.downPayment.max * share) / 100 / 100) * 100;
      const plan = chosenPlan(offer, { months, downPayment: wished });
      const product = { offer, plan, setDownPayment: nothing } as unknown as ProductChoice;
      const pages = [
        createElement(DownPaymentChoice, { choice: product }),
        createElement(PlanLive, { choice: product }),
      ];
      for (const inputs of plan.months === 1 ? [] : pages.map(inputsOf)) {
        expect(inputs.filter((input) => !isValid(input))).toEqual([]);
        const form = sent(inputs);
        if (!form.has('downPayment')) continue;
        form.set('intent', 'add');
        const parsed = parseForm(form, cartForm);
        const action = parsed.ok ? parsed.value : undefined;
        if (action?.intent !== 'add') throw new Error('The form is not understood.');
        expect(action.downPayment).toBe(plan.downPayment);
        const item = { price, isBike: true, downPayment: null };
        expect(downPaymentRefusal([item], 0, action.downPayment ?? -1)).toBeUndefined();
        requested += 1;
      }
    });
    fc.assert(check, { numRuns: RUNS, seed: SEED });
    expect(requested).toBeGreaterThan(RUNS / 2);
  });

  it(`passes the browser and is taken unchanged from the plan of a cart (seed ${SEED})`, { timeout: 120_000 }, () => {
    let requested = 0;
    const check = fc.property(choice, ({ bikes, accessory, months, code }) => {
      const lines = [
        ...bikes.map((each, index) => line(`00000000-0000-4000-8000-00000000000${index}`, 'bike', priceOf(each))),
        ...(accessory === null ? [] : [line('00000000-0000-4000-8000-00000000000a', 'accessory', accessory)]),
      ];
      const terms = { code: 'X', kind: code !== null && code <= 50 ? 'percent' : 'amount', minimum: 0 } as const;
      const discount = code === null ? null : { ...terms, value: code, combinable: true };
      const wished = { planLength: months, insurance: false, today, discount };
      const plan = cartPlan(lines, wished);
      if (plan.paysOnce) return;
      const inputs = inputsOf(createElement(DownPayments, { lines, plan, onChange: nothing }));
      expect(inputs.filter((input) => !isValid(input))).toEqual([]);
      const { choices, unreadable } = parsePlanForm(sent(inputs));
      expect(unreadable).toEqual([]);
      const changes = choices.downPayments.map(({ itemId, amount }) => {
        const index = lines.findIndex(({ id }) => id === itemId);
        expect(amount).toBe(plan.downPayments[index]);
        return { index, amount };
      });
      const items = lines.map(({ price, kind }) => ({ price, isBike: kind === 'bike', downPayment: null }));
      const { stored, refused } = changedDownPayments(items, changes);
      expect(refused).toEqual([]);
      const kept = lines.map((each, index) => ({ ...each, downPayment: stored[index] ?? null }));
      expect(cartPlan(kept, wished).downPayments).toEqual(plan.downPayments);
      requested += 1;
    });
    fc.assert(check, { numRuns: RUNS, seed: SEED });
    expect(requested).toBeGreaterThan(RUNS / 2);
  });
});
