import { z } from 'zod';
import { type Database, db, isUniqueViolation } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import { moveOrder } from '~/modules/fulfilment/stages/move-order.server.ts';
import { type MoveResult, recordEvent } from '~/modules/fulfilment/stages/note-event.server.ts';
import { normalOrderNumber } from '~/modules/orders/order-number.ts';
import { isEnding } from '~/modules/orders/order-stages.ts';
import { type Notice, noticeSchema } from '~/modules/fulfilment/partner-notice.schema.server.ts';
import { factOfEvent, type Partner } from './notices.ts';

export type NoticeResult =
  | MoveResult
  | { kind: 'invalid'; fields: Record<string, string[]> }
  /** The partner has used this id for another order. */
  | { kind: 'id-taken' };

/**
 * Handles a partner's notice. A repeated id changes nothing; an id used for another order is refused.
 * @param body the parsed JSON body of an authenticated request
 */
export async function processNotice(partner: Partner, body: unknown, now = new Date()): Promise<NoticeResult> {
  const parsed = noticeSchema(partner, now).safeParse(body);
  if (!parsed.success) return { kind: 'invalid', fields: z.flattenError(parsed.error).fieldErrors };
  const order = await db.checkout.findUnique({
    where: { number: normalOrderNumber(parsed.data.order) },
    select: { id: true },
  });
  if (!order) return { kind: 'unknown-order' };
  try {
    return await db.$transaction((database) => apply(database, partner, order.id, parsed.data, now));
  } catch (error) {
    // Two orders at the same moment: the unique index on ids accepts only one of them.
    if (isUniqueViolation(error)) return { kind: 'id-taken' };
    throw error;
  }
}

async function apply(
  database: Database,
  partner: Partner,
  checkoutId: string,
  notice: Notice,
  now: Date,
): Promise<NoticeResult> {
  const who = `${partner}-partner` as const;
  const { id: noticeId, event, at = now, deliveryDate, note } = notice;
  const known = await database.orderEvent.findFirst({ where: { who, noticeId }, select: { checkoutId: true } });
  if (known && known.checkoutId !== checkoutId) return { kind: 'id-taken' };
  const fact = factOfEvent(partner, event);
  const result = fact
    ? await moveOrder(database, { checkoutId, fact, who, at, note, noticeId })
    : await recordEvent(database, { checkoutId, kind: 'dateSet', who, at, note: deliveryDate, noticeId });
  if (result.kind === 'moved' && deliveryDate) {
    const mayBeNews = !fact && !isEnding(result.stage);
    await nameDay(database, { checkoutId, deliveryDate, at, mayBeNews });
  }
  return result;
}

/**
 * Stores the day that the partner names, unless a later notice named one. The shopper of a pre-order is notified of a
 * new day.
 * @param database a transaction that holds the order
 */
async function nameDay(
  database: Database,
  {
    checkoutId,
    deliveryDate,
    at,
    mayBeNews,
  }: { checkoutId: string; deliveryDate: string; at: Date; mayBeNews: boolean },
): Promise<void> {
  const day = new Date(`${deliveryDate}T00:00:00Z`);
  const order = await database.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: { stockState: true, preOrderDay: true, fulfilment: { select: { expectedDelivery: true } } },
  });
  const { count } = await database.fulfilment.updateMany({
    where: { checkoutId, OR: [{ deliveryToldAt: null }, { deliveryToldAt: { lte: at } }] },
    data: { expectedDelivery: day, deliveryToldAt: at },
  });
  const before = order.fulfilment?.expectedDelivery ?? order.preOrderDay;
  if (!mayBeNews || count === 0 || order.stockState !== 'preOrdered' || before?.getTime() === day.getTime()) return;
  // The key contains the time of the notice: a day can be named again after another one.
  const key = `order-news:pre-order-day:${checkoutId}:${deliveryDate}:${at.getTime()}`;
  await addJob(database, orderNewsMail, { checkoutId, news: 'preOrderDay' }, { key });
}
