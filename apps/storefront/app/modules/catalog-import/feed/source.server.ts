import { createMessage } from '~/modules/catalog-import/reporting/message.ts';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { downloadPages, printableAddress } from './download.server.ts';
import { SourceError, type SourceLimits, sourceLimits } from './source-error.ts';

export { SourceError, sourceLimits } from './source-error.ts';

const isAddress = (source: string) => /^https?:\/\//i.test(source);

/** A source as it may be printed and stored: a file's path, or an address without the keys it may carry. */
export function printableSource(source: string): string {
  return isAddress(source) && URL.canParse(source) ? printableAddress(source) : source;
}

/**
 * Opens a feed as text: a file's path or an http(s) address with all its pages, packed with gzip or not, in UTF-8,
 * UTF-16 or Windows-1252.
 * @throws SourceError before or while reading
 */
export async function* openFeed(source: string, limits: SourceLimits = sourceLimits): AsyncGenerator<string> {
  if (isAddress(source) && !URL.canParse(source)) throw new SourceError(createMessage('address-unreadable'));
  const size = { left: limits.bytes };
  try {
    if (isAddress(source)) {
      for await (const page of downloadPages(source, limits)) {
        yield* decode(withLimit(unpack(page), size, limits.bytes));
        yield '\n';
      }
    } else yield* decode(withLimit(unpack(await openFile(source)), size, limits.bytes));
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(
      createMessage('reading-failed', { source: printableSource(source), error: messageOf(error) }),
    );
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function openFile(path: string): Promise<AsyncIterable<Buffer>> {
  const file = await stat(path).catch(() => undefined);
  if (!file) throw new SourceError(createMessage('file-missing', { path }));
  if (!file.isFile()) throw new SourceError(createMessage('no-file', { path }));
  return createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;
}

/** Bytes without the gzip around them, where there is one. */
async function* unpack(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    head = Buffer.concat([head, bytesOf(next.value)]);
    if (head.length >= 4) break;
  }
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) throw new SourceError(createMessage('zip'));
  if (head[0] !== 0x1f || head[1] !== 0x8b) return yield* rejoin(head, iterator);
  const rest = Readable.from(rejoin(head, iterator), { objectMode: false });
  const gunzip = createGunzip();
  rest.on('error', (error) => gunzip.destroy(error));
  yield* rest.pipe(gunzip) as AsyncIterable<Buffer>;
}

async function* rejoin(head: Buffer, iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield bytesOf(next.value);
}

/** Downloads come as plain arrays of bytes. */
const bytesOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

async function* withLimit(bytes: AsyncIterable<Buffer>, size: { left: number }, limit: number): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    size.left -= chunk.length;
    if (size.left < 0) throw new SourceError(createMessage('too-large', { size: Math.round(limit / 2 ** 30) }));
    yield chunk;
  }
}

/** Number of bytes read to detect the encoding of a file. */
const BEGINNING = 1024 * 1024;

/**
 * So many bytes become text at a time: longer texts lie apart in V8's memory, and each few of them cost a look through
 * all of it.
 */
const PIECE = 32 * 1024;

async function* decode(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const iterator = bytes[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  let gathered = 0;
  let ended = false;
  while (!ended && gathered < BEGINNING) {
    const next = await iterator.next();
    if (next.done) ended = true;
    else {
      chunks.push(next.value);
      gathered += next.value.length;
    }
  }
  const beginning = Buffer.concat(chunks);
  const decoder = decoderOf(encodingOf(beginning));
  const text = decoder.write(beginning);
  if (text !== '') yield text.replace(/^\ufeff/, '');
  if (!ended) {
    for await (const chunk of { [Symbol.asyncIterator]: () => iterator }) {
      for (const piece of piecesOf(chunk)) {
        const more = decoder.write(piece);
        if (more !== '') yield more;
      }
    }
  }
  const rest = decoder.end();
  if (rest !== '') yield rest;
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE);
}

/**
 * A decoder of bytes in pieces. Node's own knows UTF-8 only, whose text then takes a byte a letter where that can be.
 */
function decoderOf(encoding: string): { write: (bytes: Buffer) => string; end: () => string } {
  if (encoding === 'utf-8') return new StringDecoder('utf8');
  const decoder = new TextDecoder(encoding);
  return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

/**
 * The encoding a file begins in: by its byte order mark, else UTF-8 where it fits; spreadsheets on Windows write 1252.
 */
function encodingOf(beginning: Buffer): string {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
