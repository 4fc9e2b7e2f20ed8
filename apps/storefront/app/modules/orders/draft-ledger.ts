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
  /** Whether a bike is among the items that can be ordered. */
  hasBike: boolean;
  /** Rappen paid by sponsors that the order uses. */
  sponsored?: number;
  expectedDelivery?: IsoDate | null;
  isDeliveryNamed?: boolean;
}

/** The schedule of the cart if it is ordered on that day, as an order stores it. */
export function draftSchedule({ total, amounts, months }: DraftPlan, orderedOn: IsoDate): Payment[] {
  return schedule({ total, downPayment: amounts.downPayment, months, orderedOn });
}

/** The order that the cart would become today. */
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

/** The ledger of a cart, in the same form as an order's. */
export const draftLedger = (plan: DraftPlan, facts: DraftFacts): Ledger =>
  readLedger(draftOrder(plan, facts), facts.today);
