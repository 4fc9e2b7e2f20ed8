import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import { takeStockAgain } from '~/modules/orders/stock.server.ts';
import { redeemDiscountAgain } from '~/modules/pricing/redeem-discount.server.ts';
import { notifyFinancingPartner } from './following-jobs.server.ts';
import { stageOf } from '~/modules/orders/order-facts.ts';
import type { FulfilmentState } from './state.server.ts';

/**
 * Revokes the cancellation of an order after a late payment (decision 42), if the shop cancelled it for lack of
 * payment, the shopper has not requested a cancellation, and all of its pieces are available; they are taken again. The
 * order of an erased person stays cancelled: it could not be continued without contact.
 * @param database a transaction that holds the order
 * @returns the order after the change; null if it stays cancelled
 */
export async function reinstate(database: Database, state: FulfilmentState, at: Date): Promise<FulfilmentState | null> {
  const { checkoutId, way } = state;
  const events = await database.orderEvent.findMany({
    where: { checkoutId, kind: { in: ['cancelled', 'cancelRequested'] } },
    orderBy: { id: 'desc' },
    select: { kind: true, who: true },
  });
  const isTheShops = events.find(({ kind }) => kind === 'cancelled')?.who === 'shop';
  if (!isTheShops || events.some(({ kind }) => kind === 'cancelRequested')) return null;
  if ((await database.lockedOrder.count({ where: { checkoutId } })) > 0) return null;
  if (!(await takeStockAgain(database, checkoutId, at))) return null;
  const facts = new Set([...state.facts].filter((fact) => fact !== 'cancelled'));
  const stage = stageOf(way, facts);
  await database.orderEvent.create({
    data: { checkoutId, kind: 'reinstated', stage, at, who: 'payment' },
    select: { id: true },
  });
  const after = { ...state, facts, round: state.round + 1 };
  const key = `order-news:reinstated:${checkoutId}:${after.round}`;
  await addJob(database, orderNewsMail, { checkoutId, news: 'reinstated' }, { key });
  if (!facts.has('checked')) await askForPicturesAgain(database, checkoutId);
  if (way.includes('contract')) await notifyFinancingPartner(database, after, 'application');
  if (facts.has('contract')) await notifyFinancingPartner(database, after, 'contract');
  await redeemDiscountAgain(database, checkoutId);
  return after;
}

/** Requests again what was erased of an identity document while its order was cancelled (decision 45). */
async function askForPicturesAgain(database: Database, checkoutId: string): Promise<void> {
  const { count } = await database.idDocument.deleteMany({ where: { checkoutId, erasedAt: { not: null } } });
  if (count > 0) await database.checkout.update({ where: { id: checkoutId }, data: { idUploadUpdated: false } });
}
