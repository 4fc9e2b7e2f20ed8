import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this many bytes a body fits into one packet anyway. */
const MIN_COMPRESSED = 1024;

/** Brotli levels: a page that is kept is compressed once and sent often. */
const KEPT_LEVEL = 7;
const ONCE_LEVEL = 4;

/** Whether a body of this type gets smaller. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|problem\+json|rss\+xml)|image\/svg\+xml)/i.test(
    contentType,
  );
}

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

function bestEncoding(header: string): Encoding {
  const accepted = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, quality ? Number(quality.slice(2)) : 1] as const;
      }),
  );
  const any = accepted.get('*') ?? 0;
  if ((accepted.get('br') ?? any) > 0) return 'br';
  return (accepted.get('gzip') ?? any) > 0 ? 'gzip' : 'identity';
}

function brotliOf(body: Buffer, level: number): Promise<Buffer> {
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Both encodings of a body that is going to be sent more than once. */
export async function compressForKeeping(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gzipped] = await Promise.all([brotliOf(body, KEPT_LEVEL), deflate(body)]);
  return { br, gzip: gzipped };
}

/** A body for one answer: compressed where the browser accepts it and it pays. */
export async function compressOnce(
  body: Buffer,
  contentType: string,
  accepted: Encoding,
): Promise<{ body: Buffer; encoding: Encoding }> {
  if (accepted === 'identity' || body.length < MIN_COMPRESSED || !isCompressible(contentType))
    return { body, encoding: 'identity' };
  return { body: accepted === 'br' ? await brotliOf(body, ONCE_LEVEL) : await deflate(body), encoding: accepted };
}
