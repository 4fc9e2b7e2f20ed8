import { randomBytes, randomUUID } from 'node:crypto';
import { removeLocalTraces } from '~/integrations/local-traces.server.ts';
import { removeObjectJob } from '~/integrations/storage/remove-object-job.server.ts';
import { type Database, db, Prisma } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { Person } from '~/platform/modules.server.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import { isEnding } from '~/modules/orders/order-stages.ts';
import { listOrdersOfCustomer } from './orders-of-customer.server.ts';
import { dropPictures } from './id-document/pictures.server.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';

/*
 * Orders of erased persons (decision 83). Name, address, amounts and contract are retained for ten years after an
 * order's end, as the law requires; no account and no link that was sent gives access to them. E-mail and phone are
 * removed once the order has ended.
 */

/** Retention period of accounts in years (Swiss Code of Obligations, art. 958f). */
const RETENTION_YEARS = 10;

const newToken = () => randomBytes(32).toString('base64url');

/** Locks the orders of a person, and strips those that have ended. */
export async function eraseOrders(database: Database, person: Person): Promise<void> {
  for (const id of await listOrdersOfCustomer(database, person)) {
    // Keeps the day on which the buyer left the employer: it is deleted with the account.
    await database.$executeRaw`
      update checkout set employer_until = (m.left_at at time zone 'Europe/Zurich')::date from user_organization m
      where checkout.id = ${id}::uuid and m.user_id = checkout.user_id and m.organization_id = checkout.instance_id
        and m.left_at is not null`;
    await database.checkout.update({
      where: { id },
      data: { userId: randomUUID(), updateCheckoutDocToken: newToken(), checkoutContextData: {}, source: null },
    });
    await database.fulfilment.updateMany({ where: { checkoutId: id }, data: { trackingToken: newToken() } });
    await database.orderOrigin.deleteMany({ where: { checkoutId: id } });
    await database.stockHold.deleteMany({ where: { checkoutId: id } });
    // Ids of the sign-in and of the browser.
    await database.$executeRaw`
      update checkout set contact = contact || '{"google_user_id": null, "google_client_id": null}' where id = ${id}::uuid`;
    await database.$executeRaw`
      update deal set properties = properties - 'uid' - 'google_user_id' - 'google_client_id' where checkout_id = ${id}::uuid`;
    await database.lockedOrder.upsert({ where: { checkoutId: id }, create: { checkoutId: id }, update: {} });
    await askAgain(database, id);
    await stripEnded(database, id);
  }
}

/** Sends the link of an open choice again: the erasure has invalidated the one of the first mail. */
async function askAgain(database: Database, id: string): Promise<void> {
  const open = await database.checkout.findFirst({
    where: { id, stockState: 'choosing', fulfilment: { stage: { notIn: ['cancelled', 'returned'] } } },
    select: { id: true },
  });
  if (open)
    await addJob(
      database,
      orderNewsMail,
      { checkoutId: id, news: 'choice' },
      { key: `order-news:choice:${id}:erased` },
    );
}

/** Removes uploaded files that no use case has taken. */
export async function eraseUploads(database: Database, { userId }: Person): Promise<void> {
  const uploads = await database.upload.findMany({ where: { userId }, select: { bucket: true, key: true } });
  for (const { bucket, key } of uploads) {
    await addJob(database, removeObjectJob, { bucket, key }, { key: `storage-remove:${key}` });
  }
  await database.upload.deleteMany({ where: { userId } });
}

/**
 * The day on which an order ended, ISO date: cancelled, returned, or delivered with its last instalment due; null while
 * it runs.
 */
async function endOf(database: Database, checkoutId: string): Promise<string | null> {
  const order = await database.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: {
      fulfilment: { select: { stage: true } },
      orderEvents: { orderBy: { id: 'desc' }, take: 1, select: { at: true } },
    },
  });
  const { fulfilment, orderEvents } = order;
  if (!fulfilment) return null;
  const last = zurichDate(orderEvents[0]?.at ?? new Date());
  if (isEnding(fulfilment.stage)) return last;
  if (fulfilment.stage !== 'delivered') return null;
  const { schedule } = await findLedger(checkoutId, { database });
  return [last, ...schedule.payments.map(({ date }) => date)].sort().at(-1) ?? last;
}

/** Removes the data that only a running order needs, once the order has ended. @returns whether it had ended */
async function stripEnded(database: Database, checkoutId: string, now = new Date()): Promise<boolean> {
  const end = await endOf(database, checkoutId);
  if (end === null || end > zurichDate(now)) return false;
  await dropPictures(database, checkoutId);
  await database.idDocument.deleteMany({ where: { checkoutId } });
  const [row] = await database.$queryRaw<{ email: string | null }[]>`
    select contact->>'email' as email from checkout where id = ${checkoutId}::uuid`;
  await database.$executeRaw`
    update checkout set contact = contact || '{"email": "", "phone": ""}' where id = ${checkoutId}::uuid`;
  await database.contract.updateMany({ where: { checkoutId }, data: { content: Prisma.DbNull } });
  const retainedUntil = new Date(`${Number(end.slice(0, 4)) + RETENTION_YEARS}-12-31T00:00:00Z`);
  await database.lockedOrder.update({ where: { checkoutId }, data: { strippedAt: now, keptUntil: retainedUntil } });
  if (row?.email) await removeLocalTraces(database, row.email);
  return true;
}

/**
 * Strips locked orders that have ended, and removes those whose retention period is over.
 * @returns how many of each
 */
export async function cleanLockedOrders(now = new Date()): Promise<{ stripped: number; removed: number }> {
  const running = await db.lockedOrder.findMany({ where: { strippedAt: null }, select: { checkoutId: true } });
  let stripped = 0;
  for (const { checkoutId } of running) {
    if (await db.$transaction((database) => stripEnded(database, checkoutId, now))) stripped += 1;
  }
  const over = await db.lockedOrder.findMany({ where: { keptUntil: { lt: now } }, select: { checkoutId: true } });
  for (const { checkoutId } of over) {
    await db.$transaction(async (database) => {
      const contract = await database.contract.findUnique({ where: { checkoutId }, select: { documentId: true } });
      if (contract) await database.localDocument.deleteMany({ where: { id: contract.documentId } });
      await database.checkout.delete({ where: { id: checkoutId } });
    });
  }
  return { stripped, removed: over.length };
}
