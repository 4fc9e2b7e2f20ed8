import type { ReservedSql, SqlPool } from '~/platform/sql-pool.server.ts';
import { env } from '~/platform/env.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { PAGE_CACHE_CHANNEL } from '~/platform/page-cache.server.ts';
import { sql as shopSql } from '~/platform/sql.server.ts';
import { applyDuePrices } from '~/modules/pricing/pricing.server.ts';
import { fillSearchJob } from '~/modules/search/fill-engine.server.ts';
import { clearRememberedWords } from '~/modules/search/remembered-words.server.ts';
import { feedEntries } from './feed/feed.server.ts';
import type { Mapping } from './reading/mapping.ts';
import { identifyItem } from './reading/read-item.server.ts';
import { ImportReport, type ReportLine } from './report.ts';
import { openFeed, printableSource, SourceError } from './feed/source.server.ts';
import { type Message, ReportedError, createMessage } from './reporting/message.ts';
import { Staging } from './feed/staging.server.ts';
import type { FinishProducts } from './storing/finish.server.ts';
import { storeFeed } from './storing/store-feed.server.ts';
import { reapplyStock } from './stock-broker.server.ts';
import { markVanished } from './storing/vanished.server.ts';

/** Thrown where another import runs: two at once would take each other's products for vanished. */
export class ImportBusyError extends ReportedError {
  override name = 'ImportBusyError';

  constructor() {
    super(createMessage('busy'));
  }
}

export interface ImportOptions {
  sql?: SqlPool;
  now?: Date;
  /** Lets products vanish, or be withdrawn, even where that is more than a third of the shop's. */
  allowVanishing?: boolean;
  /** Ends the storing of products, in a thread of its own maybe (`finishInThread`). */
  finish?: FinishProducts;
  /** What the feed's names mean (`readMapping`). */
  mapping?: Mapping;
  /** Told of every item that is dropped, every field that is left out, and everything else worth a line. */
  onLine?: (line: ReportLine) => void;
  /** Told now and then how far the import is. */
  onProgress?: (progress: { phase: 'reading' | 'storing'; done: number; total?: number }) => void;
}

const PROGRESS_STEP = 5_000;

/**
 * Imports a WooCommerce feed (§5): reads it as a stream, drops what cannot be sold with a reason, joins languages and
 * variations, and writes what has changed (decision 56). A second import of the same feed changes nothing.
 * @param source a file's path, an http(s) address, or the items themselves
 * @throws SourceError, NotAnExportError where nothing of the feed could be read; ImportBusyError
 */
export async function importCatalog(
  source: string | AsyncIterable<string>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { sql = shopSql, now = new Date() } = options;
  const report = new ImportReport(options.onLine);
  const connection = await sql.reserve();
  try {
    await lock(connection);
    const run = await begin(sql, typeof source === 'string' ? printableSource(source) : 'items', now);
    try {
      await stageAndStore(typeof source === 'string' ? openFeed(source) : source, connection, {
        sql,
        now,
        report,
        options,
      });
      await publish(connection, { sql, now, report, options, run });
    } catch (error) {
      report.fail(describeResult(error));
      throw error;
    } finally {
      report.end();
      await end(sql, run, report);
    }
    return report;
  } finally {
    await connection.release();
  }
}

async function lock(connection: ReservedSql): Promise<void> {
  const [row] = await connection<{ free: boolean }[]>`select pg_try_advisory_lock(hashtext('catalog import')) as free`;
  if (!row?.free) throw new ImportBusyError();
}

/** Notes the run for operators. */
async function begin(sql: SqlPool, source: string, now: Date): Promise<number> {
  const [run] = await sql<{ id: number }[]>`
    insert into import_run (source, started_at) values (${source}, ${now}) returning id`;
  return run?.id ?? 0;
}

/** Ends the run with its counts, also where it failed. */
async function end(sql: SqlPool, run: number, report: ImportReport): Promise<void> {
  const { lines, linesOfSort, unmapped, untranslated, error, ...counts } = report.data();
  const details = { lines, linesOfSort, unmapped, untranslated, error };
  await sql`
    update import_run set finished_at = now(), counts = (${JSON.stringify(counts)}::text)::jsonb,
      report = (${JSON.stringify(details)}::text)::jsonb
    where id = ${run}`;
}

/** Formats an error for the report. */
function describeResult(error: unknown): Message {
  if (error instanceof ReportedError) return error.said;
  return createMessage('not-readable', { detail: error instanceof Error ? error.message : String(error) });
}

