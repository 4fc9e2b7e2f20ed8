import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import compressible from 'compressible';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this many bytes a body fits into one packet anyway. */
const MIN_COMPRESSED = 1024;

/**
 * Brotli's levels, and its windows as powers of two: a page that is stored is compressed once and sent often. Level 4
 * takes twice as long as 3 and saves 5 %; no page is larger than the larger window, and the smaller one, whose memory
 * is cleared in half the time, costs no byte.
 */
const STORED_QUALITY = { level: 7, window: 18 };
const ONCE = { level: 3, window: 16 };

/** Bytes that are compressed within a millisecond. */
const MAX_HERE = 128 * 1024;

/** Bytes of a piece of compressed text, at least. */
const PIECE = 16 * 1024;

/** Browsers send a handful of different headers. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/**
 * The best encoding that a browser accepts.
 * @param header its `Accept-Encoding`
 */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity';
  const text = String(header);
  let encoding = known.get(text);
  if (!encoding) known.set(text, (encoding = bestEncoding(text)));
  return encoding;
}

/** The smallest of the accepted encodings: browsers name all of them as equals. */
function bestEncoding(header: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

const brotliOptions = (body: Buffer, { level, window }: typeof STORED_QUALITY): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** A body that is going to be sent more than once, by brotli, in memory of its own size. */
export async function compressForKeeping(body: Buffer): Promise<Buffer> {
  return alone(await brotli(body, brotliOptions(body, STORED_QUALITY)));
}

/** The same by gzip, for the few that know no brotli. @param stored by brotli */
export function getGzipBody(stored: Buffer): Buffer {
  return alone(gzipSync(brotliDecompressSync(stored)));
}

/** The same as it was. @param stored by brotli */
export const getPlainBody = (stored: Buffer): Buffer => brotliDecompressSync(stored);

/** A copy that holds no more memory than its bytes: zlib gives parts of pieces of 16 KB. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** A small body is compressed right here: to wake a thread for it several times takes this one as long. */
async function compressed(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (body.length > MAX_HERE) return encoding === 'br' ? brotli(body, brotliOptions(body, ONCE)) : deflate(body);
  // One piece of memory for all that comes out.
  const own = { chunkSize: Math.max(PIECE, body.length >> 1) };
  if (encoding === 'br') return brotliCompressSync(body, { ...brotliOptions(body, ONCE), ...own });
  return gzipSync(body, own);
}

/** A body for one answer: compressed where the browser accepts it and it pays. */
export async function compressOnce(
  body: Buffer,
  contentType: string,
  accepted: Encoding,
): Promise<{ body: Buffer; encoding: Encoding }> {
  if (accepted === 'identity' || body.length < MIN_COMPRESSED || !compressible(contentType))
    return { body, encoding: 'identity' };
  return { body: await compressed(body, accepted), encoding: accepted };
}
