import { csvItems, NotAnExportError } from './csv-items.server.ts';
import { jsonItems } from './json-items.ts';

export type FeedFormat = 'json' | 'csv';

/** What a feed holds, whatever its format. */
export type FeedEntry =
  | { kind: 'value'; value: unknown }
  | { kind: 'broken'; detail: string }
  /** The last entry of a file that ends inside an item. */
  | { kind: 'truncated'; detail: string };

/**
 * The entries of a feed by the beginning of its text: JSON of any kind, else CSV.
 * @throws NotAnExportError where it is neither
 */
export async function* feedEntries(chunks: AsyncIterable<string>): AsyncGenerator<FeedEntry> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head = '';
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    head += next.value;
    if (head.trim() !== '') break;
  }
  const first = head.replace(/^\ufeff/, '').trimStart()[0];
  if (first === undefined) throw new NotAnExportError('The file is empty');
  if (first === '<') throw new NotAnExportError('The file is a web page or XML, no product export of WooCommerce');
  const text = rejoin(head.replace(/^\ufeff/, ''), iterator);
  yield* first === '[' || first === '{' ? jsonItems(text) : csvItems(text);
}

async function* rejoin(head: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}
