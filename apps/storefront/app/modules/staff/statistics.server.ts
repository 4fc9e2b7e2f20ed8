import { z } from 'zod';
import { db, Prisma } from '~/platform/db.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { topSearches } from '~/modules/search/search.server.ts';
import { countJobs } from './outbox.server.ts';
import { countModerationEntries } from './moderation.server.ts';
import { DIRECT } from './order-list.ts';
import { hasMoney, viewCounts } from './order-query.server.ts';
import { type Period, periodDays, type Statistics } from './statistics.ts';

/** Numbers of the start page are as old as this at most, in ms. */
const LIFE_MS = 30_000;

const stored = singleton('staff.statistics', () => new Map<Period, { at: number; numbers: Promise<Statistics> }>());

/** What the start page shows of a period that ends today. @param isFresh nothing from memory */
export function statistics(period: Period, { isFresh = false, now = new Date() } = {}): Promise<Statistics> {
  const known = stored.get(period);
  if (known && !isFresh && now.getTime() - known.at < LIFE_MS) return known.numbers;
  const numbers = readStatistics(period, now);
  stored.set(period, { at: now.getTime(), numbers });
  numbers.catch(() => stored.delete(period));
  return numbers;
}

async function readStatistics(period: Period, now: Date): Promise<Statistics> {
  const days = periodDays[period];
  const since = Prisma.sql`(date_trunc('day', now() at time zone 'Europe/Zurich') - make_interval(days => ${days - 1})) at time zone 'Europe/Zurich'`;
  const [rates, perDay, funnel, plans, brands, sources, missing, tasks] = await Promise.all([
    readRates(days),
    readDays(days, since),
    readFunnel(since),
    readPlans(since),
    readBrands(since),
    readSources(since),
    topSearches({ days: Math.min(days, 90), withoutHits: true, limit: 60 }),
    readTasks(),
  ]);
  return { at: now.toISOString(), period, ...rates, perDay, funnel, plans, brands, sources, missing, tasks };
}

const ratesSchema = z.tuple([z.object({ plans: z.number(), monthly: z.number(), before: z.number() })]);

/** The monthly rates of the plans that began in the period, and those of the period before it. */
async function readRates(days: number): Promise<Pick<Statistics, 'planCount' | 'monthly' | 'monthlyBefore'>> {
  const rows = await db.$queryRaw(Prisma.sql`
    select count(*) filter (where is_now)::int as plans,
      coalesce(sum(rate) filter (where is_now), 0)::float8 as monthly,
      coalesce(sum(rate) filter (where not is_now), 0)::float8 as before
    from (
      select (c.schedule->-1->>'amount')::int as rate, c.created_at >= now() - make_interval(days => ${days}) as is_now
      from checkout c join fulfilment f on f.checkout_id = c.id and f.stage <> 'cancelled'
      where c.created_at >= now() - make_interval(days => ${days * 2}) and not c.pay_one_time) plans`);
  const [{ plans, monthly, before }] = ratesSchema.parse(rows);
  return { planCount: plans, monthly, monthlyBefore: before };
}

function readDays(days: number, since: Prisma.Sql): Promise<Statistics['perDay']> {
  return db.$queryRaw(Prisma.sql`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(count, 0)::int as count
    from generate_series(
      (now() at time zone 'Europe/Zurich')::date - ${days - 1}::int, (now() at time zone 'Europe/Zurich')::date, '1 day') day
    left join (
      select (created_at at time zone 'Europe/Zurich')::date as placed, count(*) as count
      from checkout where created_at >= ${since} group by 1) orders on placed = day::date
    order by 1`);
}

/**
 * The way from cart to payment. A cart that was ordered is empty afterwards, and what was typed is gone: each step
 * counts what is there and everything further on.
 */
async function readFunnel(since: Prisma.Sql): Promise<Statistics['funnel']> {
  const [row] = await db.$queryRaw<{ carts: number; contacts: number; orders: number; paid: number }[]>(Prisma.sql`
    select
      (select count(*)::int from cart where updated_at >= ${since}
        and exists (select from cart_item where cart_item.cart_id = cart.id)) as carts,
      (select count(*)::int from checkout_draft where updated_at >= ${since} and contact <> '{}') as contacts,
      (select count(*)::int from checkout where created_at >= ${since}) as orders,
      (select count(*)::int from checkout c left join payment p on p.checkout_id = c.id
        where c.created_at >= ${since} and (p.id is null or p.paid_at is not null)) as paid`);
  const { carts = 0, contacts = 0, orders = 0, paid = 0 } = row ?? {};
  const cart = Math.max(carts, contacts) + orders;
  return { cart, contact: contacts + orders, order: orders, paid };
}

function readPlans(since: Prisma.Sql): Promise<Statistics['plans']> {
  return db.$queryRaw(Prisma.sql`
    select case when pay_one_time then 1 else plan_length end as months, count(*)::int as count
    from checkout where created_at >= ${since} group by 1 order by 1`);
}

function readBrands(since: Prisma.Sql): Promise<Statistics['brands']> {
  return db.$queryRaw(Prisma.sql`
    select coalesce(d.properties->>'brand', 'ohne Marke') as brand, sum(d.amount)::float8 as amount
    from checkout c join deal d on d.checkout_id = c.id
    join fulfilment f on f.checkout_id = c.id and f.stage <> 'cancelled'
    where c.created_at >= ${since} group by 1 order by 2 desc, 1`);
}

function readSources(since: Prisma.Sql): Promise<Statistics['sources']> {
  return db.$queryRaw(Prisma.sql`
    select coalesce(source, ${DIRECT}) as source, count(*)::int as count
    from checkout where created_at >= ${since} group by 1 order by 2 desc, 1`);
}

async function readTasks(): Promise<Statistics['tasks']> {
  const [counts, jobs, { offen }, [rows], runs] = await Promise.all([
    viewCounts(),
    countJobs(),
    countModerationEntries(),
    db.$queryRaw<{ ids: number; cancels: number; refunds: number }[]>`
      select
        (select count(*)::int from checkout c join fulfilment f on f.checkout_id = c.id
          where f.stage = 'received' and not c.pay_one_time and c.id_upload_updated) as ids,
        (select count(*)::int from fulfilment f where f.stage in ('received', 'checked', 'contract', 'paid', 'assembly')
          and exists (select from order_event e where e.checkout_id = f.checkout_id and e.kind = 'cancel_requested')) as cancels,
        (select count(*)::int from fulfilment f where f.stage in ('cancelled', 'returned') and ${hasMoney(Prisma.sql`f.checkout_id`)}) as refunds`,
    db.importRun.findFirst({ orderBy: { id: 'desc' }, select: { report: true } }),
  ]);
  const isImportBroken = Boolean((runs?.report as { error?: unknown } | undefined)?.error);
  const { ids = 0, cancels = 0, refunds = 0 } = rows ?? {};
  return {
    ids,
    cancels,
    refunds,
    suspicious: counts.auffaellig,
    questions: offen.fragen,
    reviews: offen.bewertungen,
    hanging: jobs.hanging,
    imports: isImportBroken ? 1 : 0,
  };
}
