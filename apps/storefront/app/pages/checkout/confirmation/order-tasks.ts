import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import type { TrackerView } from '~/modules/fulfilment/tracker.ts';
import type { Ledger, LedgerStep, Obligation, StepKind } from '~/modules/orders/ledger.ts';
import type { AfterOrderPart } from '~/modules/orders/order-link.ts';
import type { PaymentState, PaymentView } from '~/modules/payments/payment-view.ts';

/**
 * The status of a task: done, the next one for the shopper, for later, of her free will, the shop's or its partners',
 * not possible before another one, or gone wrong.
 */
export type TaskState = 'done' | 'now' | 'todo' | 'optional' | 'ours' | 'locked' | 'failed';

/** A task's name, and its address in the page; links of mails lead to the shopper's own. */
export type TaskName = AfterOrderPart | 'freigabe' | 'pruefung' | 'werkstatt' | 'lieferung' | 'ende';

export interface OrderTask {
  name: TaskName;
  state: TaskState;
  /** When it was done, ISO 8601; null if it is not, or where no one noted it. */
  at: string | null;
}

/** What is known of an order: its ledger, and what tracker, payment and the parts after the order say beside it. */
export interface OrderFacts {
  ledger: Ledger;
  tracker: TrackerView;
  payment: PaymentView | null;
  afterOrder: AfterOrderView;
}

const taskNames: Readonly<Record<StepKind, TaskName>> = {
  approval: 'freigabe',
  payment: 'zahlung',
  id: 'ausweis',
  check: 'pruefung',
  signature: 'vertrag',
  workshop: 'werkstatt',
  delivery: 'lieferung',
};

/** What only the shopper can do next: the ledger's answer, but for money that she has just sent. */
export function nextTask({ ledger, payment }: OrderFacts): Obligation | null {
  const { own, obligations } = ledger;
  if (own?.kind !== 'payment' || payment?.state !== 'processing') return own;
  return obligations.find(({ kind, precondition }) => kind === 'id' && precondition === null) ?? null;
}

/** States of a payment that are no matter of "not yet". */
const paymentStates: Partial<Record<PaymentState, TaskState>> = {
  paid: 'done',
  refunded: 'done',
  processing: 'ours',
  declined: 'failed',
  expired: 'failed',
  contact: 'failed',
};

/**
 * All that lies between an order and its delivery, in the order of the ledger's steps. An order that ended shows what
 * was done, and its end; one that is to be cancelled asks for nothing.
 */
export function orderTasks(facts: OrderFacts): OrderTask[] {
  const { ledger, payment, afterOrder } = facts;
  const isAsking = !ledger.obligations.some(({ kind }) => kind === 'cancellation');
  const steps = ledger.steps.filter(({ state }) => isAsking || state === 'done');
  const tasks = steps.flatMap((step): OrderTask[] => {
    const at = step.kind === 'payment' ? (payment?.paidAt ?? step.on) : step.on;
    const task = { name: taskNames[step.kind], state: stateOf(step, facts), at };
    // After the ID, with which the shopper is done.
    if (step.kind !== 'id') return [task];
    return [task, ...insuranceTask(afterOrder)];
  });
  if (!steps.some(({ kind }) => kind === 'id')) tasks.splice(1, 0, ...insuranceTask(afterOrder));
  if (!ledger.ended) return tasks;
  return [...tasks.filter(({ state }) => state === 'done'), { name: 'ende', state: 'done', at: ledger.ended.on }];
}

const insuranceTask = ({ insurance }: AfterOrderView): OrderTask[] =>
  insurance ? [{ name: 'versicherung', state: insurance.answered ? 'done' : 'optional', at: null }] : [];

function stateOf({ kind, state }: LedgerStep, facts: OrderFacts): TaskState {
  const { ledger, payment, afterOrder } = facts;
  const { refusal, contract } = afterOrder;
  if (kind === 'payment' && payment && paymentStates[payment.state]) return paymentStates[payment.state] ?? 'todo';
  if (state === 'done' || state === 'failed') return state;
  if (kind === 'id' && refusal && refusal !== 'closed') return 'failed';
  const obligation = ledger.obligations.find((each) => each.kind === kind);
  const isOwn = nextTask(facts)?.kind === kind;
  if (kind === 'signature' && isOwn) return contract.state === 'preparing' ? 'ours' : 'now';
  if (isOwn) return 'now';
  if (kind === 'check' || kind === 'signature') return obligation?.precondition ? 'locked' : 'ours';
  return obligation?.party === 'shopper' || obligation?.precondition ? 'todo' : 'ours';
}
