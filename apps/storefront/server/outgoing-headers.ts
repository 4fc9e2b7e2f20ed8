import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { localeOfPath } from '~/i18n/locales.ts';
import { ATTRIBUTION_COOKIE } from '~/modules/consent/attribution.ts';
import { href } from '~/site-map.ts';

/** Bytes that the headers of an answer may take: proxies and browsers refuse answers with more (nginx: 4 or 8 kB). */
export const MOST_HEADER_BYTES = 4096;

type Header = [name: string, value: string];

/** What `: ` and the end of a line take. */
const AROUND = 4;

const sizeOf = (headers: readonly Header[]): number =>
  headers.reduce((sum, [name, value]) => sum + name.length + value.length + AROUND, 0);

const each = (name: string, value: OutgoingHttpHeader | undefined): Header[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((one): Header => [name, String(one)]);

/** Headers as `writeHead` takes them: an object, or names and values in turn. */
function headersOf(given: OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined): Header[] {
  if (!Array.isArray(given)) return Object.entries(given ?? {}).flatMap(([name, value]) => each(name, value));
  return given.flatMap((name, index) => (index % 2 === 0 ? each(String(name), given[index + 1]) : []));
}

/** An address without its query; the start page where its path alone is too long. */
function shortAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.length < MOST_HEADER_BYTES / 2 ? path : href('home', {}, localeOfPath(path));
}

/**
 * Headers without what a request has put there: the query of an address that is led to, with the page to return to
 * that it names, then the cookie that keeps where a visit came from. All other headers are the shop's own, and short.
 */
function shortened(headers: readonly Header[]): Header[] {
  const led = headers.map(([name, value]): Header =>
    name.toLowerCase() === 'location' ? [name, shortAddress(value)] : [name, value],
  );
  if (sizeOf(led) <= MOST_HEADER_BYTES) return led;
  return led.filter(
    ([name, value]) => name.toLowerCase() !== 'set-cookie' || !value.startsWith(`${ATTRIBUTION_COOKIE}=`),
  );
}

/**
 * Keeps the headers of an answer within their limit, no matter who writes them. To be called before anything is
 * answered.
 */
export function boundHeaders(res: ServerResponse): void {
  const write = res.writeHead.bind(res) as (status: number, ...rest: unknown[]) => ServerResponse;
  res.writeHead = (status: number, ...rest: unknown[]) => {
    const last = rest.at(-1);
    const given = typeof last === 'object' ? (last as OutgoingHttpHeaders | OutgoingHttpHeader[]) : undefined;
    const headers = [...headersOf(res.getHeaders()), ...headersOf(given)];
    if (sizeOf(headers) <= MOST_HEADER_BYTES) return write(status, ...rest);
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    for (const [name, value] of shortened(headers)) res.appendHeader(name, value);
    return write(status);
  };
}
