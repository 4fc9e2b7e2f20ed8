import type { IsoDate, Payment, PlanAmounts, SharedPayment } from '~/modules/financing/financing.ts';
import type { OrderFact } from '~/modules/orders/order-facts.ts';
import type { ReceivedMoney, ReturnedMoney } from '~/modules/orders/money-held.ts';
import type { StockState } from '~/modules/orders/stock-state.ts';

/*
 * What the ledger reads and what it answers. Amounts are Rappen, days are ISO dates in Zurich.
 */

/** The steps of an order in the one order in which they are listed everywhere (decision 30). */
export const stepKinds = ['approval', 'payment', 'id', 'check', 'signature', 'workshop', 'delivery'] as const;
export type StepKind = (typeof stepKinds)[number];

/** Who has to do something. `partner` is the financing partner until the signature, the logistics partner after it. */
export type Party = 'shopper' | 'sponsors' | 'employer' | 'shop' | 'partner';

/** An order (or a cart, as the order it would become) as it is stored. */
export interface LedgerOrder {
  /** A cart: its dates hold if it is ordered on `orderedOn`. */
  isDraft: boolean;
  orderedOn: IsoDate;
  hasBike: boolean;
  paysOnce: boolean;
  months: number;
  total: number;
  downPayment: number;
  /** As it was ordered: its instalments are those of a contract that is signed in the month of the order. */
  schedule: readonly Payment[];
  /** What the employer pays of the first instalments; `until` is the member's last day there. */
  employer: { share: number; months: number; until: IsoDate | null } | null;
  /** The employer's approval: until when it can be given, and when it was; null where none is needed. */
  approval: { answerBy: IsoDate; grantedOn: IsoDate | null } | null;
  /** A year's premium; null without insurance. */
  insuranceYearly: number | null;
  /** Whether the pictures of the identity document are there. */
  hasId: boolean;
  /** What has happened, each with its day. */
  facts: Readonly<Partial<Record<OrderFact, IsoDate>>>;
  cancelRequestedOn: IsoDate | null;
  /** Whether the shop cancelled it because it was not paid. */
  isEndedUnpaid: boolean;
  /** Whether pieces are missing, so that the shopper chooses between the money back and a pre-order, or waits for them. */
  stock: StockState;
  /** What is due at once; null where nothing is. */
  payment: LedgerPayment | null;
  /** The day it is likely to arrive; null where none can be named. */
  expectedDelivery: IsoDate | null;
  /** Whether the logistics partner (or an editors' rule) has named that day. */
  isDeliveryNamed: boolean;
}

export interface LedgerPayment {
  amount: number;
  payBy: IsoDate;
  /** Whether the provider holds money that is reserved and not yet confirmed. */
  isReserved: boolean;
  /** All of the payment, sponsors' money included. */
  transactions: readonly ReceivedMoney[];
  refunds: readonly ReturnedMoney[];
}

export interface LedgerStep {
  kind: StepKind;
  /** `now` is the first that is not done: the one that the order waits for. Later ones can be done before it. */
  state: 'done' | 'now' | 'todo' | 'failed';
  /** When it was done; null where it is not, or where nobody noted the day. */
  on: IsoDate | null;
}

export type ObligationKind = StepKind | 'choice' | 'cancellation' | 'instalment' | 'insurance' | 'refund';

/** What a date holds under: if it is ordered on that day, if the contract is signed by that day. */
export interface Assumption {
  kind: 'ordered-on' | 'signed-by';
  date: IsoDate;
}

/** What happens if it is not done. */
export type Consequence = 'order-ends' | 'waits';

/** Something that has to be done or paid. Its words are in `locales/<language>/due.json`, by kind and state. */
export interface Obligation {
  kind: ObligationKind;
  state: ObligationState;
  party: Party;
  /** Rappen; 0 where nothing is paid. */
  amount: number;
  /** Rappen of the same payment that are there already. */
  held: number;
  deadline: IsoDate | null;
  /** What `deadline` holds under; null where it is certain. */
  assumption: Assumption | null;
  consequence: Consequence | null;
  /** The step that has to be done before; null where it can be done now. */
  precondition: StepKind | null;
  /** What the words differ by: `once` or a down payment, a `bike` or other `goods`, a choice before anything was paid (`unpaid`). */
  context: '' | 'once' | 'bike' | 'goods' | 'unpaid';
}

