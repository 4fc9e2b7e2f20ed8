import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compressible from 'compressible';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this many bytes a body fits into one packet anyway. */
const MIN_COMPRESSED = 1024;

/** Brotli levels: a page that is kept is compressed once and sent often. Level 4 takes three times as long as 3 and saves 5 %. */
const KEPT_LEVEL = 7;
const ONCE_LEVEL = 3;

/** Brotli's window, as a power of two: no page is larger, and its memory is cleared for each page. */
const WINDOW = 18;

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

function brotliOf(body: Buffer, level: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Both encodings of a body that is going to be sent more than once, in memory of their own size. */
export async function compressForKeeping(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzipped] = await Promise.all([brotliOf(body, KEPT_LEVEL), deflate(body)]);
  return { br: alone(br), gzip: alone(gzipped) };
}

/** A copy that holds no more memory than its bytes: zlib gives parts of pieces of 16 KB. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** A body for one answer: compressed where the browser accepts it and it pays. */
export async function compressOnce(
  body: Buffer,
  contentType: string,
  accepted: Encoding,
): Promise<{ body: Buffer; encoding: Encoding }> {
  if (accepted === 'identity' || body.length < MIN_COMPRESSED || !compressible(contentType))
    return { body, encoding: 'identity' };
  return { body: accepted === 'br' ? await brotliOf(body, ONCE_LEVEL) : await deflate(body), encoding: accepted };
}
