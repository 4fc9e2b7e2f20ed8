import type { IsoDate, Payment, PlanAmounts, SharedPayment } from '~/modules/financing/financing.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import type { ReceivedMoney, ReturnedMoney } from '~/modules/orders/money-held.ts';
import type { StockState } from '~/modules/orders/stock-state.ts';

/*
 * What the ledger reads and what it answers. Amounts are Rappen, days are ISO dates in Zurich.
 */

/** The steps of an order, in the order in which every list shows them (decision 30). */
export const stepKinds = ['approval', 'payment', 'id', 'check', 'signature', 'workshop', 'delivery'] as const;
export type StepKind = (typeof stepKinds)[number];

/** Who has to act. `partner` is the financing partner before the signature and the logistics partner after it. */
export type Party = 'shopper' | 'sponsors' | 'employer' | 'shop' | 'partner';

/** An order as it is stored, or the order that a cart would become. */
export interface LedgerOrder {
  /** Whether it is a cart: its dates apply if it is ordered on `orderedOn`. */
  isDraft: boolean;
  orderedOn: IsoDate;
  hasBike: boolean;
  paysOnce: boolean;
  months: number;
  total: number;
  downPayment: number;
  /** The schedule as ordered: its instalments assume a contract signed in the month of the order. */
  schedule: readonly Payment[];
  /** The employer's part of the first instalments; `until` is the member's last day of employment. */
  employer: { share: number; months: number; until: IsoDate | null } | null;
  /** The employer's approval: its deadline and its day; null if none is required. */
  approval: { answerBy: IsoDate; grantedOn: IsoDate | null } | null;
  /** Premium of a year; null without insurance. */
  insuranceYearly: number | null;
  /** Whether the pictures of the identity document are uploaded. */
  hasId: boolean;
  /** The events so far, each with its day. */
  facts: Readonly<Partial<Record<OrderFact, IsoDate>>>;
  cancelRequestedOn: IsoDate | null;
  /** Whether the shop cancelled it for lack of payment. */
  isEndedUnpaid: boolean;
  /** Whether pieces are missing, so that the shopper chooses between a refund and a pre-order, or waits for them. */
  stock: StockState;
  /** The payment due at once; null without one. */
  payment: LedgerPayment | null;
  /** The day it is likely to arrive; null if unknown. */
  expectedDelivery: IsoDate | null;
  /** Whether the logistics partner or an editors' rule has named that day. */
  isDeliveryNamed: boolean;
}

export interface LedgerPayment {
  amount: number;
  payBy: IsoDate;
  /** Whether the provider holds reserved money that is not yet confirmed. */
  isReserved: boolean;
  /** All transactions of the payment, including sponsors' money. */
  transactions: readonly ReceivedMoney[];
  refunds: readonly ReturnedMoney[];
}

export interface LedgerStep {
  kind: StepKind;
  /** `now` is the first step that is not done, the one the order waits for. Later ones can be done before it. */
  state: 'done' | 'now' | 'todo' | 'failed';
  /** The day it was done; null if it is not done, or if the day is unknown. */
  on: IsoDate | null;
}

export type ObligationKind = StepKind | 'choice' | 'cancellation' | 'instalment' | 'insurance' | 'refund';

/** The assumption behind a date: an order on that day, or a contract signed by that day. */
export interface Assumption {
  kind: 'ordered-on' | 'signed-by';
  date: IsoDate;
}

/** The consequence of not doing it. */
export type Consequence = 'order-ends' | 'waits';

/** Something that has to be done or paid. Its texts are in `locales/<language>/due.json`, by kind and state. */
export interface Obligation {
  kind: ObligationKind;
  state: ObligationState;
  party: Party;
  /** Rappen; 0 if nothing is paid. */
  amount: number;
  /** Rappen already received for the same payment. */
  held: number;
  deadline: IsoDate | null;
  /** The assumption behind `deadline`; null if it is final. */
  assumption: Assumption | null;
  consequence: Consequence | null;
  /** The step that has to be done before it; null if it can be done now. */
  precondition: StepKind | null;
  /**
   * Variants of the text: `once` or a down payment, a `bike` or other `goods`, a choice before any payment (`unpaid`).
   */
  context: '' | 'once' | 'bike' | 'goods' | 'unpaid';
}

