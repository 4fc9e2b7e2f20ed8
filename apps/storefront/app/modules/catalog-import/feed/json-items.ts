import { createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { SourceError } from './source-error.ts';

/** Longest item that is believed, characters: above it a bracket is missing somewhere. */
const LONGEST_ITEM = 16_000_000;

/**
 * What a JSON feed holds, one after the other; `text` is a value as the feed writes it. `truncated` is the last thing
 * of a file that ends inside an item.
 */
export type JsonItem =
  | { kind: 'value'; value: unknown; text: string }
  | { kind: 'broken'; detail: string }
  | { kind: 'truncated'; detail: string };

const WRAPPER = /^\s*\{\s*"(?:products|data|items|results)"\s*:\s*\[/;

/**
 * The items of a JSON feed: an array, NDJSON (one value a line), values or arrays one after the other (pages of the
 * REST API), a single object, or an object that wraps the array (`{"products": […]}`). Holds one item at a time, so
 * that files of any size fit into memory; an item that does not parse harms no other.
 * @param chunks the file's text; the first chunk begins it
 * @throws SourceError if an item is longer than 16 million characters
 */
export async function* jsonItems(chunks: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head = '';
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    head += next.value;
    if (head.trimStart().length > 4096) break;
  }
  const rest = withHead(head, iterator);
  const items = isLines(head) ? lines(rest) : values(rest, WRAPPER.exec(head)?.[0].length ?? 0);
  for await (const item of items)
    yield* item.kind === 'value' && Array.isArray(item.value) ? flattened(item.value) : [item];
}

/** Arrays within each other that are pages, at most. */
const MOST_PAGES_DEEP = 4;

/** Pages inside of an array or of a line count as their items. */
function flattened(value: unknown, depth = 0): JsonItem[] {
  if (!Array.isArray(value)) return [{ kind: 'value', value, text: JSON.stringify(value) }];
  if (depth >= MOST_PAGES_DEEP) return [{ kind: 'broken', detail: 'arrays within arrays' }];
  return value.flatMap((each) => flattened(each, depth + 1));
}

async function* withHead(head: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  yield head;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}

/** Whether the text is one value a line: the first line that is not empty is a whole object and not alone. */
function isLines(head: string): boolean {
  const [first = '', ...others] = head.trimStart().split(/\r?\n/);
  return first.startsWith('{') && others.length > 0 && parse(first).kind === 'value';
}

function parse(text: string): JsonItem {
  try {
    return { kind: 'value', value: JSON.parse(text) as unknown, text };
  } catch (error) {
    return {
      kind: 'broken',
      detail: `${error instanceof Error ? error.message : 'no JSON'}: ${text.trim().slice(0, 80)}`,
    };
  }
}

async function* lines(chunks: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  let rest = '';
  for await (const chunk of chunks) {
    // A long line is gathered and looked through once.
    if (!chunk.includes('\n')) {
      rest += chunk;
      checkLength(rest.length);
      continue;
    }
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    checkLength(rest.length);
    for (const line of parts) if (line.trim() !== '') yield parse(line);
  }
  if (rest.trim() === '') return;
  const last = parse(rest);
  yield last.kind === 'broken' ? { kind: 'truncated', detail: last.detail } : last;
}

/**
 * Splits values by their brackets; arrays that are no part of a value are opened.
 * @param wrapper length of the object's beginning that wraps the array, whose end ends the feed
 */
async function* values(chunks: AsyncIterable<string>, wrapper: number): AsyncGenerator<JsonItem> {
  const scan = new ValueScanner(wrapper > 0);
  let text = '';
  let gathered = '';
  let skip = wrapper;
  for await (const chunk of chunks) {
    gathered += chunk.slice(skip);
    skip = 0;
    const open = text.length - scan.consumed;
    // The longer an item is already, the more is gathered before it is put together again; what is gathered may be of
    // items behind it.
    if (gathered.length < open / 2 && open + gathered.length <= LONGEST_ITEM) continue;
    text = text.slice(scan.consumed) + gathered;
    gathered = '';
    for (const value of scan.read(text)) yield parse(value);
    checkLength(text.length - scan.consumed);
    if (scan.ended) return;
  }
  if (gathered !== '') {
    text = text.slice(scan.consumed) + gathered;
    for (const value of scan.read(text)) yield parse(value);
    if (scan.ended) return;
  }
  const left = text.slice(scan.consumed).trim();
  const whole = parse(left);
  if (left !== '' && !scan.inArray && whole.kind === 'value') yield whole;
  else if (scan.inArray || left !== '') yield { kind: 'truncated', detail: left.slice(0, 80) };
}

function checkLength(length: number): void {
  if (length > LONGEST_ITEM) {
    throw new SourceError(createMessage('item-too-long'));
  }
}

const QUOTE = 34, BACKSLASH = 92, OPEN_BRACE = 123, CLOSE_BRACE = 125, OPEN_BRACKET = 91, CLOSE_BRACKET = 93, COMMA = 44, SPACE = 32; // prettier-ignore

/** Finds where values begin and end, across chunks. */
class ValueScanner {
  /** Characters of the last text that belong to values already given out. */
  consumed = 0;
  /** Whether the end of the wrapped array was met. */
  ended = false;
  /** Whether an array around the values is open. */
  inArray: boolean;
  private depth = 0;
  private inString = false;
  private escaped = false;
  private start = -1;
  private position = 0;

  constructor(private readonly wrapped: boolean) {
    this.inArray = wrapped;
  }

  /** The values that end inside the text, which begins where the one before was consumed. */
  *read(text: string): Generator<string> {
    this.position -= this.consumed;
    if (this.start >= 0) this.start -= this.consumed;
    this.consumed = 0;
    while (this.position < text.length && !this.ended) {
      const code = text.charCodeAt(this.position++);
      if (this.inString) this.readInString(code);
      else if (this.depth > 0) {
        if (code === QUOTE) this.inString = true;
        else if (code === OPEN_BRACE || code === OPEN_BRACKET) this.depth++;
        else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --this.depth === 0)
          yield this.end(text, this.position);
      } else yield* this.readOutside(text, code);
    }
  }

  private readInString(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.inString = false;
  }

  /** A character between values, or inside a bare one such as a number. */
  private *readOutside(text: string, code: number): Generator<string> {
    if (code === QUOTE) {
      this.inString = true;
      this.begin();
    } else if (code === OPEN_BRACKET && this.start < 0 && !this.inArray) {
      this.inArray = true;
      this.consumed = this.position;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      this.begin();
      this.depth++;
    } else if (code <= SPACE || code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (this.start >= 0) yield this.end(text, this.position - 1);
      this.consumed = this.position;
      if (code === CLOSE_BRACKET && this.inArray) {
        this.inArray = false;
        this.ended = this.wrapped;
      }
    } else this.begin();
  }

  private begin(): void {
    if (this.start < 0) this.start = this.position - 1;
  }

  private end(text: string, end: number): string {
    const value = text.slice(this.start, end);
    this.consumed = end;
    this.start = -1;
    return value;
  }
}
