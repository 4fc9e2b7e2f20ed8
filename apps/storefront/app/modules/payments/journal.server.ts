import { type Prisma, db } from '~/platform/db.server.ts';
import { francsCell } from '~/platform/table.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { factsOf } from '~/modules/orders/order-facts.ts';
import { isSponsorKey } from '~/modules/orders/sponsor-money.ts';
import { vatPercent } from '~/modules/pricing/vat.ts';
import { type BookedOrder, journalOf, type MoneyMove, turnoverOf, type VatLine, vatReport } from './turnover.ts';

/** The period of a report, both days included; ISO dates. */
export interface Period {
  from: string;
  until: string;
}

const bookedSelect = {
  id: true,
  number: true,
  resultingPrice: true,
  orderEvents: { select: { kind: true, at: true }, orderBy: { id: 'asc' } },
  payment: { select: { transactions: true, refunds: true } },
} satisfies Prisma.CheckoutSelect;

type BookedRow = Prisma.CheckoutGetPayload<{ select: typeof bookedSelect }>;

/** Statuses of transactions that have brought money, whether or not it was refunded since. */
const brought = [
  'confirmed',
  'refund_pending',
  'partially_refunded',
  'refunded',
  'disputed',
  'chargeback',
  'reversed',
] as const;

/** Orders read by one query. */
const CHUNK = 500;

/** Parses the first and last day of a period; undefined for an invalid day or a reversed period. */
export function parsePeriod(from: string | null, until: string | null): Period | undefined {
  const isDay = (day: string | null): day is string =>
    day !== null && /^20\d{2}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay(from) && isDay(until) && from <= until ? { from, until } : undefined;
}

/**
 * Orders with a money movement or a change of delivery in a period; one day more at both ends, because the days are
 * those in Zurich.
 */
async function* bookedOrders({ from, until }: Period): AsyncGenerator<BookedOrder> {
  const at = { gte: new Date(Date.parse(from) - 86_400_000), lte: new Date(Date.parse(until) + 2 * 86_400_000) };
  const sponsored = await db.sponsorMe.findMany({
    where: { endedAt: at, checkoutId: { not: null } },
    select: { checkoutId: true },
  });
  const where: Prisma.CheckoutWhereInput = {
    OR: [
      { payment: { transactions: { some: { OR: [{ at }, { reversedAt: at }] } } } },
      { payment: { refunds: { some: { doneAt: at } } } },
      { orderEvents: { some: { kind: { in: ['delivered', 'returned'] }, at } } },
      { id: { in: sponsored.flatMap(({ checkoutId }) => checkoutId ?? []) } },
    ],
  };
  const ids = await db.checkout.findMany({ where, select: { id: true }, orderBy: { createdAt: 'asc' } });
  for (let start = 0; start < ids.length; start += CHUNK) {
    const some = ids.slice(start, start + CHUNK).map(({ id }) => id);
    const rows = await db.checkout.findMany({
      where: { id: { in: some } },
      select: bookedSelect,
      orderBy: { createdAt: 'asc' },
    });
    const returns = await sponsorReturns(some);
    for (const row of rows) yield toBookedOrder(row, returns.get(row.id));
  }
}

/**
 * The days on which money of sponsors went back to them, by order: their page gives it back, without a refund of the
 * shop.
 */
async function sponsorReturns(ids: string[]): Promise<ReadonlyMap<string | null, string>> {
  const pages = await db.sponsorMe.findMany({
    where: { checkoutId: { in: ids }, endedAt: { not: null } },
    select: { checkoutId: true, endedAt: true },
  });
  return new Map(pages.flatMap(({ checkoutId, endedAt }) => (endedAt ? [[checkoutId, zurichDate(endedAt)]] : [])));
}

/** @param sponsorsOn the day on which sponsors got their money back */
function toBookedOrder(
  { number, resultingPrice, orderEvents, payment }: BookedRow,
  sponsorsOn: string | undefined,
): BookedOrder {
  const facts = factsOf(orderEvents);
  const dayOf = (at: Date | undefined) => (at ? zurichDate(at) : undefined);
  return {
    number,
    price: resultingPrice,
    moves: payment ? movesOf(payment, sponsorsOn) : [],
    deliveredOn: dayOf(facts.get('delivered')),
    returnedOn: dayOf(facts.get('returned')),
  };
}

function movesOf(
  { transactions, refunds }: NonNullable<BookedRow['payment']>,
  sponsorsOn: string | undefined,
): MoneyMove[] {
  const means = new Map(transactions.map((each) => [each.key, each.means]));
  return [
    ...transactions.flatMap(({ key, status, amount, at, reversedAt, means: how }): MoneyMove[] => {
      if (amount <= 0 || !brought.some((each) => each === status)) return [];
      const received: MoneyMove = { day: zurichDate(at), amount, means: how, kind: 'received' };
      if (isSponsorKey(key) && status === 'refunded' && sponsorsOn)
        return [received, { day: sponsorsOn, amount: -amount, means: how, kind: 'refunded' }];
      if (!reversedAt) return [received];
      return [received, { day: zurichDate(reversedAt), amount: -amount, means: how, kind: 'reversed' }];
    }),
    ...refunds.flatMap(({ key, amount, doneAt }): MoneyMove[] =>
      doneAt ? [{ day: zurichDate(doneAt), amount: -amount, means: means.get(key) ?? 'bank', kind: 'refunded' }] : [],
    ),
  ];
}

const isIn = ({ from, until }: Period, { day }: { day: string }): boolean => day >= from && day <= until;

/**
 * The VAT of a period, and the orders for which the provider reports a dispute or a refund that the shop did not send.
 */
export async function readVatReport(period: Period): Promise<{ lines: VatLine[]; contested: number }> {
  const entries = [];
  for await (const order of bookedOrders(period))
    entries.push(...turnoverOf(order).filter((entry) => isIn(period, entry)));
  // What the provider alone has sent back is in no refund of the shop, and so in no line of the report.
  const [row] = await db.$queryRaw<{ contested: number }[]>`
    select count(*)::int as contested from payment_transaction t
    where t.status in ('disputed', 'chargeback') or (t.key like 'provider:%'
      and t.status in ('refunded', 'partially_refunded') and not exists
      (select from refund r where r.payment_id = t.payment_id and r.key = t.key and r.done_at is not null))`;
  return { lines: vatReport(entries), contested: row?.contested ?? 0 };
}

/** The journal of a period for bookkeeping, as cells of a CSV file, headers first. */
export async function journalCells(period: Period): Promise<string[][]> {
  const lines = [];
  for await (const order of bookedOrders(period)) lines.push(...journalOf(order).filter((line) => isIn(period, line)));
  lines.sort((one, other) => one.day.localeCompare(other.day) || one.number.localeCompare(other.number));
  return [
    ['Datum', 'Beleg', 'Text', 'Soll', 'Haben', 'Betrag', 'Währung', 'MWST %', 'MWST'],
    ...lines.map(({ day, number, text, debit, credit, amount, rate, vat }) => [
      swissDay(day),
      number,
      `${text} ${number}`,
      debit,
      credit,
      francsCell(amount),
      'CHF',
      rate === null ? '' : vatPercent(rate).toFixed(1),
      francsCell(vat),
    ]),
  ];
}

/** Formats a day as `27.11.2026`, as Swiss bookkeeping programs read it. */
const swissDay = (day: string): string => day.split('-').reverse().join('.');
