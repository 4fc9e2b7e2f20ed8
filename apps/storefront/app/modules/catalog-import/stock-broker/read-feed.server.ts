import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { delimiterOf } from '~/modules/catalog-import/feed/csv-items.server.ts';
import { openFeed, sourceLimits } from '~/modules/catalog-import/feed/source.server.ts';
import { readDate } from '~/modules/catalog-import/reading/dates.server.ts';
import { readStockRow, stockField, type StockReason, type StockRow } from './stock-rows.ts';

/** Bytes that a feed of stock may have. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Thrown if a text is no feed of stock; the message explains why, in German. */
export class StockFeedError extends Error {
  override name = 'StockFeedError';
}

/** What was noticed of a row, counted from 1 below the titles. */
export interface StockLine {
  row: number;
  sku: string;
  reason: StockReason;
}

/** What a feed holds: rows by their article number, and what was left out. */
export interface StockFeed {
  count: number;
  rows: Map<string, StockRow>;
  lines: StockLine[];
}

/** The text of a feed. @param source a file's path or an http(s) address, packed or not */
export async function openStockFeed(source: string): Promise<string> {
  let text = '';
  for await (const chunk of openFeed(source, { ...sourceLimits, bytes: MOST_BYTES, download: 5 * 60_000 }))
    text += chunk;
  return text;
}

/**
 * Reads a feed: CSV with titles, a JSON array of objects, or an object with one.
 * @throws StockFeedError if it is neither, or names no article numbers
 */
export function readStockFeed(text: string): StockFeed {
  const bare = text.replace(/^\ufeff/, '').trim();
  if (bare === '') throw new StockFeedError('Die Liste ist leer.');
  const records = /^[[{]/.test(bare) ? jsonRecords(bare) : csvRecords(bare);
  const feed: StockFeed = { count: records.length, rows: new Map(), lines: [] };
  records.forEach((cells, index) => {
    const { row, left } = readStockRow(cells, readDate);
    const sku = row?.sku ?? String(cells.sku ?? '').slice(0, 100);
    const note = (reason: StockReason) => feed.lines.push({ row: index + 1, sku, reason });
    left.forEach(note);
    if (!row) return;
    // Of two rows with one number the later one is newer.
    if (feed.rows.has(row.sku)) note('twice');
    feed.rows.set(row.sku, row);
  });
  return feed;
}

type Cells = Record<string, unknown>;

function csvRecords(text: string): Cells[] {
  const titles = text.split(/\r?\n/, 1)[0] ?? '';
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter: delimiterOf(titles),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    throw new StockFeedError(`Die Liste lässt sich nicht lesen: ${error instanceof Error ? error.message : ''}`);
  }
  const [head = [], ...body] = rows;
  const fields = head.map(stockField);
  if (!fields.includes('sku')) throw new StockFeedError('Keine Spalte heisst Artikelnummer oder SKU.');
  if (!fields.includes('quantity') && !fields.includes('status')) {
    throw new StockFeedError('Keine Spalte heisst Bestand oder Status.');
  }
  // Of two columns with one meaning the first holds the value.
  return body.map((cells) =>
    Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, cells[index] ?? '']] : [])).toReversed()),
  );
}

const jsonShape = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);

function jsonRecords(text: string): Cells[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new StockFeedError('Die Liste ist abgeschnitten oder kein JSON.');
  }
  const shape = jsonShape.safeParse(value).data ?? [];
  const items = Array.isArray(shape) ? shape : Object.values(shape).find(Array.isArray);
  if (!items) throw new StockFeedError('Im JSON steht keine Liste.');
  return items.map((item: unknown) => {
    const fields = typeof item === 'object' && item !== null ? Object.entries(item) : [];
    return Object.fromEntries(fields.flatMap(([name, cell]) => (stockField(name) ? [[stockField(name), cell]] : [])));
  });
}
