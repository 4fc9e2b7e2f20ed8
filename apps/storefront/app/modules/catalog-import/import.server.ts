import postgres, { type ReservedSql, type Sql } from 'postgres';
import { env } from '~/platform/env.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { PAGE_CACHE_CHANNEL } from '~/platform/page-cache.server.ts';
import { sql as shopSql } from '~/platform/sql.server.ts';
import { applyDuePrices } from '~/modules/pricing/pricing.server.ts';
import { fillSearchJob } from '~/modules/search/fill-engine.server.ts';
import { feedEntries } from './feed/feed.server.ts';
import { mergeProduct } from './reading/merge.server.ts';
import type { ProductRecord } from './reading/record.ts';
import type { Mapping } from './reading/mapping.ts';
import { readItem } from './reading/read-item.server.ts';
import { ImportReport, type ReportLine } from './report.ts';
import { openFeed, printableSource, SourceError } from './feed/source.server.ts';
import { type Message, SaidError, say } from './reporting/message.ts';
import { Staging } from './feed/staging.server.ts';
import { storeBatch, type StoreOptions, type StoreResult } from './storing/store.server.ts';
import { Taxonomies } from './storing/taxonomies.server.ts';
import { markVanished } from './storing/vanished.server.ts';

/** Thrown where another import runs: two at once would take each other's products for vanished. */
export class ImportBusyError extends SaidError {
  override name = 'ImportBusyError';

  constructor() {
    super(say('busy'));
  }
}

export interface ImportOptions {
  sql?: Sql;
  now?: Date;
  /** Marks vanished products even where more than a third of the shop's would vanish. */
  allowVanishing?: boolean;
  /** What the feed's names mean (`readMapping`). */
  mapping?: Mapping;
  /** Told of every item that is dropped, every field that is left out, and everything else worth a line. */
  onLine?: (line: ReportLine) => void;
  /** Told now and then how far the import is. */
  onProgress?: (progress: { phase: 'reading' | 'storing'; done: number; total?: number }) => void;
}

/** Products that are written in one transaction. */
const BATCH = 100;
const PROGRESS_STEP = 5_000;

/**
 * Imports a WooCommerce feed (§5): reads it as a stream, drops what cannot be sold with a reason, joins languages and
 * variations, and writes what has changed. A second import of the same feed changes nothing.
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
      const staging = await Staging.open(connection);
      await stage(typeof source === 'string' ? openFeed(source) : source, staging, { report, options });
      await store(staging, { sql, now, report, options });
      await publish(connection, { sql, now, report, options });
    } catch (error) {
      report.fail(saidBy(error));
      throw error;
    } finally {
      report.end();
      await end(sql, run, report);
    }
    return report;
  } finally {
    await connection`select pg_advisory_unlock_all()`.catch(() => {});
    connection.release();
  }
}

async function lock(connection: ReservedSql): Promise<void> {
  const [row] = await connection<{ free: boolean }[]>`select pg_try_advisory_lock(hashtext('catalog import')) as free`;
  if (!row?.free) throw new ImportBusyError();
}

/** Notes the run for operators. */
async function begin(sql: Sql, source: string, now: Date): Promise<number> {
  const [run] = await sql<{ id: number }[]>`
    insert into import_run (source, started_at) values (${source}, ${now}) returning id`;
  return run?.id ?? 0;
}

/** Ends the run with its counts, also where it failed. */
async function end(sql: Sql, run: number, report: ImportReport): Promise<void> {
  const { lines, linesOfSort, unmapped, untranslated, error, ...counts } = report.data();
  const details = { lines, linesOfSort, unmapped, untranslated, error };
  await sql`
    update import_run set finished_at = now(), counts = (${JSON.stringify(counts)}::text)::jsonb,
      report = (${JSON.stringify(details)}::text)::jsonb
    where id = ${run}`;
}

/** An error as the report says it. */
function saidBy(error: unknown): Message {
  if (error instanceof SaidError) return error.said;
  return say('not-readable', { detail: error instanceof Error ? error.message : String(error) });
}

interface Context {
  report: ImportReport;
  options: ImportOptions;
}

