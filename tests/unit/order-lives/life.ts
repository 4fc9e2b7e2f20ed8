import { cartPlan, type PlanLine } from '~/modules/cart/cart-plan.ts';
import { daysAfter } from '~/modules/financing/dates.ts';
import { paymentDeadline, reminderHorizon } from '~/modules/financing/deadlines.ts';
import type { CostSharing } from '~/modules/financing/financing.ts';
import { draftOrder } from '~/modules/orders/draft-ledger.ts';
import { type Ledger, type LedgerOrder, readLedger } from '~/modules/orders/ledger.ts';
import { moneyHeld } from '~/modules/orders/money-held.ts';
import { checkMove, factsOf, isPrepared, type OrderFact, stageOf, wayOf } from '~/modules/orders/order-facts.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { sponsorKey } from '~/modules/orders/sponsor-money.ts';
import { type TransactionStatus, paymentStatus } from '~/modules/payments/provider/status.ts';

/** What an order begins with. Amounts are Rappen. */
export interface Beginning {
  lines: PlanLine[];
  months: number;
  insurance: boolean;
  percentOff: number;
  sharing: CostSharing | undefined;
  /** Of what is due at once. */
  sponsoredPercent: number;
  orderedOn: string;
}

type Transaction = { key: string; status: TransactionStatus; amount: number };
type Refund = { key: string; amount: number; doneAt: Date | null; failure: string | null };

/**
 * An order in memory, moved by the shop's own rules: the transition table, the status of payments, deadlines. What the server does in
 * one transaction, a method does here.
 */
export class Life {
  today: string;
  readonly order: LedgerOrder;
  readonly way;
  readonly events: { kind: string; at: string; who: string }[] = [];
  readonly transactions: Transaction[] = [];
  readonly refunds: Refund[] = [];
  readonly covered: number;
  #reminded = false;
  #payBy: string;
  #hasId = false;
  #isReserved = false;
  #until: string | null = null;

  constructor(beginning: Beginning) {
    const { lines, months, insurance, percentOff, sharing, orderedOn } = beginning;
    const code = { code: 'LIVES', kind: 'percent' as const, value: percentOff, minimum: 0, combinable: true };
    const plan = cartPlan(lines, {
      planLength: months,
      insurance,
      rules: { costSharing: sharing },
      discount: percentOff > 0 ? code : null,
    });
    const due = plan.paysOnce ? plan.total : plan.amounts.downPayment;
    this.covered = Math.floor((due * beginning.sponsoredPercent) / 100);
    const hasBike = lines.some(({ kind }) => kind === 'bike');
    this.order = { ...draftOrder(plan, { today: orderedOn, hasBike }), isDraft: false };
    this.today = orderedOn;
    this.#payBy = paymentDeadline(orderedOn);
    const terms = { payOneTime: plan.paysOnce, resultingPrice: plan.total, totalDownPayment: plan.amounts.downPayment };
    this.way = wayOf(terms);
    if (this.covered > 0) this.receive(sponsorKey('page'), this.covered);
  }

  get facts(): Map<OrderFact, string> {
    return factsOf(this.events);
  }

  get stage() {
    return stageOf(this.way, new Set(this.facts.keys()));
  }

  get hasRequested(): boolean {
    return this.events.some(({ kind }) => kind === 'cancelRequested');
  }

  /** The stored order, as `ledger.server.ts` reads it. */
  stored(): LedgerOrder {
    const { payment } = this.order;
    return {
      ...this.order,
      facts: Object.fromEntries(this.facts),
      hasId: this.#hasId,
      employer: this.order.employer && { ...this.order.employer, until: this.#until },
      cancelRequestedOn: this.events.find(({ kind }) => kind === 'cancelRequested')?.at ?? null,
      isEndedUnpaid: this.events.findLast(({ kind }) => kind === 'cancelled')?.who === 'shop',
      payment: payment && {
        amount: payment.amount,
        payBy: this.#payBy,
        isReserved: this.#isReserved,
        transactions: this.transactions,
        refunds: this.refunds,
      },
    };
  }

  ledger(): Ledger {
    return readLedger(this.stored(), this.today);
  }

  /** Notes a fact where the transition table allows it. */
  move(fact: OrderFact, who = 'staff'): void {
    const facts = new Set(this.facts.keys());
    if (checkMove(this.way, facts, fact).kind !== 'possible') return;
    this.events.push({ kind: fact, at: this.today, who });
    if (fact === 'checked' && facts.has('declined') && !facts.has('paid')) {
      this.#payBy = paymentDeadline(this.today);
      this.#reminded = false;
    }
    if (fact === 'cancelled') this.#returnSponsors();
  }

  #returnSponsors(): void {
    const covering = this.transactions.find(({ key }) => key === sponsorKey('page'));
    if (covering) covering.status = 'refunded';
  }

