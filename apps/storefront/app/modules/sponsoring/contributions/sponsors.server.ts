import { db, type SponsorMe } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { Sponsor } from '~/modules/sponsoring/sponsoring.ts';

/**
 * Who has paid in to a page, the newest first. Names of pages that are cleared are gone.
 * @param isRider whether the rider looks, who sees every name
 */
export async function listSponsors(page: Pick<SponsorMe, 'id'>, isRider = false): Promise<Sponsor[]> {
  const rows = await db.sponsorMePayment.findMany({
    where: { sponsorMeId: page.id, state: 'paid' },
    orderBy: [{ paidAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, isHidden: true, amount: true, message: true, paidAt: true, createdAt: true },
  });
  return rows.map(({ id, name, isHidden, amount, message, paidAt, createdAt }) => ({
    id,
    name: name === '' || (isHidden && !isRider) ? null : name,
    amount,
    message,
    at: (paidAt ?? createdAt).toISOString(),
  }));
}

/** A contribution for anyone who holds its ticket; null if there is none of this page. */
export function findContribution(token: string, ticket: string) {
  return db.sponsorMePayment.findFirst({ where: { ticket, sponsorMe: { token } }, include: { sponsorMe: true } });
}

/** Pages that stand in the list of all, which take money today; the newest first. */
export async function listedPages(now = new Date()) {
  const rows = await db.sponsorMe.findMany({
    where: { isListed: true, state: 'running', endsOn: { gte: new Date(`${zurichDate(now)}T00:00:00Z`) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 24,
    select: {
      token: true,
      title: true,
      firstName: true,
      goal: true,
      variantId: true,
      payments: { where: { state: 'paid' }, select: { amount: true } },
    },
  });
  return rows.map(({ payments, ...page }) => ({
    ...page,
    paid: payments.reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/** What the receipt of a contribution says; null if nothing was paid, or no such ticket is of this page. */
export async function findReceipt(token: string, ticket: string) {
  const found = await db.sponsorMePayment.findFirst({
    where: { ticket, sponsorMe: { token }, paidAt: { not: null } },
    include: { sponsorMe: true, transactions: { where: { isCounted: true } } },
  });
  const [transaction] = found?.transactions ?? [];
  if (!found?.paidAt || !transaction) return null;
  const { id, name, amount, paidAt, sponsorMe } = found;
  const number = id.slice(-12).toUpperCase();
  const { firstName: rider, title } = sponsorMe;
  return { number, name, rider, title, amount, paidAt, means: transaction.means };
}
