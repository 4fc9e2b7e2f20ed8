import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import { taskOf, type TrackerStation, type TrackerTask, type TrackerView } from '~/modules/fulfilment/tracker.ts';
import type { AfterOrderPart } from '~/modules/orders/order-link.ts';
import type { OrderStage } from '~/modules/orders/order-stages.ts';
import type { PaymentState, PaymentView } from '~/modules/payments/payment-view.ts';

/**
 * How a task stands: done, the next one for the shopper, for later, of her free will, the shop's or its partners', not possible
 * before another one, or gone wrong.
 */
export type TaskState = 'done' | 'now' | 'todo' | 'optional' | 'ours' | 'locked' | 'failed';

/** A task's name, and its address in the page; links of mails lead to the shopper's own. */
export type TaskName = AfterOrderPart | 'pruefung' | 'lieferung' | 'ende';

export interface OrderTask {
  name: TaskName;
  state: TaskState;
  /** When it was done, ISO 8601; null where it is not, or nobody told when. */
  at: string | null;
}

/** What is known of an order, as tracker, payment and the parts after the order have it. */
export interface OrderFacts {
  tracker: TrackerView;
  payment: PaymentView | null;
  afterOrder: AfterOrderView;
}

/** What only the shopper can do next: the tracker's task, but for money that she has just sent. */
export function nextTask({ tracker, payment }: OrderFacts): TrackerTask | null {
  const isUnderWay = payment?.state === 'processing';
  const isIdMissing = tracker.idUploaded === false;
  const isChoosing = tracker.stock?.state === 'choosing';
  return isUnderWay ? taskOf(tracker.situation, { isIdMissing, isPaymentOpen: false, isChoosing }) : tracker.task;
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
 * All that lies between an order and its delivery, in the order in which it is done (spec §4 Process): what the order does not
 * need is left out. An order that ended shows what was done, and its end.
 */
export function orderTasks(facts: OrderFacts): OrderTask[] {
  const { tracker, payment, afterOrder } = facts;
  const { situation, paysOnce, idUploaded } = tracker;
  const next = nextTask(facts);
  const station = (stage: OrderStage): TrackerStation | undefined =>
    tracker.stations.find((each) => each.stage === stage);
  const task = (name: TaskName, state: TaskState, at: string | null = null): OrderTask => ({ name, state, at });
  const isDone = (stage: OrderStage) => station(stage)?.state === 'done';
  const tasks: OrderTask[] = [];

  if (payment) {
    const open = next === 'task-pay' ? 'now' : 'todo';
    tasks.push(task('zahlung', paymentStates[payment.state] ?? open, payment.paidAt ?? null));
  }
  if (!paysOnce && (afterOrder.idDocument || idUploaded)) tasks.push(task('ausweis', idState(afterOrder, facts, next)));
  if (afterOrder.insurance) {
    tasks.push(task('versicherung', afterOrder.insurance.answered ? 'done' : 'optional'));
  }
  const check = station('checked');
  if (check) tasks.push(task('pruefung', checkState(check, idUploaded), check.at));
  if (station('contract')) {
    const state = isDone('contract') ? 'done' : situation === 'contract' ? contractState(afterOrder) : 'locked';
    tasks.push(task('vertrag', state, station('contract')?.at));
  }
  if (afterOrder.ended) {
    return [...tasks.filter(({ state }) => state === 'done'), task('ende', 'done', station(afterOrder.ended)?.at)];
  }
  const isOnTheWay =
    situation === 'prepared' || situation === 'awaited' || situation === 'assembly' || situation === 'shipped';
  const delivery = situation === 'delivered' ? 'done' : isOnTheWay ? 'ours' : 'todo';
  return [...tasks, task('lieferung', delivery, station('delivered')?.at)];
}

function idState({ refusal }: AfterOrderView, { tracker }: OrderFacts, next: TrackerTask | null): TaskState {
  if (tracker.idUploaded) return 'done';
  if (refusal && refusal !== 'closed') return 'failed';
  return next === 'task-id' ? 'now' : 'todo';
}

function checkState({ state }: TrackerStation, idUploaded: boolean | null): TaskState {
  if (state === 'done' || state === 'failed') return state;
  return idUploaded === false ? 'locked' : 'ours';
}

const contractState = ({ contract }: AfterOrderView): TaskState => (contract.state === 'preparing' ? 'ours' : 'now');
