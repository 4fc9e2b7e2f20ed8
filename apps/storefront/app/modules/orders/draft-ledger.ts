import { paymentDeadline, type PlanAmounts, schedule, type SharedPlan } from '~/modules/financing/due.ts';
import type { IsoDate, Payment } from '~/modules/financing/financing.ts';
import { amountDue } from './order-facts.ts';
import { type Ledger, type LedgerOrder, readLedger } from './ledger.ts';
import { sponsorKey } from './sponsor-money.ts';

/** The plan of a cart, as far as the ledger needs it (`CartPlan`). Amounts are Rappen. */
export interface DraftPlan {
  months: number;
  paysOnce: boolean;
  total: number;
  amounts: PlanAmounts;
  shared: SharedPlan | null;
  insured: boolean;
  insuranceYearly: number;
}

export interface DraftFacts {
  today: IsoDate;
  /** Whether a bike is among what can be ordered. */
  hasBike: boolean;
  /** Rappen that sponsors have paid, and that the order takes. */
  sponsored?: number;
  expectedDelivery?: IsoDate | null;
  isDeliveryNamed?: boolean;
}

/** Every payment that a cart would have if it was ordered on a day: what an order stores. */
export function draftSchedule({ total, amounts, months }: DraftPlan, orderedOn: IsoDate): Payment[] {
  return schedule({ total, downPayment: amounts.downPayment, months, orderedOn });
}

/** The order that a cart would become today. */
export function draftOrder(plan: DraftPlan, facts: DraftFacts): LedgerOrder {
  const { months, paysOnce, total, amounts, shared } = plan;
  const { today, sponsored = 0, expectedDelivery = null, isDeliveryNamed = false } = facts;
  const { downPayment } = amounts;
  const due = amountDue({ payOneTime: paysOnce, resultingPrice: total, totalDownPayment: downPayment });
  const covered = Math.min(sponsored, due);
  return {
    isDraft: true,
    orderedOn: today,
    hasBike: facts.hasBike,
    paysOnce,
    months,
    total,
    downPayment,
    schedule: draftSchedule(plan, today),
    employer: shared && { share: shared.employer, months: shared.employerMonths, until: null },
    approval: null,
    insuranceYearly: plan.insured ? plan.insuranceYearly : null,
    hasId: false,
    facts: {},
    cancelRequestedOn: null,
    isEndedUnpaid: false,
    stock: 'reserved',
    payment:
      due === 0
        ? null
        : {
            amount: due,
            payBy: paymentDeadline(today),
            isReserved: false,
            transactions: covered > 0 ? [{ key: sponsorKey('draft'), status: 'confirmed', amount: covered }] : [],
            refunds: [],
          },
    expectedDelivery,
    isDeliveryNamed,
  };
}

/** What a cart comes to, in the shape of an order's ledger. */
export const draftLedger = (plan: DraftPlan, facts: DraftFacts): Ledger =>
  readLedger(draftOrder(plan, facts), facts.today);
