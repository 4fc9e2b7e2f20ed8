import { lookup } from 'node:dns';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What a download may cost. */
export interface DownloadLimits {
  bytes: number;
  /** Milliseconds for everything, redirects included. */
  time: number;
  redirects: number;
}

export const photoLimits: DownloadLimits = { bytes: 15 * 2 ** 20, time: 8_000, redirects: 3 };

/** Networks that are nobody's business from outside: the shop's own machines, links, tests, multicast. */
const privateNetworks = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24],
  ['192.0.2.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) privateNetworks.addSubnet(address, prefix, 'ipv4'); // prettier-ignore
for (const [address, prefix] of [
  ['::', 96], ['64:ff9b::', 96], ['64:ff9b:1::', 48], ['100::', 64], ['2001:db8::', 32], ['2002::', 16], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8],
] as const) privateNetworks.addSubnet(address, prefix, 'ipv6'); // prettier-ignore

/** Whether an address belongs to a network that feeds may not point into. IPv4 in IPv6 counts as IPv4. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return privateNetworks.check(mapped, 'ipv4');
  const family = isIP(address);
  if (family === 0) return true;
  return privateNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Resolves a name and refuses it where any of its addresses is private; the connection goes to the address that was checked. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.find(({ address }) => isPrivateAddress(address));
    const problem = error ?? (refused || !addresses[0] ? new Error(`${hostname} has no public address`) : null);
    if (problem) callback(problem, '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 0);
  });
};

/**
 * Downloads a photograph that a feed links.
 * @param options.allowPrivate for tests against a server of this machine
 * @throws Error where the address is private or no web address, the answer is no picture, too large, or too slow
 */
export async function downloadPhoto(
  source: string,
  { allowPrivate = false, limits = photoLimits }: { allowPrivate?: boolean; limits?: DownloadLimits } = {},
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.time);
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
  const host = address.hostname.replace(/^\[|\]$/g, '');
  // Names are checked when they are resolved; addresses are never resolved.
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw new Error(`${host} is a private address`);
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
