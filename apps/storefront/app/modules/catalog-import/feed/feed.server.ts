import { createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { csvItems, NotAnExportError } from './csv-items.server.ts';
import { jsonItems } from './json-items.ts';

export type FeedFormat = 'json' | 'csv';

/** What a feed holds, whatever its format; `text` is a value as JSON. */
export type FeedEntry =
  | { kind: 'value'; value: unknown; text: string }
  | { kind: 'unread'; titles: string[] }
  | { kind: 'broken'; detail: string }
  /** The last entry of a file that ends inside an item. */
  | { kind: 'truncated'; detail: string };

/**
 * The entries of a feed by the beginning of its text: JSON of any kind, else CSV.
 * @throws NotAnExportError if it is neither
 */
export async function* feedEntries(chunks: AsyncIterable<string>): AsyncGenerator<FeedEntry> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head = '';
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    // Blanks before the feed are passed by, however many: nothing is gathered of them.
    if (next.value.trim() === '') continue;
    head = next.value;
    break;
  }
  const first = head.replace(/^\ufeff/, '').trimStart()[0];
  if (first === undefined) throw new NotAnExportError(createMessage('file-empty'));
  if (first === '<') throw new NotAnExportError(createMessage('web-page'));
  const text = rejoin(head.replace(/^\ufeff/, ''), iterator);
  let count = 0;
  for await (const entry of first === '[' || first === '{' ? jsonItems(text) : csvItems(text)) {
    if (entry.kind !== 'unread' && count++ === 0 && entry.kind === 'value') refuseOthers(entry.value);
    yield entry;
  }
  if (count === 0) throw new NotAnExportError(createMessage('no-products'));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Answers that look like a feed and are none, by their first value.
 * @throws NotAnExportError with what it is and what is needed
 */
function refuseOthers(value: unknown): void {
  if (!isObject(value)) return;
  const { code, message, data, prices } = value;
  const isError = typeof code === 'string' && typeof message === 'string' && value.name === undefined;
  if (isError) {
    const status = isObject(data) && typeof data.status === 'number' ? ` (${data.status})` : '';
    throw new NotAnExportError(
      createMessage('error-answer', { error: `${message.slice(0, 200)} [${code.slice(0, 60)}]${status}` }),
    );
  }
  if (isObject(prices) && value.price === undefined && value.regular_price === undefined) {
    throw new NotAnExportError(createMessage('store-api'));
  }
}

async function* rejoin(head: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}
