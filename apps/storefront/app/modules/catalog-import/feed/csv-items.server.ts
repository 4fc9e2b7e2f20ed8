import { ReportedError, createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { attributeColumn, type Column, readColumn } from './csv-columns.ts';
import { SourceError } from './source-error.ts';

/**
 * What a CSV feed holds: items in the shape of the REST API, and lines that could not be read. `truncated` is the last
 * thing of a file that ends inside of a row or of quotes: what would have come after is unknown.
 */
export type CsvItem =
  | { kind: 'value'; value: Record<string, unknown>; text: string }
  /** Titles of columns that nothing is read of, in a list that WooCommerce has not written. */
  | { kind: 'unread'; titles: string[] }
  | { kind: 'broken'; detail: string }
  | { kind: 'truncated'; detail: string };

/** Thrown if a file is no export of WooCommerce; the message names what is missing. */
export class NotAnExportError extends ReportedError {
  override name = 'NotAnExportError';
}

/** Longest line that is believed, characters; and as the parser does not count delimiters, with them. */
const LONGEST_RECORD = 4_000_000;
const LONGEST_WITH_DELIMITERS = 2 * LONGEST_RECORD;

/**
 * The delimiter of a CSV's first line: the one of comma, semicolon, tab and bar that is there most often outside
 * quotes.
 */
export function delimiterOf(firstLine: string): string {
  const bare = firstLine.replace(/"(?:[^"]|"")*"/g, '');
  const counts = [',', ';', '\t', '|'].map((delimiter) => [bare.split(delimiter).length, delimiter] as const);
  return counts.sort((a, b) => b[0] - a[0])[0]?.[1] ?? ',';
}

/**
 * The items of a CSV export, streamed.
 * @throws NotAnExportError if the first line names no product's name or no price, or is longer than any;
 * SourceError where a later one is: a quote may be missing, and what comes after it is unknown
 */
export async function* csvItems(chunks: AsyncIterable<string>): AsyncGenerator<CsvItem> {
  const iterator = chunks[Symbol.asyncIterator]();
  const head = await beginning(iterator);
  if (head === '') throw new NotAnExportError(createMessage('file-empty'));
  // Spreadsheets say before the titles which delimiter they wrote.
  const message = /^\ufeff?sep=(.)\r?\n/i.exec(head);
  const titles = message ? head.slice(message[0].length) : head;

  const broken: string[] = [];
  let openQuote: string | undefined;
  const text = new LastCharacter(joined(titles, iterator));
  const parser = parse({
    delimiter: message?.[1] ?? delimiterOf(firstRow(titles)),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_RECORD,
    on_skip: (error: CsvError | undefined) => {
      const detail = error?.message ?? 'cannot be read';
      if (error?.code === 'CSV_QUOTE_NOT_CLOSED') openQuote = detail;
      else if (error?.code === 'CSV_MAX_RECORD_SIZE') throw tooLong(parser.info.records);
      else broken.push(detail);
    },
  });
  Readable.from(endingRows(text, () => parser.info.records))
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);

  let columns: Column[] | undefined;
  // A row is given out once another follows: the last one may be cut.
  let row: string[] | undefined;
  for await (const record of parser as AsyncIterable<string[]>) {
    while (broken.length > 0) yield { kind: 'broken', detail: broken.shift() ?? '' };
    if (columns && row) yield valueOf(columns, row);
    row = undefined;
    if (!columns) {
      columns = readHeader(record);
      const unread = unreadOf(columns, record);
      if (unread.length > 0) yield { kind: 'unread', titles: unread };
    } else if (record.some((cell) => cell.trim() !== '')) row = record;
  }
  for (const detail of broken) yield { kind: 'broken', detail };
  if (!columns) throw new NotAnExportError(createMessage('no-titles'));
  const isCut = row !== undefined && openQuote === undefined && row.length < columns.length && !text.endsWithLine;
  if (row && !isCut) yield valueOf(columns, row);
  if (isCut) yield { kind: 'truncated', detail: `the last row has ${row?.length} of ${columns.length} columns` };
  if (openQuote !== undefined) yield { kind: 'truncated', detail: openQuote };
}

