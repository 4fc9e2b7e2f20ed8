import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { orderChanged } from '~/modules/orders/order-changed.server.ts';
import { dealStageOf, isPrepared, stageOf } from '~/modules/orders/order-facts.ts';
import { lockState } from './state.server.ts';

/**
 * Reverts the stage `paid` of an order, because its booking was a mistake. All other facts stay; the team is asked to stop an order that
 * the logistics partner already has.
 * @param database a transaction that holds the payment
 * @returns `too-late` if the workshop has begun: this has to be settled in person
 */
export async function revertPayment(
  database: Database,
  { checkoutId, note, at = new Date() }: { checkoutId: string; note: string; at?: Date },
): Promise<'reverted' | 'not-paid' | 'too-late'> {
  const state = await lockState(database, checkoutId);
  if (!state?.facts.has('paid')) return 'not-paid';
  const { way, facts } = state;
  if (facts.has('assembly') || facts.has('shipped') || facts.has('delivered')) return 'too-late';
  const stage = stageOf(way, new Set([...facts].filter((fact) => fact !== 'paid')));
  await database.orderEvent.create({
    data: { checkoutId, kind: 'paymentReversed', stage, at, who: 'staff', note },
    select: { id: true },
  });
  await database.fulfilment.update({ where: { checkoutId }, data: { stage }, select: { checkoutId: true } });
  const dealstage = dealStageOf(stage);
  await database.$executeRaw`
    update deal set dealstage = ${dealstage}, properties = jsonb_set(properties, '{dealstage}', to_jsonb(${dealstage}::text))
    where checkout_id = ${checkoutId}::uuid`;
  await orderChanged.emit(database, checkoutId);
  if (isPrepared(way, facts)) {
    const { number } = await database.checkout.findUniqueOrThrow({
      where: { id: checkoutId },
      select: { number: true },
    });
    const text = `Zahlung zurückgenommen: Bestellung ${number} ist schon beim Logistikpartner. Bitte dort anhalten.`;
    await addJob(database, chatJob, { text }, { key: `payment-reversed:${checkoutId}:${at.getTime()}` });
  }
  return 'reverted';
}
