import { formatChfWithRappen } from '~/i18n/money.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { type Database, db, type SponsorMe, type SponsorMePayment } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { isReversal, nextStatus, type TransactionStatus } from '~/modules/payments/provider-status.ts';
import { isOpenOn } from '~/modules/sponsoring/campaign/open-page.ts';
import { sponsorMail } from '~/modules/sponsoring/emails/sponsor-mail.server.ts';
import { roomOf } from '~/modules/sponsoring/sponsoring.ts';
import { refundContribution, type RefundReason } from './refund-contribution.server.ts';
import { withPageSemaphore } from './page-semaphore.server.ts';
import { lockPage, paidTo, getPageFunding } from './page-status.server.ts';

/** A transaction as the provider reports it. */
export interface ObservedMoney {
  /** The provider's; the same one counts once. */
  id: string;
  status: TransactionStatus;
  /** Rappen */
  amount: number;
  means: string;
  at: Date;
}

const patience = { maxWait: 15_000, timeout: 20_000 } as const;

/**
 * Writes down what is known of a contribution's money, in one transaction with all that follows: money that came
 * counts where there is room for it, once, and moves the bike on; every other franc goes back the way it came.
 * Repeating it, in any order, changes nothing.
 */
export async function recordContribution(
  contributionId: string,
  observed: readonly ObservedMoney[],
  now = new Date(),
): Promise<void> {
  const { sponsorMe } = await db.sponsorMePayment.findUniqueOrThrow({
    where: { id: contributionId },
    select: { sponsorMe: { select: { id: true, token: true } } },
  });
  const record = () =>
    db.$transaction(async (database) => {
      const page = await lockPage(database, sponsorMe.id);
      const inTime = [...observed].sort((a, b) => a.at.getTime() - b.at.getTime());
      for (const news of inTime) await take(database, { page, contributionId, news, now });
    }, patience);
  await withPageSemaphore(sponsorMe.token, record);
}

interface News {
  page: SponsorMe;
  contributionId: string;
  news: ObservedMoney;
  now: Date;
}

async function take(database: Database, { page, contributionId, news, now }: News): Promise<void> {
  const { id, amount, means, at } = news;
  const known = await database.sponsorMeTransaction.findUnique({ where: { id }, include: { refunds: true } });
  const before = known && known.status !== 'part_paid' && known.status !== 'reversed' ? known.status : undefined;
  const status = before ? nextStatus(before, news.status) : news.status;
  if (status === before) return;
  await database.sponsorMeTransaction.upsert({
    where: { id },
    create: { id, paymentId: contributionId, status, amount, means, at },
    update: { status },
  });
  const contribution = await database.sponsorMePayment.findUniqueOrThrow({ where: { id: contributionId } });
  if (status === 'confirmed') await receive(database, { page, contribution, news, now });
  else if (status === 'declined' || status === 'cancelled') await noteTry(database, contribution, status, now);
  // What the shop itself sends back is no surprise.
  else if (isReversal(status) && (status === 'disputed' || status === 'chargeback' || known?.refunds.length === 0)) {
    await reverse(database, { page, contribution, news: { ...news, status }, isCounted: known?.isCounted ?? false });
  }
}

/** Money is there: it counts, or it goes back. */
async function receive(
  database: Database,
  { page, contribution, news, now }: Omit<News, 'contributionId'> & { contribution: SponsorMePayment },
): Promise<void> {
  const { id: contributionId, sponsorMeId, amount } = contribution;
  const reason = await reasonAgainst(database, { page, contribution, amount: news.amount, now });
  if (reason) {
    await refundContribution(database, { transactionId: news.id, amount: news.amount, reason });
    if (contribution.state === 'reserved') await setState(database, contributionId, 'returned');
    return;
  }
  const before = await paidTo(database, sponsorMeId);
  await database.sponsorMeTransaction.update({ where: { id: news.id }, data: { isCounted: true } });
  await database.sponsorMePayment.update({
    where: { id: contributionId },
    data: { state: 'paid', paidAt: news.at, lastTry: null },
  });
  await addJob(
    database,
    sponsorMail,
    { kind: 'thanks', id: contributionId },
    { key: `sponsor-thanks:${contributionId}` },
  );
  const isGoal = before < page.goal && before + amount >= page.goal;
  const kind = isGoal ? 'goal' : 'news';
  await addJob(database, sponsorMail, { kind, id: contributionId }, { key: `sponsor-news:${contributionId}` });
}

/** Why money that came does not count; undefined if it does. */
async function reasonAgainst(
  database: Database,
  { page, contribution, amount, now }: { page: SponsorMe; contribution: SponsorMePayment; amount: number; now: Date },
): Promise<RefundReason | undefined> {
  if (contribution.state !== 'reserved') return 'twice';
  if (amount !== contribution.amount) return 'otherAmount';
  if (!isOpenOn(page, zurichDate(now))) return 'closed';
  const standing = await getPageFunding(database, page, { now, except: contribution.id });
  return roomOf(standing) < amount ? 'noRoom' : undefined;
}

const setState = (database: Database, id: string, state: SponsorMePayment['state']) =>
  database.sponsorMePayment.update({ where: { id }, data: { state } });

/**
 * A try that brought nothing: anyone who left the payment page holds no place, anyone who was declined may try again.
 */
async function noteTry(
  database: Database,
  { id, state, reservedUntil }: SponsorMePayment,
  lastTry: 'declined' | 'cancelled',
  now: Date,
): Promise<void> {
  if (state !== 'reserved') return;
  const isLeft = lastTry === 'cancelled' && reservedUntil > now;
  await database.sponsorMePayment.update({ where: { id }, data: { lastTry, ...(isLeft && { reservedUntil: now }) } });
}

/**
 * The payer's bank took money back, or contests it: while the page runs it no longer counts; the team is notified of it
 * always.
 */
async function reverse(
  database: Database,
  {
    page,
    contribution,
    news,
    isCounted,
  }: { page: SponsorMe; contribution: SponsorMePayment; news: ObservedMoney; isCounted: boolean },
): Promise<void> {
  if (isCounted && page.state === 'running') await setState(database, contribution.id, 'reversed');
  const text = `Sponsor me: ${formatChfWithRappen(news.amount)} wurden zurückgeholt oder bestritten (Seite ${page.token}, ${news.status}).`;
  await addJob(database, chatJob, { text }, { key: `sponsor-${news.status}:${news.id}` });
}
