import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import { isPrivateAddress, publicLookup } from '~/platform/public-address.server.ts';
import { timeLimit } from '~/platform/time-limit.server.ts';

/** What a download may cost. */
export interface DownloadLimits {
  bytes: number;
  /** Milliseconds for everything, redirects included. */
  time: number;
  redirects: number;
}

export const photoLimits: DownloadLimits = { bytes: 15 * 2 ** 20, time: 8_000, redirects: 3 };

/**
 * Downloads a photograph that a feed links.
 * @param options.allowPrivate for tests against a server of this machine
 * @throws Error if the address is not public or no web address, the answer is no picture, too large, or too slow
 */
export async function downloadPhoto(
  source: string,
  { allowPrivate = false, limits = photoLimits }: { allowPrivate?: boolean; limits?: DownloadLimits } = {},
): Promise<Buffer> {
  const signal = timeLimit(limits.time);
  let address = new URL(source);
  for (let hop = 0; hop <= limits.redirects; hop++) {
    const response = await request(address, { allowPrivate, signal });
    const location = response.headers.location;
    if (response.statusCode !== undefined && response.statusCode >= 300 && response.statusCode < 400 && location) {
      response.destroy();
      address = new URL(location, address);
      continue;
    }
    if (response.statusCode !== 200) {
      response.destroy();
      throw new Error(`${address.host} answered ${response.statusCode}`);
    }
    const bytes = await readBody(response, limits.bytes);
    if (!isPhoto(bytes)) throw new Error(`${address.host} answered with something that is no photograph`);
    return bytes;
  }
  throw new Error(`${address.host} redirects too often`);
}

function request(
  address: URL,
  { allowPrivate, signal }: { allowPrivate: boolean; signal: AbortSignal },
): Promise<IncomingMessage> {
  if (address.protocol !== 'https:' && address.protocol !== 'http:')
    throw new Error(`${address.protocol} is no web address`);
  if (address.username || address.password) throw new Error('The address carries a password');
  if (!allowPrivate && isPrivateAddress(address)) throw new Error(`${address.hostname} is a private address`);
  const get = address.protocol === 'https:' ? httpsGet : httpGet;
  return new Promise((resolve, reject) => {
    get(
      address,
      {
        signal,
        agent: false,
        headers: { accept: 'image/avif,image/webp,image/*' },
        ...(allowPrivate ? {} : { lookup: publicLookup }),
      },
      resolve,
    ).on('error', reject);
  });
}

async function readBody(response: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new Error(`The picture is larger than ${limit / 2 ** 20} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether bytes begin as a JPEG, PNG, GIF, WebP or AVIF does; what the server calls them does not count. */
export function isPhoto(bytes: Buffer): boolean {
  const ascii = (start: number, end: number) => bytes.subarray(start, end).toString('latin1');
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    ascii(0, 8) === '\u0089PNG\r\n\u001a\n' ||
    ascii(0, 4) === 'GIF8' ||
    (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') ||
    (ascii(4, 8) === 'ftyp' && /^(avif|avis|mif1)$/.test(ascii(8, 12)))
  );
}
