import fc from 'fast-check';
import type { PlanLine } from '~/modules/cart/cart-plan.ts';
import { newPlanLengths } from '~/modules/financing/financing.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import type { Beginning, Life } from './life.ts';

const line = (kind: PlanLine['kind'], price: number, index: number): PlanLine => ({
  id: String(index),
  kind,
  price,
  isUsed: false,
  downPayment: null,
  isReduced: false,
});

/** Orders of bikes and accessories at once and on plans, with code, insurance, sponsors and an employer that pays a part. */
export const beginnings: fc.Arbitrary<Beginning> = fc.record({
  lines: fc
    .tuple(
      fc.array(fc.integer({ min: 500_00, max: 9_000_00 }), { maxLength: 2 }),
      fc.array(fc.integer({ min: 10_00, max: 900_00 }), { maxLength: 2 }),
    )
    .filter(([bikes, accessories]) => bikes.length + accessories.length > 0)
    .map(([bikes, accessories]) => [
      ...bikes.map((price, index) => line('bike', Math.floor(price / 5) * 5, index)),
      ...accessories.map((price, index) => line('accessory', Math.floor(price / 5) * 5, 10 + index)),
    ]),
  months: fc.constantFrom(...newPlanLengths),
  insurance: fc.boolean(),
  percentOff: fc.constantFrom(0, 0, 10, 15),
  sharing: fc.option(
    fc.record({
      planType: fc.constantFrom('mhp' as const, 'bfe' as const, 'mbp' as const),
      share: fc.oneof(
        fc.integer({ min: 10_00, max: 80_00 }).map((amount) => ({ kind: 'amount' as const, amount })),
        fc.integer({ min: 5, max: 60 }).map((percent) => ({ kind: 'percent' as const, percent })),
      ),
    }),
    { nil: undefined },
  ),
  sponsoredPercent: fc.constantFrom(0, 0, 0, 40, 100),
  orderedOn: fc
    .integer({ min: 0, max: 700 })
    .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
});

/** Something that happens to an order, with a name for counterexamples. */
export interface Step {
  name: string;
  run: (life: Life) => void;
}

const step = (name: string, run: Step['run']): Step => ({ name, run });
let transfers = 0;

const payments = fc
  .tuple(fc.constantFrom('provider', 'bank'), fc.constantFrom(10, 50, 100, 100, 130))
  .map(([means, percent]) =>
    step(`pays ${percent} % by ${means}`, (life) => {
      const amount = Math.ceil(((life.order.payment?.amount ?? 0) * percent) / 100);
      life.receive(`${means}:${++transfers}`, amount);
    }),
  );

const facts: OrderFact[] = [
  'checked',
  'contract',
  'assembly',
  'shipped',
  'delivered',
  'declined',
  'cancelled',
  'returned',
];
const moves = fc.constantFrom(...facts).map((fact) => step(fact, (life) => life.move(fact)));
const refunds = fc
  .constantFrom(20, 100)
  .map((percent) => step(`refund of ${percent} %`, (life) => life.refund(percent)));
const clock = fc.constantFrom(1, 3, 6, 8, 31, 70).map((days) => step(`${days} days pass`, (life) => life.wait(days)));
const others = fc.constantFrom(
  step('sends the ID', (life) => life.sendId()),
  step('payment is reserved', (life) => life.reserve()),
  step('asks for a cancellation', (life) => life.requestCancellation()),
  step('leaves the employer', (life) => life.leaveEmployer()),
  step('refunds are sent', (life) => life.settleRefunds()),
  step('charge back', (life) => life.chargeBack()),
);

export const histories: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: payments },
    { weight: 5, arbitrary: moves },
    refunds,
    { weight: 4, arbitrary: clock },
    { weight: 3, arbitrary: others },
  ),
  { minLength: 1, maxLength: 14 },
);
