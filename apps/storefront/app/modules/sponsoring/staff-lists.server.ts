import type { z } from 'zod';
import { db, type Prisma } from '~/platform/db.server.ts';
import { isoDay } from './campaign/open-page.ts';
import type { listedContributionSchema, listedPageSchema } from './sponsoring.schema.server.ts';

/** Entries of one answer. */
const PAGE = 50;

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

const from = (cursor: string | undefined) => ({ take: PAGE + 1, ...(cursor && { cursor: { id: cursor }, skip: 1 }) });

interface Listed<Entry> {
  data: Entry[];
  /** Names where the next answer begins. */
  nextCursor: string | null;
}

const listed = <Entry extends { id: string }>(entries: Entry[]): Listed<Entry> => ({
  data: entries.slice(0, PAGE),
  nextCursor: entries.length > PAGE ? (entries[PAGE - 1]?.id ?? null) : null,
});

export type ListedPage = z.infer<typeof listedPageSchema>;
export type ListedContribution = z.infer<typeof listedContributionSchema>;

/** What `toListedPage` reads of the payments. */
export const withPaid = {
  payments: { where: { state: 'paid' }, select: { amount: true } },
} satisfies Prisma.SponsorMeInclude;

type PageRow = Prisma.SponsorMeGetPayload<{ include: typeof withPaid }>;

export function toListedPage({ token, firstName, payments, ...row }: PageRow): ListedPage {
  const { id, locale, state, end, email, title, variantId, price, goal, spent, checkoutId } = row;
  return {
    id,
    sponsorMeToken: token,
    locale,
    state,
    end,
    firstname: firstName,
    email,
    title,
    variantId,
    price,
    goal,
    spent,
    checkoutId,
    collected: payments.reduce((sum, { amount }) => sum + amount, 0),
    contributions: payments.length,
    endsOn: isoDay(row.endsOn),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Riders' pages for the staff, the newest first (spec §7: listSponsorMe). */
export async function listSponsorMe(cursor?: string): Promise<Listed<ListedPage>> {
  const rows = await db.sponsorMe.findMany({ orderBy: [...newestFirst], ...from(cursor), include: withPaid });
  return listed(rows.map(toListedPage));
}

const contributionInclude = {
  sponsorMe: { select: { token: true } },
  transactions: { include: { refunds: { orderBy: { createdAt: 'asc' } } }, orderBy: { at: 'asc' } },
} satisfies Prisma.SponsorMePaymentInclude;

type ContributionRow = Prisma.SponsorMePaymentGetPayload<{ include: typeof contributionInclude }>;

function toListed({
  id,
  sponsorMe,
  state,
  amount,
  name,
  email,
  message,
  isHidden,
  transactions,
  ...row
}: ContributionRow): ListedContribution {
  return {
    id,
    sponsorMeToken: sponsorMe.token,
    state,
    amount,
    name,
    email,
    message,
    isHidden,
    returned: transactions.flatMap(({ refunds }) => refunds).reduce((sum, refund) => sum + refund.amount, 0),
    paidAt: row.paidAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Contributions for the staff, the newest first (spec §7: listSponsorMePayments). */
export async function listSponsorMePayments(cursor?: string): Promise<Listed<ListedContribution>> {
  const rows = await db.sponsorMePayment.findMany({
    orderBy: [...newestFirst],
    ...from(cursor),
    include: contributionInclude,
  });
  return listed(rows.map(toListed));
}

/** Money that goes back, as staff see it. */
export interface StaffRefund {
  id: string;
  amount: number;
  reason: string;
  /** ISO 8601; null until it was sent. */
  doneAt: string | null;
  failure: string | null;
}

export interface StaffContribution extends ListedContribution {
  refunds: StaffRefund[];
}

/** One page with its contributions; null if there is none. */
export async function staffPage(id: string): Promise<{
  page: ListedPage & { story: string; stopReason: string | null; orderNumber: string | null };
  contributions: StaffContribution[];
} | null> {
  const row = await db.sponsorMe.findUnique({
    where: { id },
    include: { payments: { orderBy: [...newestFirst], include: contributionInclude } },
  });
  if (!row) return null;
  const { story, stopReason, checkoutId } = row;
  const paid = row.payments.filter(({ state }) => state === 'paid');
  const order = checkoutId && (await db.checkout.findUnique({ where: { id: checkoutId }, select: { number: true } }));
  return {
    page: { ...toListedPage({ ...row, payments: paid }), story, stopReason, orderNumber: order ? order.number : null },
    contributions: row.payments.map((payment) => ({
      ...toListed(payment),
      refunds: payment.transactions.flatMap(({ refunds }) =>
        refunds.map(({ id: refundId, amount, reason, doneAt, failure }) => ({
          id: refundId,
          amount,
          reason,
          failure,
          doneAt: doneAt?.toISOString() ?? null,
        })),
      ),
    })),
  };
}

/** How many refunds were not sent and wait for a staff member. */
export const failedRefunds = (): Promise<number> =>
  db.sponsorMeRefund.count({ where: { doneAt: null, failure: { not: null } } });
