import { db, Prisma } from '~/platform/db.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { DIRECT, type OrderSort, type OrdersQuery, type OrdersView, ordersViews } from './order-list.ts';

/*
 * Which orders a page of the staff's list shows, and how many there are: read from indexes alone.
 */

/** Matches that are counted; beyond it the list says that there are more. */
export const MOST_COUNTED = 1000;

/** Stages of orders that have not ended, one by one: those that have are many more, and an index passes them by. */
const open = Prisma.sql`f.stage in ('received', 'checked', 'contract', 'paid', 'assembly', 'shipped')`;

/** Of the transaction `t` of the payment `p` money of the shopper is left, as `shoppersMoneyHeld` counts it. */
const isHeld = Prisma.sql`(t.key not like 'sponsor:%' and (t.status = 'confirmed' or t.status = 'partially_refunded' and t.amount > (
  select sum(r.amount) from refund r where r.payment_id = p.id and r.key = t.key and r.done_at is not null)))`;

/** An order has money of its shopper still. @param id the column that says which order, e.g. `c.id` */
export const hasMoney = (id: Prisma.Sql): Prisma.Sql => Prisma.sql`exists (
  select from payment p join payment_transaction t on t.payment_id = p.id where p.checkout_id = ${id} and ${isHeld})`;

/** Something was asked of the team that it has not done. Each reason is looked for by an index of its own. */
const ours = Prisma.sql`c.id = any(array(
  select r.checkout_id from fulfilment r join checkout o on o.id = r.checkout_id
    where r.stage = 'received' and not o.pay_one_time and o.id_upload_updated
  union all select e.checkout_id from order_event e join fulfilment r on r.checkout_id = e.checkout_id
    where e.kind = 'cancel_requested' and r.stage in ('received', 'checked', 'contract', 'paid', 'assembly')
  union all select p.checkout_id from fulfilment f join payment p on p.checkout_id = f.checkout_id
    join payment_transaction t on t.payment_id = p.id and ${isHeld}
    where f.stage in ('cancelled', 'returned')))`;

const viewConditions: Readonly<Record<OrdersView, Prisma.Sql | undefined>> = {
  offen: open,
  wir: ours,
  zahlung: Prisma.sql`f.stage in ('received', 'checked', 'contract') and exists (
    select from payment p where p.checkout_id = c.id and p.paid_at is null)`,
  // The few that are open, or were delivered lately, are read once, rather than asked of each order.
  auffaellig: Prisma.sql`c.id = any(array(
    select o.checkout_id from fulfilment f join order_origin o on o.checkout_id = f.checkout_id
    where ${open} and o.reasons <> '{}' and o.cleared_at is null))`,
  geliefert: Prisma.sql`f.stage = 'delivered' and c.id = any(array(
    select e.checkout_id from order_event e where e.kind = 'delivered' and e.at > now() - interval '7 days'))`,
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

/** The pattern of a word, for `like`. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The same of an e-mail address up to its `@`. */
export const roughPattern = (word: string): string => likePattern(word.replace(/(?<=.@).*$/, ''));

/**
 * The orders that words find. An e-mail address is looked for by what is before its `@`, since every order has the
 * letters of the rest; what is found is then compared with all of it. `offset 0` keeps both apart.
 */
export function foundByWords(words: readonly string[]): Prisma.Sql {
  const all = (patterns: readonly string[]) =>
    Prisma.join(
      patterns.map((pattern) => Prisma.sql`words like ${pattern}`),
      ' and ',
    );
  const rough = words.map(roughPattern);
  return Prisma.sql`(select checkout_id, name from
    (select checkout_id, name, words from staff.order_words where ${all(rough)} offset 0) roughly
    where ${all(words.map(likePattern))} offset 0)`;
}

/**
 * `from` and `where` of a query; tables that nothing asks for are left out.
 * @param sortsByName whether the rows are put in order by name
 */
function selection(
  { view, stage, since, shop, source, device, isBlackFriday, text }: OrdersQuery,
  sortsByName: boolean,
): Prisma.Sql {
  const words = searchedWords(text);
  const conditions = [
    viewConditions[view],
    stage && Prisma.sql`f.stage = ${stage}::order_stage`,
    since && Prisma.sql`c.created_at >= (${since}::date at time zone 'Europe/Zurich')`,
    shop && Prisma.sql`c.instance_id = ${shop}`,
    source && (source === DIRECT ? Prisma.sql`c.source is null` : Prisma.sql`c.source = ${source}`),
    device && Prisma.sql`c.checkout_context_data->>'device' = ${device}`,
    isBlackFriday && Prisma.sql`c.checkout_context_data->>'isBlackFriday' = 'true'`,
    // What is too short to be looked for finds nothing, rather than everything.
    text !== '' && words.length === 0 && Prisma.sql`false`,
  ].filter((condition): condition is Prisma.Sql => Boolean(condition));
  const where = conditions.length > 0 ? Prisma.sql`where ${Prisma.join(conditions, ' and ')}` : Prisma.empty;
  const named = words.length > 0 ? foundByWords(words) : sortsByName ? Prisma.sql`staff.order_words` : null;
  return Prisma.sql`from checkout c
    ${view === 'alle' && !stage ? Prisma.empty : Prisma.sql`join fulfilment f on f.checkout_id = c.id`}
    ${named ? Prisma.sql`join ${named} w on w.checkout_id = c.id` : Prisma.empty} ${where}`;
}

const orders: Readonly<Record<OrderSort, Prisma.Sql>> = {
  neu: Prisma.sql`c.created_at desc, c.id desc`,
  alt: Prisma.sql`c.created_at, c.id`,
  name: Prisma.sql`w.name, w.checkout_id`,
  'name-ab': Prisma.sql`w.name desc, w.checkout_id desc`,
  total: Prisma.sql`c.resulting_price desc, c.id desc`,
  'total-ab': Prisma.sql`c.resulting_price, c.id`,
};

/** The orders of one page, by their ids. */
export async function idsOf(query: OrdersQuery, limit: number, offset: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>(
    Prisma.sql`select c.id ${selection(query, query.sort.startsWith('name'))} order by ${orders[query.sort]} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** How many orders a query finds, up to one more than are counted, and what they cost together, Rappen. */
export async function countOf(query: OrdersQuery): Promise<{ count: number; total: number }> {
  const [row] = await db.$queryRaw<{ count: number; total: number }[]>(Prisma.sql`
    select count(*)::int as count, coalesce(sum(price), 0)::float8 as total
    from (select c.resulting_price as price ${selection(query, false)} limit ${MOST_COUNTED + 1}) matches`);
  return row ?? { count: 0, total: 0 };
}

/** Counts are the same for all of the team; they may be this old, in ms. */
const COUNTS_LIFE = 10_000;

const stored = singleton('staff.view-counts', () => ({ at: 0, counts: undefined as Promise<ViewCounts> | undefined }));

type ViewCounts = Record<OrdersView, number>;

/** How many orders each view has, as of some seconds ago. @param fresh as of now */
export function viewCounts(fresh = false): Promise<ViewCounts> {
  if (fresh || !stored.counts || Date.now() - stored.at > COUNTS_LIFE) {
    stored.at = Date.now();
    stored.counts = readCounts().catch((error: unknown) => {
      stored.counts = undefined;
      throw error;
    });
  }
  return stored.counts;
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