export type ObligationState =
  /** To be done; its deadline is ahead. */
  | 'open'
  /** A part of it is there. */
  | 'rest'
  /** Sponsors have paid a part. */
  | 'sponsored-rest'
  /** Sponsors have paid, and pay, all of it. */
  | 'sponsored'
  /** Its deadline is over, and the order still runs. */
  | 'late'
  /** The provider has it and will confirm it. */
  | 'reserved'
  /** The money was taken back: only people can say more. */
  | 'contested'
  /** The automatic check was not passed; a person looks at it again. */
  | 'declined'
  /** The pieces are not there yet. */
  | 'awaited'
  /** Under way. */
  | 'running'
  /** On a day that the logistics partner has named. */
  | 'named'
  /** No day is known. */
  | 'unknown'
  /** More was paid than was due. */
  | 'overpaid'
  /** The order has ended. */
  | 'ended'
  /** Sent, and not there yet. */
  | 'sent';

/** Whether the shop has to answer a cancellation request: until then nothing is asked of the shopper. */
export const isCancelling = ({ cancelRequestedOn, facts }: Pick<LedgerOrder, 'cancelRequestedOn' | 'facts'>): boolean =>
  cancelRequestedOn !== null && !isOver(facts) && !facts.shipped && !facts.delivered;

/** Whether an order ended other than by its delivery. */
export const isOver = (facts: LedgerOrder['facts']): boolean =>
  facts.cancelled !== undefined || facts.returned !== undefined;

export interface LedgerMoney {
  /** What is due at once. */
  due: number;
  /** What is there of it: from sponsors, from the shopper. */
  sponsors: number;
  own: number;
  /** What the shopper still has to pay of it. */
  open: number;
  /** What the shop has to send back. */
  refund: number;
  /** What is on its way back to the shopper. */
  returning: number;
  /** What went back to the shopper. */
  returned: number;
  /** Of the shopper's money: what the bank or the provider took back, or may take back. */
  contested: number;
}

/** One payment of the plan, with what each side pays of it. */
export interface DuePayment extends SharedPayment {
  /** Of an instalment: 1, 2, 3 …; 0 for what is due at once. */
  number: number;
  /** What sponsors have paid of it; `member` is the rest. */
  sponsors: number;
}

export interface LedgerSchedule {
  /** Empty once the order was cancelled or returned. */
  payments: readonly DuePayment[];
  /** What the dates of the instalments hold under; null once the contract is signed, and where nothing is paid by instalments. */
  assumption: Assumption | null;
  amounts: PlanAmounts;
  /** What the shopper and the employer pay in all; sponsors pay the rest. */
  ownTotal: number;
  employerTotal: number;
  /** Instalments whose day is over; 0 before the contract is signed. */
  dueCount: number;
}

/** How an order ended other than by its delivery, and what became of the money. */
export interface LedgerEnd {
  how: 'cancelled' | 'unpaid' | 'returned';
  on: IsoDate;
  /** The last day on which it could be paid; null where nothing was due. */
  payBy: IsoDate | null;
  /** `none`: nothing was paid, or nothing is known yet of a return. */
  money: 'none' | 'due' | 'sent' | 'returned';
  amount: number;
}

export interface Ledger {
  steps: LedgerStep[];
  /** All that is open, in order: what stops the order first, then its steps, then payments to come, then what the shop owes. */
  obligations: Obligation[];
  /** What the shopper has to do now; null where it is the turn of others. */
  own: Obligation | null;
  /** What is said first: the shopper's own turn, else what the order waits for; null once it is delivered and paid, or has ended. */
  next: Obligation | null;
  /** The shopper's next payment, at once or an instalment; null where none is known. */
  nextPayment: Obligation | null;
  money: LedgerMoney;
  /** Who pays what of the total; nothing once the order has ended. */
  parts: { shopper: number; sponsors: number; employer: number };
  schedule: LedgerSchedule;
  ended: LedgerEnd | null;
  isDelivered: boolean;
  /** The bike is expected after the first instalment is due; null where it is not, and once the contract is signed. */
  lateDelivery: { delivery: IsoDate; first: IsoDate; signBy: IsoDate } | null;
}
