import { z } from 'zod';
import { db, Prisma } from '~/platform/db.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { factsOf, type OrderFact, wayOf } from '~/modules/fulfilment/order-way.ts';
import { situationOf, stationsOf } from '~/modules/fulfilment/tracker.ts';
import {
  type ListedStaffOrder,
  type OrderSort,
  type OrdersQuery,
  type OrdersView,
  ordersViews,
  standOf,
  stopsOf,
} from './order-list.ts';

/*
 * The staff's list of orders. Which orders a page shows is read from indexes alone; what their rows say, of those few.
 */

/** Rows of one page. */
export const ORDERS_PAGE = 25;

/** Matches that are counted; beyond it the list says that there are more. */
const MOST_COUNTED = 10_000;

/** Rows of a CSV at most. */
const MOST_EXPORTED = 20_000;

const open = Prisma.sql`f.stage not in ('delivered', 'cancelled', 'returned')`;

/** Something was asked of the team that it has not done. */
const ours = Prisma.sql`(
  (f.stage = 'received' and not c.pay_one_time and c.id_upload_updated)
  or (f.stage in ('received', 'checked', 'contract', 'paid', 'assembly')
    and exists (select from order_event e where e.checkout_id = c.id and e.kind = 'cancel_requested'))
  or (f.stage in ('cancelled', 'returned') and exists (
    select from payment p join payment_transaction t on t.payment_id = p.id and t.status = 'confirmed'
    where p.checkout_id = c.id)))`;

const viewConditions: Readonly<Record<OrdersView, Prisma.Sql | undefined>> = {
  offen: open,
  wir: ours,
  zahlung: Prisma.sql`f.stage in ('received', 'checked', 'contract') and exists (
    select from payment p where p.checkout_id = c.id and p.paid_at is null)`,
  auffaellig: Prisma.sql`${open} and exists (
    select from order_origin o where o.checkout_id = c.id and o.reasons <> '{}' and o.cleared_at is null)`,
  geliefert: Prisma.sql`f.stage = 'delivered' and exists (
    select from order_event e where e.checkout_id = c.id and e.kind = 'delivered' and e.at > now() - interval '7 days')`,
  alle: undefined,
};

/** The words of a text, as `staff.order_words` has them; e-mail addresses stay whole. */
export function searchedWords(text: string): string[] {
  const typed = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss');
  return typed
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [word] : word.split(/[^a-z0-9]+/)))
    .filter((word) => word.length >= 2)
    .slice(0, 6);
}

const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** `from` and `where` of a query. */
function selection({ view, stage, since, shop, text }: OrdersQuery): Prisma.Sql {
  const words = searchedWords(text);
  const conditions = [
    viewConditions[view],
    stage && Prisma.sql`f.stage = ${stage}::order_stage`,
    since && Prisma.sql`c.created_at >= (${since}::date at time zone 'Europe/Zurich')`,
    shop && Prisma.sql`c.instance_id = ${shop}`,
    // What is too short to be looked for finds nothing, rather than everything.
    text !== '' && words.length === 0 && Prisma.sql`false`,
    ...words.map((word) => Prisma.sql`w.words like ${likePattern(word)}`),
  ].filter((condition): condition is Prisma.Sql => Boolean(condition));
  const where = conditions.length > 0 ? Prisma.sql`where ${Prisma.join(conditions, ' and ')}` : Prisma.empty;
  return Prisma.sql`from checkout c
    ${view === 'alle' && !stage ? Prisma.empty : Prisma.sql`join fulfilment f on f.checkout_id = c.id`}
    join staff.order_words w on w.checkout_id = c.id ${where}`;
}

const orders: Readonly<Record<OrderSort, Prisma.Sql>> = {
  neu: Prisma.sql`c.created_at desc, c.id desc`,
  alt: Prisma.sql`c.created_at, c.id`,
  name: Prisma.sql`w.name, w.checkout_id`,
  'name-ab': Prisma.sql`w.name desc, w.checkout_id desc`,
  total: Prisma.sql`c.resulting_price desc, c.id desc`,
  'total-ab': Prisma.sql`c.resulting_price, c.id`,
};

