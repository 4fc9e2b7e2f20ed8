/** Longest item that is believed, characters: above it a bracket is missing somewhere. */
const LONGEST_ITEM = 16_000_000;

/** What a JSON feed holds, one after the other. `truncated` is the last thing of a file that ends inside an item. */
export type JsonItem =
  { kind: 'value'; value: unknown } | { kind: 'broken'; detail: string } | { kind: 'truncated'; detail: string };

const WRAPPER = /^\s*\{\s*"(?:products|data|items|results)"\s*:\s*\[/;

/**
 * The items of a JSON feed: an array, NDJSON (one value a line), values one after the other, a single object, or an object
 * that wraps the array (`{"products": […]}`). Holds one item at a time, so that files of any size fit into memory; an item
 * that does not parse harms no other.
 * @param chunks the file's text; the first chunk begins it
 * @throws Error where an item is longer than 16 million characters
 */
export async function* jsonItems(chunks: AsyncIterable<string>): AsyncGenerator<JsonItem> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head = '';
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    head += next.value;
    if (head.trimStart().length > 4096) break;
  }
  const rest = withHead(head, iterator);
  yield* isLines(head) ? lines(rest) : values(rest, rootLength(head));
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

/** Characters before the first item: the bracket of the array, or the wrapping object up to it. */
function rootLength(head: string): number {
  const array = /^\s*\[/.exec(head) ?? WRAPPER.exec(head);
  return array ? array[0].length : 0;
}

function parse(text: string): JsonItem {
  try {
    return { kind: 'value', value: JSON.parse(text) as unknown };
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
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    checkLength(rest.length);
    for (const line of parts) if (line.trim() !== '') yield parse(line);
  }
  if (rest.trim() === '') return;
  const last = parse(rest);
  yield last.kind === 'broken' ? { kind: 'truncated', detail: last.detail } : last;
}

/** Splits values by their brackets. `root` characters of the beginning open an array, whose end ends the feed. */
async function* values(chunks: AsyncIterable<string>, root: number): AsyncGenerator<JsonItem> {
  const scan = new ValueScanner(root > 0);
  let text = '';
  let skip = root;
  for await (const chunk of chunks) {
    text = text.slice(scan.consumed) + chunk.slice(skip);
    skip = 0;
    for (const value of scan.read(text)) yield parse(value);
    checkLength(text.length - scan.consumed);
    if (scan.ended) return;
  }
  const left = text.slice(scan.consumed).trim();
  const whole = parse(left);
  if (left !== '' && !scan.inArray && whole.kind === 'value') yield whole;
  else if (scan.inArray || left !== '') yield { kind: 'truncated', detail: left.slice(0, 80) };
}

function checkLength(length: number): void {
  if (length > LONGEST_ITEM)
    throw new Error(
      'An item is longer than 16 million characters: the file is not a list of products, or a bracket is missing',
    );
}

const QUOTE = 34, BACKSLASH = 92, OPEN_BRACE = 123, CLOSE_BRACE = 125, OPEN_BRACKET = 91, CLOSE_BRACKET = 93, COMMA = 44, SPACE = 32; // prettier-ignore

/** Finds where values begin and end, across chunks. */
class ValueScanner {
  /** Characters of the last text that belong to values already given out. */
  consumed = 0;
  /** Whether the array's end was met. */
  ended = false;
  private depth = 0;
  private inString = false;
  private escaped = false;
  private start = -1;
  private position = 0;

  constructor(readonly inArray: boolean) {}

  /** The values that end inside the text, which begins where the one before was consumed. */
  *read(text: string): Generator<string> {
    this.position -= this.consumed;
    if (this.start >= 0) this.start -= this.consumed;
    this.consumed = 0;
    while (this.position < text.length && !this.ended) {
      const code = text.charCodeAt(this.position++);
      if (this.inString) this.readInString(code);
      else if (code === QUOTE) {
        this.inString = true;
        this.begin();
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        this.begin();
        this.depth++;
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        if (this.depth > 0 && --this.depth === 0) yield this.end(text, this.position);
        else if (this.depth === 0) {
          if (this.start >= 0) yield this.end(text, this.position - 1);
          this.ended = this.inArray;
          this.consumed = this.position;
        }
      } else if (this.depth === 0) {
        const separates = code <= SPACE || code === COMMA;
        if (!separates) this.begin();
        else if (this.start >= 0) yield this.end(text, this.position - 1);
        else this.consumed = this.position;
      }
    }
  }

  private readInString(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.inString = false;
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