/** Reads the feed to its end. Where reading breaks off, what came before counts, and the report says so. */
async function stage(text: AsyncIterable<string>, staging: Staging, { report, options }: Context): Promise<void> {
  try {
    for await (const entry of feedEntries(text)) {
      report.items++;
      if (entry.kind === 'truncated') report.breakOff(say('file-ends', { detail: entry.detail }));
      else if (entry.kind === 'broken') report.dropBroken(`item ${report.items}`, entry.detail);
      else {
        const item = readItem(entry.value, report.warn, options.mapping);
        if (item.kind === 'dropped') report.drop(item.label, item.reason, item.detail);
        else await staging.add(item);
      }
      if (report.items % PROGRESS_STEP === 0) options.onProgress?.({ phase: 'reading', done: report.items });
    }
  } catch (error) {
    if (!(error instanceof SourceError) || report.items === 0) throw error;
    report.breakOff(error.said);
  }
}

interface StoreContext extends Context {
  sql: Sql;
  now: Date;
}

interface PlacedRecord {
  place: number;
  record: ProductRecord;
}

async function store(staging: Staging, { sql, now, report, options }: StoreContext): Promise<void> {
  for (const { label, reason, detail } of await staging.group()) report.drop(label, reason, detail);
  const { warn, drop } = report;
  const storing: StoreOptions = { taxonomies: new Taxonomies(), claimed: new Set<number>(), now, warn };
  let done = 0;

  const write = async (records: readonly PlacedRecord[], groups: number) => {
    for (const part of await storeWhatFits(sql, records, { storing, drop })) {
      report.count(part.result, part.records.filter(({ record }) => record.draft).length);
      await staging.see(part.result.seen);
    }
    const steps = Math.floor(done / PROGRESS_STEP);
    done += groups;
    if (Math.floor(done / PROGRESS_STEP) > steps) {
      options.onProgress?.({ phase: 'storing', done, total: staging.productCount });
    }
  };

  // While Postgres writes one batch, the next is read and merged.
  let writing = Promise.resolve();
  for await (const groups of staging.batches(BATCH)) {
    const records: PlacedRecord[] = [];
    for (const { place, items } of groups) {
      const merged = mergeProduct(items, report, options.mapping);
      if (merged.kind === 'record') records.push({ place, record: merged.record });
      else report.drop(merged.label, merged.reason, merged.detail);
    }
    await writing;
    writing = write(records, groups.length);
    // A failure is met at the next await; until then it must not count as unhandled.
    writing.catch(() => {});
  }
  await writing;
}

/**
 * Writes a batch; where the database refuses it, each product for itself, so that one costs only itself.
 * @throws where the database fails altogether
 */
async function storeWhatFits(
  sql: Sql,
  records: readonly PlacedRecord[],
  { storing, drop }: { storing: StoreOptions; drop: ImportReport['drop'] },
): Promise<{ records: readonly PlacedRecord[]; result: StoreResult }[]> {
  if (records.length === 0) return [];
  try {
    return [{ records, result: await storeBatch(sql, records, storing) }];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // What the batch added to them was rolled back with it.
    storing.taxonomies = new Taxonomies();
    const [first] = records;
    if (records.length === 1 && first) {
      drop(first.record.label, 'unreadable', say('database-refuses', { error: error.message }));
      return [];
    }
    const parts = [];
    for (const record of records) parts.push(...(await storeWhatFits(sql, [record], { storing, drop })));
    return parts;
  }
}

/** Whether Postgres refuses the data (classes 21 to 23), not the connection or the statement. */
function isRefusal(error: unknown): error is Error {
  return error instanceof postgres.PostgresError && /^2[123]/.test(error.code);
}

/** Lets the shop know of what was stored: places, vanished products, due prices, search, pages. */
async function publish(connection: ReservedSql, { sql, now, report, options }: StoreContext): Promise<void> {
  await connection`
    update product set position = seen.place from import_seen seen where product.id = seen.product_id and product.position <> seen.place`;
  if (report.complete)
    report.vanished = await markVanished(connection, { now, report, isAllowed: options.allowVanishing ?? false });
  await applyDuePrices({ now, sql });
  await sql`analyze product, product_text, variant, product_attribute, search.product`;
  await sql`
    select gin_clean_pending_list(index.indexrelid) from pg_index index
    join pg_class class on class.oid = index.indexrelid join pg_am method on method.oid = class.relam
    where index.indrelid = 'search.product'::regclass and method.amname = 'gin'`;
  await sql`refresh materialized view concurrently search.word`;
  await sql`select pg_notify(${PAGE_CACHE_CHANNEL}, 'catalog')`;
  if (env().MEILISEARCH_URL) await addJob(sql, fillSearchJob, {}, { key: fillSearchJob.name });
}
