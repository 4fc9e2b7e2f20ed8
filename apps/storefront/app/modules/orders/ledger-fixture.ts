import { schedule } from '~/modules/financing/due.ts';
import type { LedgerOrder, LedgerPayment } from './ledger.ts';
import { sponsorKey } from './sponsor-money.ts';

/*
 * Thirty orders in all states, for tests: what each page, mail and document shows is compared with the ledger of each.
 */

/** The day on which the fixture is read, unless an order names another. */
export const FIXTURE_DAY = '2026-11-30';

const ORDERED_ON = '2026-11-27';
const PAY_BY = '2026-12-04';

const payment = (amount: number, values: Partial<LedgerPayment> = {}): LedgerPayment => ({
  amount,
  payBy: PAY_BY,
  isReserved: false,
  transactions: [],
  refunds: [],
  ...values,
});

const paid = (amount: number, key = 'provider:1', status = 'confirmed') => ({ key, amount, status });

/** A plan of CHF 4320 over 36 months with CHF 1080 down, ordered on 27 November 2026. */
function plan(values: Partial<LedgerOrder> = {}): LedgerOrder {
  const { total = 4320_00, downPayment = 1080_00, months = 36, orderedOn = ORDERED_ON } = values;
  return {
    isDraft: false,
    orderedOn,
    hasBike: true,
    paysOnce: false,
    months,
    total,
    downPayment,
    schedule: schedule({ total, downPayment, months, orderedOn }),
    employer: null,
    approval: null,
    insuranceYearly: null,
    hasId: false,
    facts: {},
    cancelRequestedOn: null,
    isEndedUnpaid: false,
    stock: 'reserved',
    payment: downPayment > 0 ? payment(downPayment) : null,
    expectedDelivery: '2026-12-14',
    isDeliveryNamed: false,
    ...values,
  };
}

/** A bike of CHF 4320 that is paid at once. */
const once = (values: Partial<LedgerOrder> = {}): LedgerOrder =>
  plan({
    paysOnce: true,
    months: 1,
    downPayment: 0,
    schedule: schedule({ total: values.total ?? 4320_00, downPayment: 0, months: 1, orderedOn: ORDERED_ON }),
    payment: payment(values.total ?? 4320_00),
    ...values,
  });

const downPaid = { payment: payment(1080_00, { transactions: [paid(1080_00)] }) };
const checked = { paid: '2026-11-28', checked: '2026-11-30' };
const signed = { ...checked, contract: '2026-12-02' };

export interface FixtureOrder {
  name: string;
  order: LedgerOrder;
  /** The day on which it is read. */
  today: string;
}

const at = (name: string, order: LedgerOrder, today = FIXTURE_DAY): FixtureOrder => ({ name, order, today });

