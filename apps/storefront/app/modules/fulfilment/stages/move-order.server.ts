import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { giveBackDiscount } from '~/modules/pricing/give-back-discount.server.ts';
import { addFollowingJobs } from './following-jobs.server.ts';
import { checkMove, dealStages, isPrepared, type OrderFact, possibleMoves, stageOf } from './stages.ts';
import { isNoted, type MoveResult, type Teller } from './note-event.server.ts';
import { lockState } from './state.server.ts';

export interface OrderMove {
  checkoutId: string;
  fact: OrderFact;
  who: Teller;
  /** When it happened; now by default. */
  at?: Date;
  note?: string;
  /** A partner's own id of its notice. */
  noticeId?: string;
}

/**
 * Notes a fact of an order: its stage, its history, the stage of its deals, the jobs that follow from it, and that its
 * discount code may be used again where it ends unpaid. Exactly once, however often and in whatever order facts are told (see the transition table in `stages.ts`).
 * @param database the transaction of whatever caused it, such as a settled payment
 */
export async function moveOrder(database: Database, move: OrderMove): Promise<MoveResult> {
  const { checkoutId, fact, who, at = new Date(), note, noticeId } = move;
  const before = await lockState(database, checkoutId);
  if (!before) return { kind: 'unknown-order' };
  const { way, facts } = before;
  if (noticeId && (await isNoted(database, who, noticeId))) return { kind: 'known', stage: stageOf(way, facts) };
  const check = checkMove(way, facts, fact);
  if (check.kind === 'known') return { kind: 'known', stage: stageOf(way, facts) };
  if (check.kind === 'impossible') {
    const { refusal } = check;
    if (fact === 'paid' && refusal === 'too-late') await reportLatePayment(database, checkoutId);
    return { kind: 'impossible', refusal, stage: stageOf(way, facts), possible: possibleMoves(way, facts) };
  }
  const known = new Set([...facts, fact]);
  const stage = stageOf(way, known);
  await database.orderEvent.create({
    data: { checkoutId, kind: fact, stage, at, who, note, noticeId },
    select: { id: true },
  });
  await database.fulfilment.update({ where: { checkoutId }, data: { stage }, select: { checkoutId: true } });
  await database.deal.updateMany({ where: { checkoutId }, data: { dealstage: dealStages[stage] } });
  const becamePrepared = isPrepared(way, known) && !isPrepared(way, facts);
  await addFollowingJobs(database, { ...before, fact, becamePrepared });
  if (fact === 'cancelled' && !facts.has('paid')) await giveBackDiscount(database, checkoutId);
  return { kind: 'moved', stage };
}

/** Money for an order that ended has to go back: the team is told. */
async function reportLatePayment(database: Database, checkoutId: string): Promise<void> {
  const { number } = await database.checkout.findUniqueOrThrow({ where: { id: checkoutId }, select: { number: true } });
  const text = `Zahlung zu einer stornierten oder zurückgegebenen Bestellung: ${number}. Bitte zurückzahlen.`;
  await addJob(database, chatJob, { text }, { key: `late-payment:${checkoutId}` });
}
