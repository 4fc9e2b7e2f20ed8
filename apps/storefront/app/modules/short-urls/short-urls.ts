import { withoutPrefix } from '~/i18n/locales.ts';

/*
 * Short addresses of the shop, `/s/{code}` (spec §3: shortURLs): for printed matter, the telephone and messages.
 */

/** What is behind `/s/`: small letters, digits and hyphens, 3 to 40. */
const CODE = /^[a-z\d](?:[a-z\d-]{1,38})[a-z\d]$/;

/** Letters and digits that no one takes for another. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A code as it is looked up: typed from paper, its case says nothing. */
export const readCode = (text: string): string => text.trim().toLowerCase();

/** Whether a code may be made. */
export const isCode = (text: string): boolean => CODE.test(text);

/** A code of six letters and digits. @param bytes six random ones at least */
export function codeOf(bytes: Uint8Array): string {
  return [...bytes.subarray(0, 6)].map((byte) => READABLE[byte % READABLE.length]).join('');
}

/** Where a short address may not lead, in any language: to the team's pages, to calls, or to another short address. */
const CLOSED = /^\/(?:admin|api|dev|s)(?:\/|\.data$|$)/;

/**
 * Whether a path leads to one of these, however it is spelled: the server brings each address into one form (decision
 * 47), so case, encoded letters and slashes too many do not count. A path that cannot be decoded leads nowhere.
 */
function isClosedPath(path: string): boolean {
  try {
    const plain = decodeURIComponent(path)
      .replaceAll(/[/\\]+/g, '/')
      .toLowerCase();
    return CLOSED.test(withoutPrefix(new URL(plain, 'http://shop.invalid').pathname));
  } catch {
    return true;
  }
}

/**
 * Whether an address leads to one of these at once, or by a page that leads on to what its query names, as signing in
 * does.
 */
function isClosed({ pathname, searchParams }: URL): boolean {
  if (isClosedPath(pathname)) return true;
  const base = 'http://shop.invalid';
  return [...searchParams.values()].some(
    (value) => /^\s*[/\\]/.test(value) && (!URL.canParse(value, base) || isClosed(new URL(value, base))),
  );
}

/**
 * Where a short address leads, as it was typed: a path of the shop, or an address of the shop with its host.
 * @param origin of the shop
 * @returns path, query and part; undefined if it leads out of the shop, or to nothing that is for shoppers
 */
export function readTarget(typed: string, origin: string): string | undefined {
  const text = typed.trim();
  if (text === '' || text.length > 500 || /^\/[/\\]/.test(text)) return undefined;
  if (!/^(?:\/|https?:\/\/)/i.test(text) || !URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  if (url.origin !== new URL(origin).origin || url.username !== '' || url.pathname.startsWith('//')) return undefined;
  return isClosed(url) ? undefined : `${url.pathname}${url.search}${url.hash}`;
}

/** A target with the query that came along, such as a campaign's: what the target says itself counts. */
export function withQuery(target: string, query: URLSearchParams): string {
  const url = new URL(target, 'http://shop.invalid');
  for (const [name, value] of query) if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** What is wrong with a short address that a person wants to make. */
export type ShortUrlProblem = 'code' | 'taken' | 'target' | 'note';