async function idsOf(query: OrdersQuery, limit: number, offset: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(
    Prisma.sql`select c.id ${selection(query)} order by ${orders[query.sort]} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** A page of the list. */
export interface OrdersPage {
  rows: ListedStaffOrder[];
  /** Matches, at most ten thousand. */
  count: number;
  /** Whether there are more. */
  isMore: boolean;
  /** Rappen: what the counted ones cost together. */
  total: number;
}

/** The orders that an address of the list shows. */
export async function listStaffOrders(query: OrdersQuery): Promise<OrdersPage> {
  const isAll = query.view === 'alle' && !query.stage && !query.since && !query.shop && query.text === '';
  const [ids, counted] = await Promise.all([
    idsOf(query, ORDERS_PAGE, (query.page - 1) * ORDERS_PAGE),
    isAll ? null : countOf(query),
  ]);
  const { count, total } = counted ?? { count: (await viewCounts()).alle, total: 0 };
  return {
    rows: await rowsOf(ids),
    count: Math.min(count, isAll ? count : MOST_COUNTED),
    isMore: !isAll && count > MOST_COUNTED,
    total,
  };
}

async function countOf(query: OrdersQuery): Promise<{ count: number; total: number }> {
  const [row] = await db.$queryRaw<{ count: number; total: number }[]>(Prisma.sql`
    select count(*)::int as count, coalesce(sum(price), 0)::float8 as total
    from (select c.resulting_price as price ${selection(query)} limit ${MOST_COUNTED + 1}) matches`);
  return row ?? { count: 0, total: 0 };
}

/** Counts are the same for all of the team; they may be this old, in ms. */
const COUNTS_LIFE = 10_000;

const kept = singleton('staff.view-counts', () => ({ at: 0, counts: undefined as Promise<ViewCounts> | undefined }));

type ViewCounts = Record<OrdersView, number>;

/** How many orders each view has, as of some seconds ago. @param fresh as of now */
export function viewCounts(fresh = false): Promise<ViewCounts> {
  if (fresh || !kept.counts || Date.now() - kept.at > COUNTS_LIFE) {
    kept.at = Date.now();
    kept.counts = readCounts().catch((error: unknown) => {
      kept.counts = undefined;
      throw error;
    });
  }
  return kept.counts;
}

async function readCounts(): Promise<ViewCounts> {
  const counts = await Promise.all(
    ordersViews.map(async (view): Promise<[OrdersView, number]> => {
      const condition = viewConditions[view];
      const [row] = await db.$queryRaw<{ count: number }[]>(
        condition
          ? Prisma.sql`select count(*)::int as count from checkout c join fulfilment f on f.checkout_id = c.id where ${condition}`
          : Prisma.sql`select count(*)::int as count from checkout`,
      );
      return [view, row?.count ?? 0];
    }),
  );
  return Object.fromEntries(counts) as ViewCounts;
}

const listedSelect = {
  id: true,
  number: true,
  createdAt: true,
  contact: true,
  cartItems: true,
  payOneTime: true,
  planLength: true,
  resultingPrice: true,
  totalDownPayment: true,
  schedule: true,
  idUploadUpdated: true,
  orderEvents: { select: { kind: true, at: true }, orderBy: { id: 'asc' } },
  origin: { select: { reasons: true, clearedAt: true } },
  payment: { select: { transactions: { where: { status: 'confirmed' }, select: { id: true }, take: 1 } } },
} satisfies Prisma.CheckoutSelect;

type ListedRow = Prisma.CheckoutGetPayload<{ select: typeof listedSelect }>;

const contactSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  zip: z.string().default(''),
  city: z.string().default(''),
});
const itemsSchema = z.array(
  z.object({
    name: z.string(),
    image: z.string().default(''),
    selectedSize: z.string().nullish(),
    selectedColor: z.string().nullish(),
  }),
);
const scheduleSchema = z.array(z.object({ kind: z.string(), amount: z.number() }));

async function rowsOf(ids: readonly string[]): Promise<ListedStaffOrder[]> {
  const found = await db.checkout.findMany({ where: { id: { in: [...ids] } }, select: listedSelect });
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toListed);
}

function toListed(row: ListedRow): ListedStaffOrder {
  const contact = contactSchema.parse(row.contact);
  const [first, ...more] = itemsSchema.parse(row.cartItems);
  const instalments = scheduleSchema.parse(row.schedule).filter(({ kind }) => kind === 'instalment');
  const { stops, stand, turn } = placeOf(row);
  return {
    number: row.number,
    orderedAt: row.createdAt.toISOString(),
    name: `${contact.firstname} ${contact.lastname}`,
    email: contact.email,
    place: `${contact.zip} ${contact.city}`.trim(),
    goods: {
      name: first?.name ?? '',
      details: [first?.selectedSize, first?.selectedColor].filter(Boolean).join(', '),
      image: first?.image ?? '',
      more: more.length,
    },
    paysOnce: row.payOneTime,
    months: row.planLength,
    monthly: instalments.at(-1)?.amount ?? row.resultingPrice,
    downPayment: row.totalDownPayment,
    total: row.resultingPrice,
    ...{ stops, stand, turn },
    isSuspicious: (row.origin?.reasons.length ?? 0) > 0 && row.origin?.clearedAt === null,
  };
}

/** What the place of an order on its way is read from. */
export type PlacedOrder = Pick<
  ListedRow,
  'payOneTime' | 'resultingPrice' | 'totalDownPayment' | 'idUploadUpdated' | 'orderEvents' | 'payment'
>;

/** Where an order stands: its way, what happened, and what a colleague reads of it. */
export function placeOf(row: PlacedOrder) {
  const way = wayOf(row);
  const facts = factsOf(row.orderEvents);
  const known: ReadonlySet<OrderFact> = new Set(facts.keys());
  const moments = new Map<OrderFact | 'received', string>([...facts].map(([fact, at]) => [fact, at.toISOString()]));
  const received = row.orderEvents.find(({ kind }) => kind === 'received');
  if (received) moments.set('received', received.at.toISOString());
  const situation = situationOf(way, known);
  const isOver = known.has('cancelled') || known.has('returned');
  const isGone = isOver || known.has('shipped') || known.has('delivered');
  const stations = stationsOf(way, moments);
  const { text: stand, turn } = standOf({
    situation,
    isIdThere: row.idUploadUpdated,
    paysOnce: row.payOneTime,
    isCancelAsked: !isGone && row.orderEvents.some(({ kind }) => kind === 'cancelRequested'),
    isRefundDue: isOver && (row.payment?.transactions.length ?? 0) > 0,
  });
  return { way, facts: known, stations, stops: stopsOf(stations), situation, stand, turn };
}

const francs = (rappen: number): string => (rappen / 100).toFixed(2);

/** A cell that spreadsheets take for text whatever it begins with. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

async function idsOfNumbers(numbers: readonly string[]): Promise<string[]> {
  const found = await db.checkout.findMany({
    where: { number: { in: [...numbers] } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

/**
 * The same list as CSV, all of it up to twenty thousand rows: semicolons and a mark of UTF-8, as spreadsheets here want it.
 * @param numbers of orders that are wanted alone
 */
export async function exportStaffOrders(query: OrdersQuery, numbers: readonly string[] = []): Promise<string> {
  const ids = numbers.length > 0 ? await idsOfNumbers(numbers) : await idsOf(query, MOST_EXPORTED, 0);
  const lines = ['Bestellung;Bestellt;Name;E-Mail;Ort;Ware;Monate;Monatlich;Anzahlung;Total;Stand;Am Zug'];
  for (let at = 0; at < ids.length; at += 500) {
    for (const row of await rowsOf(ids.slice(at, at + 500))) {
      const goods = row.goods.more > 0 ? `${row.goods.name} und ${row.goods.more} weitere` : row.goods.name;
      const plan = row.paysOnce ? ['1', ''] : [String(row.months), francs(row.monthly)];
      const amounts = [...plan, francs(row.downPayment), francs(row.total)];
      lines.push(
        [row.number, row.orderedAt, row.name, row.email, row.place, goods, ...amounts, row.stand, row.turn]
          .map(cell)
          .join(';'),
      );
    }
  }
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