export const fixtureOrders: readonly FixtureOrder[] = [
  at('cart: plan with a down payment', plan({ isDraft: true })),
  at(
    'cart: plan, sponsors pay a part',
    plan({
      isDraft: true,
      payment: payment(1080_00, { transactions: [paid(630_00, sponsorKey('page'))] }),
    }),
  ),
  at(
    'cart: plan that an employer shares, delivery in spring',
    plan({
      isDraft: true,
      downPayment: 0,
      employer: { share: 50_00, months: 24, until: null },
      expectedDelivery: '2027-03-15',
    }),
  ),
  at('cart: accessories, paid at once', once({ isDraft: true, total: 240_00, hasBike: false })),
  at('plan: just ordered', plan()),
  at('plan: first instalment differs, insured', plan({ total: 4999_00, downPayment: 0, insuranceYearly: 376_00 })),
  at(
    'plan: waits for the approval of the employer',
    plan({
      employer: { share: 50_00, months: 24, until: null },
      approval: { answerBy: '2026-12-04', grantedOn: null },
    }),
  ),
  at('plan: last day to pay', plan(), PAY_BY),
  at('plan: deadline over, order still there', plan(), '2026-12-05'),
  at('plan: paid in part', plan({ payment: payment(1080_00, { transactions: [paid(300_00, 'bank:1')] }) })),
  at('plan: payment reserved', plan({ payment: payment(1080_00, { isReserved: true }) })),
  at(
    'plan: sponsors paid a part',
    plan({
      payment: payment(1080_00, { transactions: [paid(630_00, sponsorKey('page'))] }),
    }),
  ),
  at(
    'plan: sponsors paid all of it',
    plan({
      payment: payment(1080_00, { transactions: [paid(1080_00, sponsorKey('page'))] }),
      facts: { paid: ORDERED_ON },
    }),
  ),
  at('plan: down payment there, ID missing', plan({ ...downPaid, facts: { paid: '2026-11-28' } })),
  at('plan: ID there before the payment', plan({ hasId: true })),
  at('plan: is being checked', plan({ ...downPaid, hasId: true, facts: { paid: '2026-11-28' } })),
  at('plan: automatic check not passed', plan({ hasId: true, facts: { declined: '2026-11-29' } })),
  at('plan: contract is ready, read in January', plan({ ...downPaid, hasId: true, facts: checked }), '2027-01-12'),
  at(
    'plan: signed, in the workshop',
    plan({
      ...downPaid,
      hasId: true,
      facts: { ...signed, assembly: '2026-12-03' },
      expectedDelivery: '2026-12-11',
      isDeliveryNamed: true,
    }),
    '2026-12-04',
  ),
  at(
    'plan: pre-order without a day, signed',
    plan({
      ...downPaid,
      hasId: true,
      facts: signed,
      stock: 'preOrdered',
      expectedDelivery: null,
    }),
    '2026-12-04',
  ),
  at(
    'plan: on the road',
    plan({
      ...downPaid,
      hasId: true,
      facts: { ...signed, shipped: '2026-12-10' },
      expectedDelivery: '2026-12-11',
      isDeliveryNamed: true,
    }),
    '2026-12-10',
  ),
  at(
    'plan: delivered, employer left in June',
    plan({
      ...downPaid,
      hasId: true,
      employer: { share: 50_00, months: 24, until: '2027-06-15' },
      facts: { ...signed, delivered: '2026-12-11' },
    }),
    '2027-07-10',
  ),
  at(
    'plan: paid twice',
    plan({
      hasId: true,
      facts: { paid: '2026-11-28' },
      payment: payment(1080_00, { transactions: [paid(1080_00), paid(1080_00, 'bank:2')] }),
    }),
  ),
  at('once: cancellation requested before the payment', once({ cancelRequestedOn: '2026-11-29' })),
  at(
    'once: something is sold out',
    once({
      stock: 'choosing',
      facts: { paid: '2026-11-28' },
      payment: payment(4320_00, { transactions: [paid(4320_00)] }),
      expectedDelivery: null,
    }),
  ),
  at(
    'plan: cancelled, money to be sent back',
    plan({ ...downPaid, facts: { ...checked, cancelled: '2026-12-01' } }),
    '2026-12-02',
  ),
  at(
    'plan: cancelled, all of it sent back',
    plan({
      facts: { paid: '2026-11-28', cancelled: '2026-12-01' },
      payment: payment(1080_00, {
        transactions: [paid(1080_00, 'provider:1', 'refunded')],
        refunds: [{ key: 'provider:1', amount: 1080_00, doneAt: new Date('2026-12-03T09:00:00Z'), failure: null }],
      }),
    }),
    '2026-12-04',
  ),
  at(
    'plan: cancelled because it was not paid',
    plan({ facts: { cancelled: '2026-12-05' }, isEndedUnpaid: true }),
    '2026-12-06',
  ),
  at(
    'accessories: paid, ready to be sent',
    once({
      total: 240_00,
      hasBike: false,
      facts: { paid: '2026-11-28' },
      payment: payment(240_00, { transactions: [paid(240_00)] }),
    }),
  ),
  at(
    'once: returned',
    once({
      facts: { paid: '2026-11-28', delivered: '2026-12-11', returned: '2026-12-20' },
      payment: payment(4320_00, { transactions: [paid(4320_00)] }),
    }),
    '2026-12-21',
  ),
];
