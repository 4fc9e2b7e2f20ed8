import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { type FormReply, parseForm } from '~/platform/parse-form.server.ts';
import { deliveryAddress } from '~/modules/fulfilment/delivery/delivery-address.server.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import { recordEvent } from '~/modules/fulfilment/stages/note-event.server.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { mayChangeAddress, stageOf } from '~/modules/orders/order-facts.ts';
import { lockState } from '~/modules/fulfilment/stages/state.server.ts';
import { addressFields } from '~/modules/fulfilment/tracker.ts';
import { addressForm } from '~/modules/fulfilment/tracker.schema.server.ts';

export type AddressChange =
  | { kind: 'changed' }
  | { kind: 'wrong'; reply: FormReply }
  /** The logistics partner already has the order, or it has ended. */
  | { kind: 'too-late' };

/** Changes the delivery address of an order until the logistics partner has it. The shopper gets a mail. */
export async function changeDeliveryAddress(
  checkoutId: string,
  form: FormData,
  now = new Date(),
): Promise<AddressChange> {
  return db.$transaction(async (database) => {
    const state = await lockState(database, checkoutId);
    if (!state || !mayChangeAddress(state.way, state.facts)) return { kind: 'too-late' };
    const before = await deliveryAddress(database, checkoutId);
    const parsed = parseForm(form, addressForm(before.country));
    if (!parsed.ok) return { kind: 'wrong', reply: parsed.reply };
    const after = { ...parsed.value, country: before.country };
    if (addressFields.every((name) => after[name] === before[name])) return { kind: 'changed' };
    await database.fulfilment.update({ where: { checkoutId }, data: { deliveryAddress: after } });
    await recordEvent(database, { checkoutId, kind: 'addressChanged', who: 'shopper', at: now });
    await addJob(
      database,
      orderNewsMail,
      { checkoutId, news: 'address' },
      { key: `order-news:address:${checkoutId}:${now.getTime()}` },
    );
    return { kind: 'changed' };
  });
}

export type CancellationResult = 'requested' | 'too-late';

/** Records a cancellation request, once; the team is notified and decides. */
export async function requestCancellation(checkoutId: string, now = new Date()): Promise<CancellationResult> {
  return db.$transaction(async (database) => {
    const state = await lockState(database, checkoutId);
    if (!state || !isOpenAt(stageOf(state.way, state.facts), 'cancel')) return 'too-late';
    const where = { checkoutId, kind: 'cancelRequested' as const };
    if ((await database.orderEvent.count({ where })) > 0) return 'requested';
    await recordEvent(database, { ...where, who: 'shopper', at: now });
    const { number } = await database.checkout.findUniqueOrThrow({
      where: { id: checkoutId },
      select: { number: true },
    });
    await addJob(
      database,
      chatJob,
      { text: `Stornierung gewünscht: Bestellung ${number}. Bitte ansehen: npm run order:move -- ${number} cancelled` },
      { key: `cancel-requested:${checkoutId}` },
    );
    return 'requested';
  });
}

/** Mails the order's link to its buyer; several requests within ten minutes are one. */
export async function sendOrderLink(checkoutId: string, now = new Date()): Promise<void> {
  const slot = Math.floor(now.getTime() / 600_000);
  const key = `order-news:link:${checkoutId}:${slot}`;
  await db.$transaction((database) => addJob(database, orderNewsMail, { checkoutId, news: 'link' }, { key }));
}