  /** Money came, by whatever means. */
  receive(key: string, amount: number): void {
    const { payment } = this.order;
    if (!payment || amount <= 0) return;
    this.transactions.push({ key, status: 'confirmed', amount });
    this.#isReserved = false;
    const counted = this.transactions.map((each, index) => {
      const held = moneyHeld([each], this.refunds);
      return { ...each, id: String(index), at: new Date(0), held };
    });
    if (paymentStatus(payment.amount, counted, undefined, this.covered) !== 'confirmed') return;
    if (this.facts.has('paid')) return;
    const wasCancelledByShop = this.events.findLast(({ kind }) => kind === 'cancelled')?.who === 'shop';
    if (this.facts.has('cancelled') && wasCancelledByShop && !this.hasRequested && this.covered === 0) {
      this.events.push({ kind: 'reinstated', at: this.today, who: 'shop' });
    }
    this.move('paid', 'payment');
  }

  reserve(): void {
    if (this.order.payment && isOpenAt(this.stage, 'pay') && !this.facts.has('paid')) this.#isReserved = true;
  }

  sendId(): void {
    if (!this.order.paysOnce && isOpenAt(this.stage, 'id-document')) this.#hasId = true;
  }

  requestCancellation(): void {
    if (!isOpenAt(this.stage, 'cancel') || this.hasRequested) return;
    this.events.push({ kind: 'cancelRequested', at: this.today, who: 'shopper' });
  }

  leaveEmployer(): void {
    this.#until ??= this.today;
  }

  /** Has a part of what the shopper brought sent back; no more than is there. */
  refund(percent: number): void {
    const transaction = this.transactions.find(
      ({ key, status }) => key !== sponsorKey('page') && (status === 'confirmed' || status === 'partially_refunded'),
    );
    if (!transaction) return;
    const { key } = transaction;
    const asked = this.refunds.filter((each) => each.key === key).reduce((sum, { amount }) => sum + amount, 0);
    const amount = Math.min(Math.ceil((transaction.amount * percent) / 100), transaction.amount - asked);
    if (amount > 0) this.refunds.push({ key, amount, doneAt: null, failure: null });
  }

  /** The provider has sent what was to be sent. */
  settleRefunds(): void {
    for (const refund of this.refunds) refund.doneAt ??= new Date(`${this.today}T12:00:00Z`);
    for (const transaction of this.transactions) {
      const sent = this.refunds
        .filter(({ key }) => key === transaction.key)
        .reduce((sum, { amount }) => sum + amount, 0);
      if (sent > 0) transaction.status = sent >= transaction.amount ? 'refunded' : 'partially_refunded';
    }
  }

  chargeBack(): void {
    const transaction = this.transactions.find(
      ({ key, status }) => key.startsWith('provider:') && status === 'confirmed',
    );
    if (transaction && !this.refunds.some(({ key }) => key === transaction.key)) transaction.status = 'chargeback';
  }

  /** Days pass, and the job that watches deadlines runs on each. */
  wait(days: number): void {
    for (let day = 0; day < days; day += 1) {
      this.today = daysAfter(this.today, 1);
      this.watchDeadline();
    }
  }

  /** The job that reminds of what is due soon and cancels what was not paid in time. */
  watchDeadline(): void {
    const facts = this.facts;
    const isDeclined = this.stage === 'received' && facts.has('declined');
    const isWaiting = this.order.payment && !facts.has('paid') && !this.#isReserved && isOpenAt(this.stage, 'pay');
    if (!isWaiting || isDeclined) return;
    if (this.#payBy < this.today && this.#reminded) return this.move('cancelled', 'shop');
    if (this.#reminded || this.#payBy > reminderHorizon(this.today)) return;
    this.#reminded = true;
    if (this.#payBy < reminderHorizon(this.today)) this.#payBy = reminderHorizon(this.today);
  }

  get isPrepared(): boolean {
    return isPrepared(this.way, new Set(this.facts.keys()));
  }
}