export type ObligationState =
  /** Open, before its deadline. */
  | 'open'
  /** Partly received. */
  | 'rest'
  /** Partly paid by sponsors. */
  | 'sponsored-rest'
  /** Paid, or to be paid, by sponsors alone. */
  | 'sponsored'
  /** Past its deadline, while the order still runs. */
  | 'late'
  /** The provider has the money and will confirm it. */
  | 'reserved'
  /** The money was taken back: the team has to clarify it. */
  | 'contested'
  /** The automatic check failed; the team reviews it. */
  | 'declined'
  /** The pieces are not there yet. */
  | 'awaited'
  /** Under way. */
  | 'running'
  /** On a day that the logistics partner has named. */
  | 'named'
  /** The day is unknown. */
  | 'unknown'
  /** More was paid than was due. */
  | 'overpaid'
  /** The order has ended. */
  | 'ended'
  /** Sent, not yet received. */
  | 'sent';

/** Whether the shop has to answer a cancellation request; until then the shopper has nothing to do. */
export const isCancelling = ({ cancelRequestedOn, facts }: Pick<LedgerOrder, 'cancelRequestedOn' | 'facts'>): boolean =>
  cancelRequestedOn !== null && !isOver(facts) && !facts.shipped && !facts.delivered;

/** Whether an order ended other than by its delivery. */
export const isOver = (facts: LedgerOrder['facts']): boolean =>
  facts.cancelled !== undefined || facts.returned !== undefined;

export interface LedgerMoney {
  /** Total due at once. */
  due: number;
  /** Amounts received of it, from sponsors and from the shopper. */
  sponsors: number;
  own: number;
  /** Amount of it that the shopper still has to pay. */
  open: number;
  /** Amount the shop has to send back. */
  refund: number;
  /** Amount on its way back to the shopper. */
  returning: number;
  /** Amount returned to the shopper. */
  returned: number;
  /** Amount of the shopper's money that the bank or the provider took back, or may take back. */
  contested: number;
}

/** One payment of the plan, split between the payers. */
export interface DuePayment extends SharedPayment {
  /** Number of the instalment from 1; 0 for the payment due at once. */
  number: number;
  /** Paid by sponsors; `member` is the rest. */
  sponsors: number;
}

export interface LedgerSchedule {
  /** Empty once the order was cancelled or returned. */
  payments: readonly DuePayment[];
  /** The assumption behind the dates of the instalments; null once the contract is signed, and without instalments. */
  assumption: Assumption | null;
  amounts: PlanAmounts;
  /** Totals of the shopper and the employer; sponsors pay the rest. */
  ownTotal: number;
  employerTotal: number;
  /** Instalments whose due date has passed; 0 before the contract is signed. */
  dueCount: number;
}

/** How an order ended other than by its delivery, and what happened to the money. */
export interface LedgerEnd {
  how: 'cancelled' | 'unpaid' | 'returned';
  on: IsoDate;
  /** The last day on which it could be paid; null if nothing was due. */
  payBy: IsoDate | null;
  /** `none`: nothing was paid, or the outcome of a return is not known yet. */
  money: 'none' | 'due' | 'sent' | 'returned';
  amount: number;
}

export interface Ledger {
  steps: LedgerStep[];
  /** All open obligations in order: what blocks the order, its steps, coming payments, then what the shop owes. */
  obligations: Obligation[];
  /** What the shopper has to do now; null if another party has to act. */
  own: Obligation | null;
  /**
   * The obligation of the headline: the shopper's own, else what the order waits for; null once it is delivered and
   * paid, or has ended.
   */
  next: Obligation | null;
  /** The shopper's next payment, at once or an instalment; null if unknown. */
  nextPayment: Obligation | null;
  money: LedgerMoney;
  /** Who pays how much of the total; empty once the order has ended. */
  parts: { shopper: number; sponsors: number; employer: number };
  schedule: LedgerSchedule;
  ended: LedgerEnd | null;
  isDelivered: boolean;
  /** The bike is expected after the first instalment is due; null if it is not, and once the contract is signed. */
  lateDelivery: { delivery: IsoDate; first: IsoDate; signBy: IsoDate } | null;
}
