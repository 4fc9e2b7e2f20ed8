import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Thrown where a feed cannot be opened or read; the message is a sentence for the operator. */
export class SourceError extends Error {
  override name = 'SourceError';
}

export interface SourceLimits {
  /** Most bytes that are read after unpacking. */
  bytes: number;
  /** Milliseconds until a server must have begun its answer. */
  answer: number;
  /** Milliseconds for the whole download. */
  download: number;
}

export const sourceLimits: SourceLimits = { bytes: 20 * 2 ** 30, answer: 30_000, download: 30 * 60_000 };

/**
 * Opens a feed as text: a file's path or an http(s) address, packed with gzip or not, in UTF-8, UTF-16 or Windows-1252.
 * @throws SourceError before or while reading
 */
export async function* openFeed(source: string, limits: SourceLimits = sourceLimits): AsyncGenerator<string> {
  const bytes = /^https?:\/\//i.test(source) ? await download(source, limits) : await openFile(source);
  try {
    yield* decode(withLimit(unpack(bytes), limits.bytes));
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError(`Reading ${source} broke off: ${messageOf(error)}`);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function openFile(path: string): Promise<AsyncIterable<Buffer>> {
  const file = await stat(path).catch(() => undefined);
  if (!file) throw new SourceError(`There is no file ${path}`);
  if (!file.isFile()) throw new SourceError(`${path} is no file`);
  return createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>;
}

async function download(address: string, limits: SourceLimits): Promise<AsyncIterable<Buffer>> {
  const controller = new AbortController();
  const abort = (reason: string) => () => controller.abort(new SourceError(reason));
  const whole = setTimeout(abort(`${address} took longer than ${limits.download / 60_000} minutes`), limits.download);
  const answer = setTimeout(abort(`${address} did not answer within ${limits.answer / 1000} s`), limits.answer);
  try {
    const response = await fetch(address, {
      signal: controller.signal,
      headers: { accept: 'application/json, application/x-ndjson, text/csv;q=0.9, */*;q=0.5' },
    });
    clearTimeout(answer);
    if (!response.ok) throw new SourceError(`${address} answered ${response.status} ${response.statusText}`);
    if (!response.body) throw new SourceError(`${address} answered without a body`);
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    body.on('close', () => clearTimeout(whole));
    return body as AsyncIterable<Buffer>;
  } catch (error) {
    clearTimeout(answer);
    clearTimeout(whole);
    if (error instanceof SourceError) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new SourceError(`${address} cannot be reached (${messageOf(error)}${cause})`);
  }
}

/** Bytes without the gzip around them, where there is one. */
async function* unpack(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const iterator = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    head = Buffer.concat([head, Buffer.from(next.value)]);
    if (head.length >= 4) break;
  }
  if (head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')))
    throw new SourceError('The file is a zip archive; unpack it first');
  const rest = Readable.from(rejoin(head, iterator), { objectMode: false });
  if (head[0] !== 0x1f || head[1] !== 0x8b) {
    yield* rest as AsyncIterable<Buffer>;
    return;
  }
  const gunzip = createGunzip();
  rest.on('error', (error) => gunzip.destroy(error));
  yield* rest.pipe(gunzip) as AsyncIterable<Buffer>;
}

async function* rejoin(head: Buffer, iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield Buffer.from(next.value);
}

async function* withLimit(bytes: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.length;
    if (read > limit) throw new SourceError(`The feed is larger than ${Math.round(limit / 2 ** 30)} GiB`);
    yield chunk;
  }
}

async function* decode(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}

/** The encoding a file begins in: by its byte order mark, else UTF-8 where it fits; spreadsheets on Windows write 1252. */
function encodingOf(chunk: Buffer): string {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(chunk, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