/** @param rows that were read before it */
const tooLong = (rows: number): ReportedError =>
  rows === 0 ? new NotAnExportError(createMessage('titles-too-long')) : new SourceError(createMessage('row-too-long'));

/** Passes text on as long as rows come of it. @param rows how many came already */
async function* endingRows(chunks: AsyncIterable<string>, rows: () => number): AsyncGenerator<string> {
  let known = 0;
  let length = 0;
  for await (const chunk of chunks) {
    length = rows() === known ? length + chunk.length : chunk.length;
    known = rows();
    if (length > LONGEST_WITH_DELIMITERS) throw tooLong(known);
    yield chunk;
  }
}

/** Passes text on and remembers whether it ended with a line's end. */
class LastCharacter implements AsyncIterable<string> {
  endsWithLine = false;

  constructor(private readonly chunks: AsyncIterable<string>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for await (const chunk of this.chunks) {
      if (chunk !== '') this.endsWithLine = /[\r\n]$/.test(chunk);
      yield chunk;
    }
  }
}

/** Titles longer than this are no titles, characters. */
const LONGEST_TITLES = 256_000;

/** The text up to the end of its second line at least: chunks may be as small as the network likes. */
async function beginning(iterator: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (head.split('\n').length < 3 && head.length < LONGEST_TITLES) {
    const next = await iterator.next();
    if (next.done) break;
    head += next.value;
  }
  return head;
}

