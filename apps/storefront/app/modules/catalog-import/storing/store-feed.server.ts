import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import type { SqlPool } from '~/platform/sql-pool.server.ts';
import type { ItemGroup, Staging } from '~/modules/catalog-import/feed/staging.server.ts';
import type { Mapping } from '~/modules/catalog-import/reading/mapping.ts';
import { type Listener, type Note, Notes, addNote } from '~/modules/catalog-import/reading/notes.ts';
import { readGroup } from '~/modules/catalog-import/reading/read-group.server.ts';
import { rulesOf } from '~/modules/catalog-import/reading/rules.server.ts';
import type { ImportReport } from '~/modules/catalog-import/report.ts';
import { createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { PostgresWords } from '~/modules/search/index-products.server.ts';
import { type FinishProducts, finishBatch } from './finish.server.ts';
import { type PlacedRecord, storeBatch, type StoreOptions, type StoreResult } from './store.server.ts';
import { Taxonomies } from './taxonomies.server.ts';
import { isMistaken } from './withdrawn.ts';

/** Products written in one transaction: an order of one of them waits at most that long. */
const BATCH = 200;
/** Attempts for a batch that conflicts with another transaction. */
const TRIES = 5;

interface StoreFeedOptions {
  sql: SqlPool;
  now: Date;
  report: ImportReport;
  mapping: Mapping | undefined;
  /** Withdraws products even if they are more than a third of the shop's. */
  isWithdrawingAllowed: boolean;
  onProgress: (done: number) => void;
  /** Finishes the stored products; by default this thread does. */
  finish?: FinishProducts;
}

interface ReadRecord extends PlacedRecord {
  hash: string;
  notes: readonly Note[];
}

/**
 * Stores the products of a staged feed. Unchanged products are only marked as seen; the others are read, written and
 * indexed for search in batches, one batch in each of the three stages at a time.
 * @throws if the database fails altogether
 */
export async function storeFeed(staging: Staging, options: StoreFeedOptions): Promise<void> {
  const { sql, now, report, mapping, onProgress, finish = finishHere(sql) } = options;
  const { ungrouped, shared } = await staging.group(rulesOf(mapping));
  for (const { label, reason, detail } of ungrouped) report.drop(label, reason, detail);
  for (const { label, sku, other } of shared) report.warn(label, 'sku', createMessage('sku-shared', { sku, other }));
  const { warn } = report;
  const storing: StoreOptions = { taxonomies: new Taxonomies(), claimed: new Set(), holds: true, now, warn };
  const present = await countPublished(sql);
  const held = new Map<number, number>();
  let done = await skipKnown(staging, storing.claimed, report);

  let finishing: Promise<void> = Promise.resolve();
  const write = async (records: readonly ReadRecord[], groups: number) => {
    const parts = await storeWhatFits(sql, records, { storing, drop: report.drop });
    const products = parts.flatMap(({ records: stored, result }) => {
      const kept = stored.flatMap(({ place, hash, notes, record }, index) => {
        const productId = result.productIds[index] ?? 0;
        if (result.held.has(productId)) held.set(place, productId);
        if (result.held.has(productId)) return [];
        return [
          { productId, place, hash, notes: notes.length > 0 ? JSON.stringify(notes) : null, draft: record.draft },
        ];
      });
      report.count(result, kept.filter(({ draft }) => draft).length);
      return kept;
    });
    await staging.see(products);
    await finishing;
    finishing = finish(products);
    // The next await throws the failure; until then it must not count as an unhandled rejection.
    finishing.catch(() => {});
    onProgress((done += groups));
  };

  let writing: Promise<void> = Promise.resolve();
  const storeAll = async (batches: AsyncIterable<ItemGroup[]>, listener: Listener) => {
    for await (const groups of batches) {
      const records = await readRecords(groups, listener, mapping);
      await writing;
      writing = write(records, groups.length);
      writing.catch(() => {});
    }
    await writing;
  };
  try {
    await storeAll(staging.batches(BATCH), report);
    if (isMistaken(held.size, present) && !options.isWithdrawingAllowed) {
      report.refuseWithdrawing(held.size, present);
    } else if (held.size > 0) {
      storing.holds = false;
      for (const productId of held.values()) storing.claimed.delete(productId);
      done -= held.size;
      // The notes on these products were reported the first time.
      await storeAll(staging.batches(BATCH, [...held.keys()]), new Notes());
    }
    await finishing;
  } finally {
    // After a failure too, nothing may be running when the import ends.
    await writing.catch(() => {});
    await finishing.catch(() => {});
  }
}

async function countPublished(sql: SqlPool): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from product where status = 'published'`;
  return row?.count ?? 0;
}

function finishHere(sql: SqlPool): FinishProducts {
  const words = new PostgresWords();
  return (products) => finishBatch(sql, products, words);
}

/** Counts the unchanged products and repeats their notes of the earlier import. @returns how many there are */
async function skipKnown(staging: Staging, claimed: Set<number>, report: ImportReport): Promise<number> {
  const known = await staging.takeKnown();
  for (const { id, notes } of known) {
    claimed.add(id);
    if (notes !== null) addNote(JSON.parse(notes) as Note[], report);
  }
  const counts = { created: 0, updated: 0, unchanged: known.length };
  report.count(counts, known.filter(({ draft }) => draft).length);
  return known.length;
}

/** Reads products. Yields after each of them, so that responses of the database are handled without a long delay. */
async function readRecords(
  groups: readonly ItemGroup[],
  listener: Listener,
  mapping: Mapping | undefined,
): Promise<ReadRecord[]> {
  const records: ReadRecord[] = [];
  for (const group of groups) {
    const record = readRecord(group, listener, mapping);
    if (record) records.push(record);
    await nextTurn();
  }
  return records;
}

function readRecord(group: ItemGroup, listener: Listener, mapping: Mapping | undefined): ReadRecord | undefined {
  const notes = new Notes();
  const result = readGroup(group.items, notes, mapping);
  addNote(notes.all, listener);
  if (result.kind === 'record')
    return { place: group.place, record: result.record, hash: group.hash, notes: notes.all };
  listener.drop(result.label, result.reason, result.detail);
  return undefined;
}

/**
 * Writes a batch; if the database rejects it, writes each product separately, so that only the invalid one is lost.
 * @throws if the database fails altogether
 */
async function storeWhatFits(
  sql: SqlPool,
  records: readonly ReadRecord[],
  { storing, drop }: { storing: StoreOptions; drop: ImportReport['drop'] },
  tries = TRIES,
): Promise<{ records: readonly ReadRecord[]; result: StoreResult }[]> {
  if (records.length === 0) return [];
  try {
    return [{ records, result: await storeBatch(sql, records, storing) }];
  } catch (error) {
    // The rollback has removed the taxonomies that this batch had added.
    storing.taxonomies = new Taxonomies();
    if (isCollision(error) && tries > 1) return storeWhatFits(sql, records, { storing, drop }, tries - 1);
    if (!isRefusal(error)) throw error;
    const [first] = records;
    if (records.length === 1 && first) {
      drop(first.record.label, 'unreadable', createMessage('database-refuses', { error: error.message }));
      return [];
    }
    const parts = [];
    for (const record of records) parts.push(...(await storeWhatFits(sql, [record], { storing, drop })));
    return parts;
  }
}

/**
 * Whether Postgres rejects the data (classes 21 to 23) rather than the connection or the statement, or the data is
 * nested too deeply to be serialized.
 */
function isRefusal(error: unknown): error is Error {
  if (error instanceof RangeError) return true;
  return error instanceof pg.DatabaseError && /^2[123]/.test(error.code ?? '');
}

/** Whether the transaction conflicted with another one (class 40, such as a deadlock), so that a retry may succeed. */
function isCollision(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('40') === true;
}
