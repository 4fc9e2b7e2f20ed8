import { z } from 'zod';
import { type Database, db, type SponsorMe } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { endings, isEnding, type OrderStage } from '~/modules/orders/order-stages.ts';
import { recordCoveredReturned } from '~/modules/payments/covered.server.ts';
import { sponsorMail } from '~/modules/sponsoring/emails/sponsor-mail.server.ts';
import { refundContribution } from '~/modules/sponsoring/contributions/refund-contribution.server.ts';
import { lockPage } from '~/modules/sponsoring/contributions/page-status.server.ts';

/** Ends pages whose time is over, and those whose order was cancelled. */
export const watchPagesJob = defineJob({
  name: 'sponsoring.watch',
  crontab: '*/10 * * * *',
  schema: z.object({}),
  run: () => watchPages(),
});

type End = NonNullable<SponsorMe['end']>;

/** Pages that one run looks at; the next one goes on. */
const MOST = 200;

/**
 * Ends a page: every franc that counts goes back whole the way it came, the rider hears why. A repetition changes
 * nothing.
 * @param from the state it has to be in
 * @returns whether it was ended now
 */
export async function endPage(id: string, ending: Ending): Promise<boolean> {
  return db.$transaction((database) => endPageIn(database, id, ending), { maxWait: 15_000, timeout: 30_000 });
}

interface Ending {
  end: End;
  from?: SponsorMe['state'];
  /** What staff mail to the rider. */
  reason?: string;
  now?: Date;
}

/** The same inside a transaction of anyone who ends it. */
export async function endPageIn(
  database: Database,
  id: string,
  { end, from = 'running', reason, now = new Date() }: Ending,
): Promise<boolean> {
  const page = await lockPage(database, id);
  if (page.state !== from) return false;
  if (from === 'ordered' && !(await holdEnded(database, page.checkoutId))) return false;
  await database.sponsorMe.update({
    where: { id },
    data: { state: 'ended', end, endedAt: now, stopReason: reason ?? null, cartAmount: null },
  });
  await returnAll(database, id, now);
  if (page.checkoutId) await recordCoveredReturned(database, page.checkoutId, now);
  await addJob(database, sponsorMail, { kind: 'ended', id }, { key: `sponsor-ended:${id}` });
  return true;
}

/**
 * Whether a page's order has ended, with the order and its payment held: late money may have brought it back meanwhile
 * (decision 42). In the order in which news of a payment hold them.
 */
async function holdEnded(database: Database, checkoutId: string | null): Promise<boolean> {
  if (!checkoutId) return false;
  await database.$queryRaw`select from payment where checkout_id = ${checkoutId}::uuid for update`;
  const [held] = await database.$queryRaw<{ stage: OrderStage }[]>`
    select stage::text as stage from fulfilment where checkout_id = ${checkoutId}::uuid for update`;
  return held !== undefined && isEnding(held.stage);
}

/** Gives back all that counts; what is being paid just now finds the page closed. */
async function returnAll(database: Database, sponsorMeId: string, now: Date): Promise<void> {
  const counted = await database.sponsorMeTransaction.findMany({
    where: { isCounted: true, payment: { sponsorMeId, state: 'paid' } },
    select: { id: true, amount: true, paymentId: true },
  });
  for (const { id, amount, paymentId } of counted) {
    await refundContribution(database, { transactionId: id, amount, reason: 'ended' });
    await database.sponsorMePayment.update({ where: { id: paymentId }, data: { state: 'returned' } });
  }
  await database.sponsorMePayment.updateMany({
    where: { sponsorMeId, state: 'reserved', reservedUntil: { gt: now } },
    data: { reservedUntil: now },
  });
}

/**
 * Ends what is over in Zurich, and what was ordered and has been cancelled or come back. Each in a transaction of its
 * own.
 */
export async function watchPages(now = new Date()): Promise<number> {
  const today = new Date(`${zurichDate(now)}T00:00:00Z`);
  const over = await db.sponsorMe.findMany({
    where: { state: 'running', endsOn: { lt: today } },
    select: { id: true },
    take: MOST,
  });
  const cancelled = await db.$queryRaw<{ id: string }[]>`
    select page.id from sponsor_me page join fulfilment on fulfilment.checkout_id = page.checkout_id
    where page.state = 'ordered' and fulfilment.stage::text = any(${[...endings]}) limit ${MOST}`;
  let ended = 0;
  for (const { id, ...how } of [
    ...over.map(({ id }) => ({ id, end: 'expired' as const, from: 'running' as const })),
    ...cancelled.map(({ id }) => ({ id, end: 'cancelled' as const, from: 'ordered' as const })),
  ]) {
    try {
      ended += (await endPage(id, { ...how, now })) ? 1 : 0;
    } catch (err) {
      log.error({ err, event: 'sponsor_end_failed', id }, 'sponsoring page could not be closed');
    }
  }
  return ended;
}