/** The first row; a line's end within quotes belongs to it. */
function firstRow(text: string): string {
  return /^(?:[^"\r\n]|"(?:[^"]|"")*")*/.exec(text)?.[0] ?? '';
}

async function* joined(first: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}

function readHeader(titles: readonly string[]): Column[] {
  const seen = new Set<string>();
  const columns = titles.map((title): Column => {
    const column = readColumn(title);
    const key = JSON.stringify(column);
    // Of two columns with one meaning the first holds the value.
    if (column.kind !== 'unknown' && seen.has(key)) return { kind: 'unknown' };
    seen.add(key);
    return column;
  });
  const prices = titles.filter((title) => isPrice(readColumn(title)));
  if (prices.length > 1 && !isOfWooCommerce(columns))
    throw new NotAnExportError(createMessage('two-prices', { titles: shownTitles(prices) }));
  // A supplier's list has a column for each attribute instead of WooCommerce's pairs of name and values.
  if (!isOfWooCommerce(columns)) {
    columns.forEach((column, index) => {
      if (column.kind === 'unknown') columns[index] = attributeColumn(titles[index] ?? '') ?? column;
    });
  }
  const fields = columns.flatMap((column) => (column.kind === 'field' ? [column.field] : []));
  const hasPrice = ['regular_price', 'sale_price', 'price'].some((field) => fields.includes(field));
  if (!fields.includes('name') || !hasPrice) {
    const problem = fields.includes('name') ? 'no-price-column' : 'no-name-column';
    throw new NotAnExportError(createMessage(problem, { titles: shownTitles(titles) }));
  }
  return columns;
}

/** Whether a column contains a price of unknown kind; with two of them the price is ambiguous. */
const isPrice = (column: Column): boolean => column.kind === 'field' && column.field === 'price';

const shownTitles = (titles: readonly string[]): string =>
  titles
    .slice(0, 8)
    .map((title) => `"${title.trim().slice(0, 30)}"`)
    .join(', ');

/** Titles that nothing is read of. What WooCommerce writes beside the columns that count is known, and not named. */
function unreadOf(columns: readonly Column[], titles: readonly string[]): string[] {
  if (isOfWooCommerce(columns)) return [];
  return columns.flatMap((column, index) => {
    const title = titles[index]?.trim().slice(0, 40) ?? '';
    return column.kind === 'unknown' && title !== '' ? [title] : [];
  });
}

/** Whether a list has the columns that only WooCommerce's exporter writes. */
const isOfWooCommerce = (columns: readonly Column[]): boolean =>
  columns.some(
    (column) =>
      column.kind === 'attribute' || (column.kind === 'field' && ['type', 'published'].includes(column.field)),
  );

/** WooCommerce puts an apostrophe before what a spreadsheet would take for a formula. */
const unescape = (cell: string) => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell).trim();

/** Values parted by commas; a comma inside a value is written `\,`. */
function listOf(cell: string): string[] {
  const values = cell.includes('|') && !/(?<!\\),/.test(cell) ? cell.split('|') : cell.split(/(?<!\\),/);
  return values.map((value) => value.replaceAll('\\,', ',').trim()).filter(Boolean);
}

interface CsvAttribute {
  name?: string;
  options?: string[];
  visible?: boolean;
  global?: boolean;
}

function valueOf(columns: readonly Column[], record: readonly string[]): CsvItem {
  const value = itemOf(columns, record);
  return { kind: 'value', value, text: JSON.stringify(value) };
}

function itemOf(columns: readonly Column[], record: readonly string[]): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  const attributes = new Map<number, CsvAttribute>();
  const own: CsvAttribute[] = [];
  const meta: { key: string; value: string }[] = [];
  columns.forEach((column, index) => {
    const cell = unescape(record[index] ?? '');
    if (column.kind === 'field') item[column.field] = cell;
    else if (column.kind === 'weight') Object.assign(item, { weight: cell, weight_unit: column.unit });
    else if (column.kind === 'meta' && cell !== '') meta.push({ key: column.key, value: cell });
    else if (column.kind === 'named' && cell !== '') own.push({ name: column.name, options: [cell] });
    else if (column.kind === 'attribute') {
      const attribute = attributes.get(column.number) ?? {};
      if (column.part === 'name') attribute.name = cell;
      else if (column.part === 'values') attribute.options = listOf(cell);
      else if (cell !== '') attribute[column.part] = cell !== '0';
      attributes.set(column.number, attribute);
    }
  });
  return {
    ...item,
    ...restFields(item),
    attributes: [...[...attributes.values()].filter(({ name }) => name), ...own],
    meta_data: meta,
  };
}

/** The fields that a CSV writes in a way of its own, in the REST API's shape. */
function restFields(item: Record<string, unknown>): Record<string, unknown> {
  const cell = (field: string) => (typeof item[field] === 'string' ? item[field] : '');
  const parentId = /^id:\s*(\d+)$/i.exec(cell('parent'))?.[1];
  return {
    type: cell('type') || 'simple',
    status: { '1': 'publish', '0': 'private', '-1': 'draft', '': 'publish' }[cell('published')] ?? cell('published'),
    parent_id: parentId ?? '',
    parent_sku: parentId ? '' : cell('parent'),
    description: cell('description').replaceAll('\\n', '\n'),
    short_description: cell('short_description').replaceAll('\\n', '\n'),
    categories: [
      ...new Set(listOf(cell('categories')).flatMap((path) => path.split('>').map((name) => name.trim()))),
    ].filter(Boolean),
    brands: listOf(cell('brands')),
    images: cell('images')
      .split(/\s*[,|]\s*(?=https?:)/i)
      .filter(Boolean),
    image: cell('images').split(/\s*[,|]\s*(?=https?:)/i)[0] ?? '',
    upsell_ids: idsOf(cell('upsell_ids')),
    cross_sell_ids: idsOf(cell('cross_sell_ids')),
  };
}

/** Ids of a list of products, which names some by `id:12` and others by SKU. */
function idsOf(cell: string): number[] {
  return [...cell.matchAll(/\bid:(\d+)/gi)].map(([, id]) => Number(id));
}
