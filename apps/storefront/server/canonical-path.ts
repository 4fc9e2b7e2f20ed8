import { LRUCache } from 'lru-cache';
import { locales } from '~/i18n/locales.ts';
import { singleAddresses } from '~/route-table.server.ts';
import { addresses, pages } from '~/site-map.ts';
import { operationPaths } from './operation-paths.ts';

/*
 * One form of each address (decision 47). Everything that looks at a path, from limits to routes, sees this form only.
 */

/** A word of an address at its place: how it is written, and what may follow. */
interface Place {
  /** The words that may stand here, in small letters. */
  words: Map<string, { word: string; next: Place }>;
  /** What follows a part that may be anything. */
  any?: Place;
}

/** All addresses of the shop as a tree. */
const root: Place = { words: new Map() };
for (const pattern of [
  ...Object.values(addresses).flatMap((address) => locales.map((locale): string => address[locale])),
  ...Object.keys(singleAddresses),
  ...operationPaths,
]) {
  let place = root;
  for (const part of pattern.split('/').filter(Boolean)) {
    if (part === '*') break;
    place = part.startsWith(':') ? (place.any ??= { words: new Map() }) : wordAt(place, part);
  }
}

function wordAt({ words }: Place, word: string): Place {
  const lower = word.toLowerCase();
  const known = words.get(lower) ?? { word, next: { words: new Map() } };
  words.set(lower, known);
  return known.next;
}

/** Paths that keep their trailing slash (decision 40: Routes; spec §7 of a call), as patterns without it. */
const slashed = [
  ...Object.values(pages).flatMap((page) => locales.map((locale): string => page[locale])),
  ...Object.keys(singleAddresses).map((path) => `/${path}`),
]
  .filter((path) => path !== '/' && path.endsWith('/'))
  .map((path) => new RegExp(`^${path.slice(0, -1).replace(/:\w+/g, '[^/]+')}$`));

/** What Remix adds to the path of a page whose data it asks for, and the name of the start page there. */
const DATA = '.data';
const ROOT_DATA = '/_root.data';

/**
 * The one form of an address: nothing encoded that needs no encoding, the shop's own words in its own letters, no
 * slash too many or too few, no `.` and `..`. What a shopper or an editor named keeps its letters; the query stays as
 * it is.
 * @param url path and query as they were sent
 * @returns the local address, the same where it is right as it is; undefined for what is no path, cannot be decoded or
 * holds
 *   a NUL, which Postgres refuses, or a `#`, which no browser sends
 */
export function canonicalAddress(url: string): string | undefined {
  if (url.length > MAX_KNOWN) return formOf(url);
  let known = addressesSeen.get(url);
  if (!known) addressesSeen.set(url, (known = { form: formOf(url) }));
  return known.form;
}

/** Letters of an address whose form is remembered: several look at each request's, and most ask for the same few. */
const MAX_KNOWN = 120;
const addressesSeen = new LRUCache<string, { form: string | undefined }>({ max: 1000 });

function formOf(url: string): string | undefined {
  if (!url.startsWith('/') || url.includes('#') || url.includes('%00')) return undefined;
  const mark = url.indexOf('?');
  const path = encodeStray(mark < 0 ? url : url.slice(0, mark));
  return isDecodable(path) ? canonicalPath(path) + (mark < 0 ? '' : url.slice(mark)) : undefined;
}

/** Encodes what a path cannot hold: Node hands bytes beyond ASCII on as the characters of the same number. */
function encodeStray(path: string): string {
  return path.replace(/[^!-~]|["<>^`{|}]/g, encoded);
}

function encoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function canonicalPath(path: string): string {
  const parts = partsOf(path.replace(/%[\da-f]{2}/gi, plainWhereItMay));
  const last = parts.at(-1) ?? '';
  if (!last.endsWith(DATA)) return withSlash(`/${spelled(parts).join('/')}`);
  // A page's data are asked for without the page's trailing slash.
  const page = spelled([...parts.slice(0, -1), last.slice(0, -DATA.length)].filter(Boolean));
  if (page.length === 0) return ROOT_DATA;
  // Calls have one form of data: their own.
  return page[0] === 'api' ? withSlash(`/${page.join('/')}`) : `/${page.join('/')}${DATA}`;
}

/** An encoded character as it is where it means the same (RFC 3986, unreserved), else in capitals. */
function plainWhereItMay(code: string): string {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : code.toUpperCase();
}

/** The parts between slashes. Browsers read a backslash as a slash, so it is one, however it is written. */
function partsOf(path: string): string[] {
  const parts: string[] = [];
  for (const part of path.split(/\/|\\|%5C/)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts;
}

/** The parts with the shop's own words as the shop writes them: routes match in any letters. */
function spelled(parts: readonly string[]): string[] {
  let places: Place[] = [root];
  return parts.map((part) => {
    const known = places.flatMap(({ words }) => words.get(part.toLowerCase()) ?? []);
    places = [...known.map(({ next }) => next), ...places.flatMap(({ any }) => any ?? [])];
    return known[0]?.word ?? part;
  });
}

function withSlash(path: string): string {
  return slashed.some((pattern) => pattern.test(path)) ? `${path}/` : path;
}
