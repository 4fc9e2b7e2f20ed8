import type { SqlPool } from '~/platform/sql-pool.server.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { PAGE_CACHE_CHANNEL } from '~/platform/page-cache.server.ts';
import { sql as shopSql } from '~/platform/sql.server.ts';
import { printableSource } from './feed/source.server.ts';
import { type AppliedStock, applyStock } from './stock-broker/apply-stock.server.ts';
import {
  openStockFeed,
  readStockFeed,
  type StockFeed,
  StockFeedError,
  type StockLine,
} from './stock-broker/read-feed.server.ts';
import type { StockRow } from './stock-broker/stock-rows.ts';

/** What a run of the feed has to say; `error` is a German sentence, null if it came to its end. */
export interface StockReport {
  counts: { rows: number; changed: number; unchanged: number; unknown: number; left: number; products: number };
  lines: StockLine[];
  error: string | null;
}

/** Lines that are stored of a run. */
const MAX_REPORTED_LINES = 200;

/** Hours in which a feed's word counts more than the catalogue's. */
const FRESH_HOURS = 48;

interface StockOptions {
  /** Goes on where more than a third of what can be ordered would be sold out. */
  allowSoldOut?: boolean;
  now?: Date;
  sql?: SqlPool;
}

/**
 * Reads a feed of stock and delivery (spec §3: stockBroker) and writes what it says into the catalogue. Articles that
 * it does not name stay as they are. Its report is stored.
 * @param source a file's path, an http(s) address, or the text itself with a name for it
 * @returns the report; with an `error` nothing was changed
 */
export async function importStock(
  source: string | { name: string; text: string },
  { allowSoldOut = false, now = new Date(), sql = shopSql }: StockOptions = {},
): Promise<StockReport> {
  const name = typeof source === 'string' ? printableSource(source) : source.name;
  const { id } = await db.stockBrokerRun.create({ data: { source: name, startedAt: now }, select: { id: true } });
  const report = await run(source, { allowSoldOut, now, sql });
  const { counts, lines, error } = report;
  const stored = lines.slice(0, MAX_REPORTED_LINES).map((line) => ({ ...line }));
  await db.stockBrokerRun.update({ where: { id }, data: { finishedAt: new Date(), counts, lines: stored, error } });
  return report;
}

async function run(
  source: string | { name: string; text: string },
  { allowSoldOut, now, sql }: Required<StockOptions>,
): Promise<StockReport> {
  let feed: StockFeed | undefined;
  try {
    feed = readStockFeed(typeof source === 'string' ? await openStockFeed(source) : source.text);
    const rows = [...feed.rows.values()];
    if (!allowSoldOut) await refuseSellOut(sql, rows);
    const applied = await withCatalogue(sql, () => storeRows(sql, rows, now));
    return reportOf(feed, applied);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...reportOf(feed, undefined), error: message };
  }
}

async function storeRows(sql: SqlPool, rows: readonly StockRow[], now: Date): Promise<AppliedStock> {
  await keepRows(rows, now);
  const applied = await applyStock(sql, rows, now);
  if (applied.changed > 0) await sql`select pg_notify(${PAGE_CACHE_CHANNEL}, 'catalog')`;
  return applied;
}

function reportOf(feed: StockFeed | undefined, applied: AppliedStock | undefined): StockReport {
  const unknown = (applied?.unknown ?? []).map((sku): StockLine => ({ row: 0, sku, reason: 'unknown' }));
  const { changed = 0, unchanged = 0, products = 0 } = applied ?? {};
  return {
    counts: {
      rows: feed?.count ?? 0,
      changed,
      unchanged,
      products,
      unknown: unknown.length,
      left: feed ? feed.count - feed.rows.size : 0,
    },
    lines: [...(feed?.lines ?? []), ...unknown],
    error: null,
  };
}

/**
 * Refuses a feed that would take more than a third of what can be ordered out of the shop: it is taken for a broken
 * one.
 */
async function refuseSellOut(sql: SqlPool, rows: readonly StockRow[]): Promise<void> {
  const soldOut = rows.filter(({ stockStatus }) => stockStatus === 'outofstock').map(({ sku }) => sku);
  const [counted] = await sql<{ all: number; ending: number }[]>`
    select count(*)::int as all, (count(*) filter (where sku = any(${soldOut})))::int as ending
    from variant where vanished_at is null and stock_status <> 'outofstock'`;
  const { all = 0, ending = 0 } = counted ?? {};
  if (ending <= 3 || ending * 3 <= all) return;
  throw new StockFeedError(
    `${ending} von ${all} bestellbaren Varianten wären danach ausverkauft. Das sieht nach einer kaputten Liste aus: nichts wurde geändert.`,
  );
}

/** Stores the last row of the feed for each article number. */
async function keepRows(rows: readonly StockRow[], seenAt: Date): Promise<void> {
  const items = rows.map((row) => ({ ...row, seenAt: seenAt.toISOString() }));
  await db.$executeRaw(Prisma.sql`
    insert into stock_broker_item (sku, stock_status, quantity, delivery_time_in_days, expected_delivery_date, seen_at)
    select r.sku, r."stockStatus", r.quantity, r."deliveryTimeInDays", r."expectedDeliveryDate", r."seenAt"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r (sku text, "stockStatus" stock_status, quantity int,
      "deliveryTimeInDays" int, "expectedDeliveryDate" date, "seenAt" timestamptz)
    on conflict (sku) do update set stock_status = excluded.stock_status, quantity = excluded.quantity,
      delivery_time_in_days = excluded.delivery_time_in_days, expected_delivery_date = excluded.expected_delivery_date,
      seen_at = excluded.seen_at`);
}

/** Runs something while no import of the catalogue does. @throws StockFeedError if one runs already */
async function withCatalogue<Result>(sql: SqlPool, work: () => Promise<Result>): Promise<Result> {
  const connection = await sql.reserve();
  try {
    const [row] = await connection<
      { free: boolean }[]
    >`select pg_try_advisory_lock(hashtext('catalog import')) as free`;
    if (!row?.free) throw new StockFeedError('Gerade läuft ein Import. Versuch es nachher nochmals.');
    return await work();
  } finally {
    await connection.release();
  }
}

/** Applies the last feeds to the catalogue again, after an import with older stock. */
export async function reapplyStock(sql: SqlPool, now: Date): Promise<void> {
  const rows = await sql<StockRow[]>`
    select sku, stock_status::text as "stockStatus", quantity, delivery_time_in_days as "deliveryTimeInDays",
      expected_delivery_date::text as "expectedDeliveryDate"
    from stock_broker_item where seen_at > ${new Date(now.getTime() - FRESH_HOURS * 3_600_000)} order by sku`;
  if (rows.length > 0) await applyStock(sql, rows, now);
}

/** A run as the staff sees it. Times are ISO 8601. */
export interface ListedStockRun extends StockReport {
  id: number;
  source: string;
  startedAt: string;
  isRunning: boolean;
}

/** The last runs, the newest first. */
export async function listStockRuns(take = 10): Promise<ListedStockRun[]> {
  const rows = await db.stockBrokerRun.findMany({ orderBy: { id: 'desc' }, take });
  return rows.map(({ id, source, startedAt, finishedAt, counts, lines, error }) => ({
    id,
    source: source.split('/').filter(Boolean).at(-1) ?? source,
    startedAt: startedAt.toISOString(),
    isRunning: finishedAt === null,
    // Written by `importStock` alone.
    counts: counts as unknown as StockReport['counts'],
    lines: lines as unknown as StockLine[],
    error,
  }));
}
