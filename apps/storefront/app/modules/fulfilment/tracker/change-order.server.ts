import { z } from 'zod';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { optionalLine, typedLine, typedName } from '~/platform/typed-text.server.ts';
import { deliveryAddress } from '~/modules/fulfilment/delivery/delivery-address.server.ts';
import { orderNewsJob } from '~/modules/fulfilment/news-mail.server.ts';
import { noteEvent } from '~/modules/fulfilment/stages/note-event.server.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { mayChangeAddress, stageOf } from '~/modules/fulfilment/stages/stages.ts';
import { lockState } from '~/modules/fulfilment/stages/state.server.ts';
import { type AddressFields, addressFields } from '~/modules/fulfilment/tracker.ts';

const codes = { required: 'required', tooLong: 'too-long', characters: 'characters', name: 'name' };
const line = (max: number) => typedLine(max, codes);

/** A delivery address as typed; the country stays the order's. */
function addressSchema(country: string) {
  return z.object({
    name: typedName(120, codes),
    street: line(80),
    houseNumber: optionalLine(12, codes),
    zip:
      country === 'CH' || country === 'LI'
        ? z
            .string()
            .trim()
            .regex(/^[1-9]\d{3}$/, 'zip')
        : line(10),
    city: line(60),
  });
}

export type AddressChange =
  | { kind: 'changed' }
  | { kind: 'wrong'; errors: Partial<Record<keyof AddressFields, string>>; typed: AddressFields }
  /** The logistics partner has the order already, or it ended. */
  | { kind: 'too-late' };

/** Changes where an order is brought to, as long as the logistics partner does not have it. The shopper gets a mail. */
export async function changeDeliveryAddress(
  checkoutId: string,
  form: FormData,
  now = new Date(),
): Promise<AddressChange> {
  const value = (name: string) => String(form.get(name) ?? '').slice(0, 200);
  const typed: AddressFields = {
    name: value('name'),
    street: value('street'),
    houseNumber: value('houseNumber'),
    zip: value('zip'),
    city: value('city'),
  };
  return db.$transaction(async (database) => {
    const state = await lockState(database, checkoutId);
    if (!state || !mayChangeAddress(state.way, state.facts)) return { kind: 'too-late' };
    const before = await deliveryAddress(database, checkoutId);
    const parsed = addressSchema(before.country).safeParse(typed);
    if (!parsed.success) {
      const messages = z.flattenError(parsed.error).fieldErrors;
      const errors = Object.fromEntries(addressFields.map((name) => [name, messages[name]?.[0]]));
      return { kind: 'wrong', errors, typed };
    }
    const after = { ...parsed.data, country: before.country };
    if (addressFields.every((name) => after[name] === before[name])) return { kind: 'changed' };
    await database.fulfilment.update({ where: { checkoutId }, data: { deliveryAddress: after } });
    await noteEvent(database, { checkoutId, kind: 'addressChanged', who: 'shopper', at: now });
    await addJob(
      database,
      orderNewsJob,
      { checkoutId, news: 'address' },
      { key: `order-news:address:${checkoutId}:${now.getTime()}` },
    );
    return { kind: 'changed' };
  });
}

export type CancellationResult = 'requested' | 'too-late';

/** Notes that the shopper wants to cancel, once; the team is told and decides. */
export async function requestCancellation(checkoutId: string, now = new Date()): Promise<CancellationResult> {
  return db.$transaction(async (database) => {
    const state = await lockState(database, checkoutId);
    if (!state || !isOpenAt(stageOf(state.way, state.facts), 'cancel')) return 'too-late';
    const where = { checkoutId, kind: 'cancelRequested' as const };
    if ((await database.orderEvent.count({ where })) > 0) return 'requested';
    await noteEvent(database, { ...where, who: 'shopper', at: now });
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

/** Sends the order's own link to whoever ordered it; several requests within ten minutes are one. */
export async function sendOrderLink(checkoutId: string, now = new Date()): Promise<void> {
  const slot = Math.floor(now.getTime() / 600_000);
  const key = `order-news:link:${checkoutId}:${slot}`;
  await db.$transaction((database) => addJob(database, orderNewsJob, { checkoutId, news: 'link' }, { key }));
}
