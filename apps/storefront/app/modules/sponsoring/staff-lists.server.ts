import type { z } from 'zod';
import { db, Prisma } from '~/platform/db.server.ts';
import type { Listed as ListedRows, Slice } from '~/platform/list-query.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import { isoDay } from './campaign/open-page.ts';
import type { listedContributionSchema, listedPageSchema } from './sponsoring.schema.server.ts';
import type { SponsorQuery } from './staff-list.ts';

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

const withPaid = { payments: { where: { state: 'paid' }, select: { amount: true } } } satisfies Prisma.SponsorMeInclude;

type PageRow = Prisma.SponsorMeGetPayload<{ include: typeof withPaid }>;

function toListedPage({ token, firstName, payments, ...row }: PageRow): ListedPage {
  const { id, locale, state, end, email, title, variantId, price, goal, spent, checkoutId } = row;
  return {
    ...{ id, sponsorMeToken: token, locale, state, end, firstname: firstName, email, title, variantId, price, goal },
    ...{ spent, checkoutId },
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

const orders: Readonly<Record<SponsorQuery['sort'], Prisma.Sql>> = {
  neu: Prisma.sql`s.created_at`,
  beisammen: Prisma.sql`coalesce(p.amount, 0)`,
  beitraege: Prisma.sql`coalesce(p.count, 0)`,
  endet: Prisma.sql`s.ends_on`,
};

/** Riders' pages as the team's list asks for them. */
export async function listSponsorPages(
  { sort, direction, filters }: SponsorQuery,
  { skip, take }: Slice,
): Promise<ListedRows<ListedPage>> {
  const where = filters.stand === null ? Prisma.empty : Prisma.sql`where s.state = ${filters.stand}::sponsor_state`;
  const isOfMoney = sort === 'beisammen' || sort === 'beitraege';
  const paid = Prisma.sql`left join (select sponsor_me_id, sum(amount) as amount, count(*) as count
    from sponsor_me_payment where state = 'paid' group by 1) p on p.sponsor_me_id = s.id`;
  const [found, [counted]] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`select s.id from sponsor_me s ${isOfMoney ? paid : Prisma.empty} ${where}
      order by ${orders[sort]} ${directionSql[direction]}, s.id desc limit ${take} offset ${skip}`,
    db.$queryRaw<{ count: number }[]>`select count(*)::int as count from sponsor_me s ${where}`,
  ]);
  const ids = found.map(({ id }) => id);
  const rows = await db.sponsorMe.findMany({ where: { id: { in: ids } }, include: withPaid });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []).map(toListedPage), count: counted?.count ?? 0 };
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
    ...{ id, sponsorMeToken: sponsorMe.token, state, amount, name, email, message, isHidden },
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

/** One page with its contributions; null where there is none. */
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
          ...{ id: refundId, amount, reason, failure },
          doneAt: doneAt?.toISOString() ?? null,
        })),
      ),
    })),
  };
}

/** How many refunds were not sent and wait for somebody of the team. */
export const failedRefunds = (): Promise<number> =>
  db.sponsorMeRefund.count({ where: { doneAt: null, failure: { not: null } } });
