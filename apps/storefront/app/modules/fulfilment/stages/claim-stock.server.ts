import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import { likelyDelivery } from '~/modules/orders/likely-delivery.ts';
import { endHold } from '~/modules/orders/stock-hold.server.ts';
import { takeRemainingStock } from '~/modules/orders/stock.server.ts';
import { notifyLogisticsPartner } from './following-jobs.server.ts';
import { recordEvent } from './note-event.server.ts';
import { isEnded, isPrepared, type OrderFact, stageOf } from '~/modules/orders/order-facts.ts';
import { type FulfilmentState, lockState, readState } from './state.server.ts';

/*
 * Orders whose pieces are reserved with the payment, or with the ID if nothing is due at once (decision 140).
 */

/**
 * Reserves the pieces of an order if it has waited for this fact. If one is not available, the shopper is asked to
 * choose between a refund and a pre-order.
 * @param database a transaction that holds the order
 * @param state the order including the fact
 * @returns whether the order may be passed to the logistics partner
 */
export async function claimStock(
  database: Database,
  state: FulfilmentState,
  { fact, at }: { fact: OrderFact | 'id'; at: Date },
): Promise<boolean> {
  const { checkoutId, way, facts } = state;
  const isBinding = way.includes('paid') ? fact === 'paid' : fact === 'id' || fact === 'checked';
  // Anyone can upload pictures: if nothing is due at once, the order counts against the limit until the ID was checked.
  if (way.includes('paid') ? fact === 'paid' : fact === 'checked') await endHold(database, checkoutId);
  const { stockState, number } = await database.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: { stockState: true, number: true },
  });
  if (stockState !== 'reserved' && isUnderWay(fact)) {
    // The partner has started work, so the pieces are available.
    await database.deal.updateMany({ where: { checkoutId }, data: { stockMissing: false } });
    await setState(database, checkoutId, 'reserved');
    // While the shopper had the choice, the partner was not notified.
    if (stockState === 'choosing') await notifyLogisticsPartner(database, state, 'order');
    return true;
  }
  if (stockState !== 'waiting' || !isBinding) return stockState !== 'choosing';
  const isThere = await takeRemainingStock(database, checkoutId, at);
  await setState(database, checkoutId, isThere ? 'reserved' : 'choosing');
  if (isThere) return true;
  const stage = stageOf(way, facts);
  await database.orderEvent.create({
    data: { checkoutId, kind: 'stockMissing', stage, at, who: 'shop' },
    select: { id: true },
  });
  const key = `order-news:choice:${checkoutId}:${state.round}`;
  await addJob(database, orderNewsMail, { checkoutId, news: 'choice' }, { key });
  const text = `Nichts mehr an Lager für Bestellung ${number}: Die Kundschaft wählt zwischen Geld zurück und Vorbestellung.`;
  await addJob(database, chatJob, { text }, { key: `stock-missing:${checkoutId}:${state.round}` });
  return false;
}

/** The same once the pictures of the ID are uploaded. @param database a transaction */
export async function claimStockById(database: Database, checkoutId: string, at = new Date()): Promise<void> {
  const state = await lockState(database, checkoutId);
  if (state && !isEnded(state.facts)) await claimStock(database, state, { fact: 'id', at });
}

/**
 * Turns an order into a pre-order at its shopper's request. Pieces available by now are reserved.
 * @param database a transaction that holds the order, whose state is `choosing`
 * @returns whether all pieces turned out to be available
 */
export async function preOrder(database: Database, checkoutId: string, at: Date): Promise<boolean> {
  const state = await lockState(database, checkoutId);
  if (!state) throw new Error(`There is no order ${checkoutId}.`);
  const { way, facts } = state;
  const isThere = await takeRemainingStock(database, checkoutId, at);
  if (isThere) await setState(database, checkoutId, 'reserved');
  else {
    const preOrderDay = await expectedBack(database, checkoutId, at);
    await database.checkout.update({
      where: { id: checkoutId },
      data: { stockState: 'preOrdered', preOrderDay },
      select: { id: true },
    });
    await recordEvent(database, { checkoutId, kind: 'preOrdered', who: 'shopper', at });
  }
  const key = `order-news:pre-ordered:${checkoutId}:${state.round}`;
  await addJob(database, orderNewsMail, { checkoutId, news: isThere ? 'there' : 'preOrdered' }, { key });
  if (isPrepared(way, facts)) await notifyLogisticsPartner(database, state, 'order');
  return isThere;
}

/**
 * Reserves pre-orders that got pieces of a cancelled order, if they miss nothing any more, and notifies their shoppers.
 * @param database the transaction that gave them the pieces and holds them
 * @param checkoutIds the pre-orders
 */
export async function reserveServed(database: Database, checkoutIds: Iterable<string>): Promise<void> {
  for (const checkoutId of checkoutIds) {
    const isMissing = await database.deal.findFirst({
      where: { checkoutId, stockMissing: true },
      select: { id: true },
    });
    const state = isMissing ? null : await readState(database, checkoutId);
    if (!state) continue;
    await setState(database, checkoutId, 'reserved');
    const key = `order-news:there:${checkoutId}:${state.round}`;
    await addJob(database, orderNewsMail, { checkoutId, news: 'there' }, { key });
  }
}

const isUnderWay = (fact: OrderFact | 'id'): boolean =>
  fact === 'assembly' || fact === 'shipped' || fact === 'delivered';

const setState = (database: Database, id: string, stockState: 'reserved' | 'choosing') =>
  database.checkout.update({ where: { id }, data: { stockState }, select: { id: true } });

/**
 * The day the missing pieces of an order can be delivered, by today's catalogue.
 * @returns null if it names no day for one of them
 */
export async function expectedBack(database: Database, checkoutId: string, now: Date): Promise<Date | null> {
  const deals = await database.deal.findMany({
    where: { checkoutId, stockMissing: true },
    select: { variantId: true },
  });
  const variants = await database.variant.findMany({
    where: { id: { in: deals.map(({ variantId }) => variantId) } },
    select: { expectedDeliveryDate: true, deliveryTimeInDays: true, stockStatus: true },
  });
  const today = zurichDate(now);
  const items = variants.map(({ expectedDeliveryDate, deliveryTimeInDays, stockStatus }) => ({
    date: expectedDeliveryDate && expectedDeliveryDate.toISOString().slice(0, 10),
    // The delivery time applies to items in stock or on order, not to sold-out ones.
    days: stockStatus === 'outofstock' ? null : deliveryTimeInDays,
  }));
  const isNamed = items.length > 0 && items.every(({ date, days }) => (date !== null && date > today) || days !== null);
  return isNamed ? new Date(`${likelyDelivery({ from: today, items })}T00:00:00Z`) : null;
}