interface Context {
  report: ImportReport;
  options: ImportOptions;
}

interface StoreContext extends Context {
  sql: SqlPool;
  now: Date;
}

async function stageAndStore(
  text: AsyncIterable<string>,
  connection: ReservedSql,
  { sql, now, report, options }: StoreContext,
): Promise<void> {
  const staging = await Staging.open(connection);
  try {
    await stage(text, staging, { report, options });
    let steps = 0;
    const onProgress = (done: number) => {
      if (Math.floor(done / PROGRESS_STEP) <= steps) return;
      steps = Math.floor(done / PROGRESS_STEP);
      options.onProgress?.({ phase: 'storing', done, total: staging.productCount });
    };
    await storeFeed(staging, {
      sql,
      now,
      report,
      mapping: options.mapping,
      isWithdrawingAllowed: options.allowVanishing ?? false,
      onProgress,
      finish: options.finish,
    });
  } finally {
    await staging.close();
  }
}

/** Reads the feed to its end. If reading fails, the items read before are imported, and the report notes it. */
async function stage(text: AsyncIterable<string>, staging: Staging, { report, options }: Context): Promise<void> {
  try {
    for await (const entry of feedEntries(text)) {
      if (entry.kind === 'unread') {
        report.note(createMessage('columns-unread', { titles: entry.titles.map((title) => `"${title}"`).join(', ') }));
        continue;
      }
      report.items++;
      if (entry.kind === 'truncated') report.breakOff(createMessage('file-ends', { detail: entry.detail }));
      else if (entry.kind === 'broken') report.dropBroken(`item ${report.items}`, entry.detail);
      else {
        const item = identifyItem(entry.value, report.warn, report.items);
        if (item.kind === 'dropped') report.drop(item.label, item.reason, item.detail);
        else await staging.add(item, entry.text);
      }
      if (report.items % PROGRESS_STEP === 0) options.onProgress?.({ phase: 'reading', done: report.items });
    }
  } catch (error) {
    if (!(error instanceof SourceError) || report.items === 0) throw error;
    report.breakOff(error.said);
  }
}

/** Lets the shop know of what was stored: places, vanished products, due prices, search, pages. */
async function publish(
  connection: ReservedSql,
  { sql, now, report, options, run }: StoreContext & { run: number },
): Promise<void> {
  await connection`
    update product set position = seen.place from import_seen seen where product.id = seen.product_id and product.position <> seen.place`;
  if (report.complete)
    report.vanished = await markVanished(connection, { now, report, isAllowed: options.allowVanishing ?? false });
  await reapplyStock(sql, now);
  await applyDuePrices({ now, sql });
  if (report.created + report.updated + report.vanished > 0 || !(await wasLastWhole(sql, run))) await tidySearch(sql);
  await sql`select pg_notify(${PAGE_CACHE_CHANNEL}, 'catalog')`;
  if (env().MEILISEARCH_URL) await addJob(sql, fillSearchJob, {}, { key: fillSearchJob.name });
}

/** Whether the run before came to its end: else what it stored may not be tidied up after. */
async function wasLastWhole(sql: SqlPool, run: number): Promise<boolean> {
  const [last] = await sql<{ whole: boolean }[]>`
    select finished_at is not null and report ->> 'error' is null as whole from import_run where id < ${run} order by id desc limit 1`;
  return last?.whole ?? false;
}

/** Brings up to date what Postgres knows of its tables, and the words that queries are corrected to, side by side. */
async function tidySearch(sql: SqlPool): Promise<void> {
  await Promise.all([
    // Of columns that queries ask by: what the others hold is long to read and helps no plan.
    sql`
      analyze product (
        id, kind, status, sku, brand_id, display_price, uvp_price, strike_until, stock_status, category_slugs, color_slugs, frame_types, speed_kmh,
        battery_wh, range_max_km, is_occasion, rider_min_cm, rider_max_cm, cover_id, position, updated_at, changed_in),
      product_text (product_id, locale, feed_id, slug, name), variant, product_attribute (product_id, attribute_id), product_source,
      search.product`,
    sql`
      select gin_clean_pending_list(index.indexrelid) from pg_index index
      join pg_class class on class.oid = index.indexrelid join pg_am method on method.oid = class.relam
      where index.indrelid = 'search.product'::regclass and method.amname = 'gin'`,
    sql`refresh materialized view concurrently search.word`,
  ]);
  clearRememberedWords();
}
