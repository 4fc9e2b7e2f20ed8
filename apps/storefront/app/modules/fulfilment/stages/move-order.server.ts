import { returnStock } from '~/modules/orders/stock.server.ts';
import { paymentDeadline } from '~/modules/orders/payment-deadline.ts';
import { restoreDiscountUse } from '~/modules/pricing/give-back-discount.server.ts';
import { orderChanged } from '~/modules/orders/order-changed.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { claimStock, reserveServed } from './claim-stock.server.ts';
import { addFollowingJobs } from './following-jobs.server.ts';
import { reinstate } from './late-payment.server.ts';
import { isRecorded, type MoveResult, type Reporter } from './note-event.server.ts';
import { recordRefundDue } from './refund.server.ts';
import {
  checkMove,
  dealStageOf,
  isPrepared,
  type OrderFact,
  possibleMoves,
  stageOf,
} from '~/modules/orders/order-facts.ts';
import { type FulfilmentState, lockState } from './state.server.ts';

/**
 * Locks an order's payment until the transaction ends. Lock it before the order, as everywhere, to prevent deadlocks.
 */
async function holdPayment(database: Database, checkoutId: string): Promise<void> {
  await database.$queryRaw`select from payment where checkout_id = ${checkoutId}::uuid for update`;
}

/**
 * Starts a new week for the payment of an order, with a new reminder: the deadline was suspended while the team
 * reviewed a failed check (decision 42).
 * @param database a transaction that holds the payment
 * @param at when the check was passed; the week begins today at the earliest, when the shopper is notified
 */
async function beginWeekToPay(database: Database, checkoutId: string, at: Date): Promise<void> {
  const begin = new Date(Math.max(at.getTime(), Date.now()));
  const payBy = new Date(`${paymentDeadline(zurichDate(begin))}T00:00:00Z`);
  await database.payment.updateMany({ where: { checkoutId, paidAt: null }, data: { payBy, remindedAt: null } });
}

export interface OrderMove {
  checkoutId: string;
  fact: OrderFact;
  who: Reporter;
  /** When it happened; now by default. */
  at?: Date;
  note?: string;
  /** The partner's id of its notice. */
  noticeId?: string;
}

/**
 * Records a fact of an order: its stage, its history, the stage of its deals, and the jobs that follow. A cancelled
 * order releases its stock, and its discount code if it was not paid. Idempotent, in whatever order facts are reported
 * (see the transition table in `order-facts.ts`). A payment after the shop's own cancellation revokes it if the stock
 * allows; any other late payment is refunded (decision 42). A check that is passed after a failure starts a new week to
 * pay.
 * @param database the transaction of the cause, such as a settled payment
 */
export async function moveOrder(database: Database, move: OrderMove): Promise<MoveResult> {
  const { checkoutId, fact, who, noticeId, at = new Date() } = move;
  await holdPayment(database, checkoutId);
  const found = await lockState(database, checkoutId);
  if (!found) return { kind: 'unknown-order' };
  if (noticeId && (await isRecorded(database, { checkoutId, who, noticeId }))) return known(found);
  const isLatePayment = fact === 'paid' && found.facts.has('cancelled') && !found.facts.has('paid');
  const before = (isLatePayment && (await reinstate(database, found, at))) || found;
  const { way, facts } = before;
  const check = checkMove(way, facts, fact);
  if (check.kind === 'known') return known(before);
  if (check.kind === 'impossible') {
    const { refusal } = check;
    if (fact === 'paid' && refusal === 'too-late') await recordRefundDue(database, checkoutId, { at, isLate: true });
    return { kind: 'impossible', refusal, stage: stageOf(way, facts), possible: possibleMoves(way, facts) };
  }
  return write(database, before, { ...move, at });
}

const known = ({ way, facts }: FulfilmentState): MoveResult => ({ kind: 'known', stage: stageOf(way, facts) });

/** Writes a valid fact with its consequences. */
async function write(
  database: Database,
  before: FulfilmentState,
  { checkoutId, fact, who, at, note, noticeId }: OrderMove & { at: Date },
): Promise<MoveResult> {
  const { way, facts } = before;
  const after = new Set([...facts, fact]);
  const stage = stageOf(way, after);
  await database.orderEvent.create({
    data: { checkoutId, kind: fact, stage, at, who, note, noticeId },
    select: { id: true },
  });
  await database.fulfilment.update({ where: { checkoutId }, data: { stage }, select: { checkoutId: true } });
  const dealstage = dealStageOf(stage);
  await database.$executeRaw`
    update deal set dealstage = ${dealstage}, properties = jsonb_set(properties, '{dealstage}', to_jsonb(${dealstage}::text))
    where checkout_id = ${checkoutId}::uuid`;
  const hasPieces = await claimStock(database, { ...before, facts: after }, { fact, at });
  const becamePrepared = isPrepared(way, after) && !isPrepared(way, facts);
  await addFollowingJobs(database, { ...before, fact, who, becamePrepared, hasPieces });
  if (fact === 'checked' && facts.has('declined')) await beginWeekToPay(database, checkoutId, at);
  if (fact === 'cancelled') {
    await reserveServed(database, await returnStock(database, checkoutId, at));
    await recordRefundDue(database, checkoutId, { at, isLate: false });
    await restoreDiscountUse(database, checkoutId);
  }
  await orderChanged.emit(database, checkoutId);
  return { kind: 'moved', stage };
}
