import { type Database, db } from '~/platform/db.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { endPageIn } from './campaign/end-page.server.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days after its end that names, addresses and words of a page are stored. */
const WORDS_DAYS = 365;

/** Days that a contribution is stored which was never paid. */
const UNPAID_DAYS = 30;

/** Days that amounts are stored, which belong to the books (OR 958f: ten years). */
const BOOKS_DAYS = 11 * 366;

const noWords = {
  title: '',
  story: '',
  firstName: '',
  email: '',
  isListed: false,
  stopReason: null,
  userId: null,
} as const;
const anonymous = { name: '', email: '', message: '', isHidden: true } as const;

/**
 * Removes what a person wrote: pages that run are over first, so that all money goes back. Amounts stay for the books,
 * without anything of the person.
 */
export async function eraseSponsoring(database: Database, { email }: Person): Promise<void> {
  if (!email) return;
  const running = await database.sponsorMe.findMany({ where: { email, state: 'running' }, select: { id: true } });
  for (const { id } of running) await endPageIn(database, id, { end: 'withdrawn' });
  await database.sponsorMe.updateMany({ where: { email }, data: { ...noWords, clearedAt: new Date() } });
  await database.sponsorMePayment.updateMany({ where: { email }, data: anonymous });
}

/** What is stored about a person's pages and contributions; amounts in Rappen. */
export async function exportSponsoring({ email }: Person): Promise<ExportPart[]> {
  if (!email) return [];
  const [pages, payments] = await Promise.all([
    db.sponsorMe.findMany({ where: { email }, orderBy: { createdAt: 'asc' } }),
    db.sponsorMePayment.findMany({
      where: { email },
      orderBy: { createdAt: 'asc' },
      include: { sponsorMe: { select: { token: true } }, transactions: { include: { refunds: true } } },
    }),
  ]);
  return [
    ...(pages.length === 0
      ? []
      : [
          {
            name: 'sponsor-pages',
            rows: pages.map((page) => ({
              token: page.token,
              title: page.title,
              story: page.story,
              firstname: page.firstName,
              email: page.email,
              goal: page.goal,
              state: page.state,
              spent: page.spent,
              listed: page.isListed,
              until: page.endsOn.toISOString().slice(0, 10),
              createdAt: page.createdAt.toISOString(),
            })),
          },
        ]),
    ...(payments.length === 0
      ? []
      : [
          {
            name: 'sponsor-contributions',
            rows: payments.map((payment) => ({
              page: payment.sponsorMe.token,
              name: payment.name,
              email: payment.email,
              message: payment.message,
              amount: payment.amount,
              state: payment.state,
              hidden: payment.isHidden,
              returned: payment.transactions
                .flatMap(({ refunds }) => refunds)
                .reduce((sum, { amount }) => sum + amount, 0),
              paidAt: payment.paidAt?.toISOString() ?? null,
              createdAt: payment.createdAt.toISOString(),
            })),
          },
        ]),
  ];
}

/**
 * Removes names and words a year after a page's end, contributions that were never paid after a month, the rest with
 * the books.
 */
export async function cleanSponsoring(now = new Date()): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY) });
  const unpaid = { state: 'reserved' as const, reservedUntil: before(UNPAID_DAYS) };
  await db.$transaction(async (database) => {
    await database.sponsorMeTransaction.deleteMany({ where: { payment: unpaid, refunds: { none: {} } } });
    await database.sponsorMePayment.deleteMany({ where: { ...unpaid, transactions: { none: {} } } });
  });
  const over = await db.sponsorMe.findMany({
    where: { state: { not: 'running' }, endedAt: before(WORDS_DAYS), clearedAt: null },
    select: { id: true },
  });
  for (const { id } of over) {
    await db.$transaction(async (database) => {
      await database.sponsorMe.update({ where: { id }, data: { ...noWords, clearedAt: now } });
      await database.sponsorMePayment.updateMany({ where: { sponsorMeId: id }, data: anonymous });
    });
  }
  await removeBooks(before(BOOKS_DAYS));
}

async function removeBooks(endedAt: { lt: Date }): Promise<void> {
  const old = { sponsorMe: { state: { not: 'running' as const }, endedAt } };
  await db.$transaction(async (database) => {
    await database.sponsorMeRefund.deleteMany({ where: { transaction: { payment: old } } });
    await database.sponsorMeTransaction.deleteMany({ where: { payment: old } });
    await database.sponsorMePayment.deleteMany({ where: old });
    await database.sponsorMe.deleteMany({ where: { state: { not: 'running' }, endedAt } });
  });
}

/** Pages of an anonymous visitor become those of the account that they turn out to be. */
export async function mergeSponsorPages(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  await database.sponsorMe.updateMany({ where: { userId: fromUserId }, data: { userId: toUserId } });
}
