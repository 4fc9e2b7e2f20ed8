import { locales } from '~/i18n/locales.ts';
import { needsPersonalPages } from '~/modules/identity/session-cookie.server.ts';
import { listingParameters } from '~/modules/listings/listing-query.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { NAVIGATION_COOKIE, readCookie } from '~/platform/http.server.ts';
import { href } from '~/site-map.ts';

/**
 * Query names that pages read: they are part of a page's key. A page asked for with any other name is rendered and not
 * kept, so that a forgotten name costs speed and never shows the wrong page.
 */
const pageQuery: ReadonlySet<string> = new Set([
  ...listingParameters,
  // What a brand world shows of its brand.
  'categories',
  // Sections of a product.
  'tab',
  // What a product page shows without JavaScript.
  'variante',
  'bild',
  // Routes that a navigation in the browser asks for.
  '_routes',
]);

/**
 * A body height: whole centimetres, of which there are few. A page asked for with anything else is rendered and not
 * kept.
 */
const HEIGHT = { name: 'groesse', form: /^\d{2,3}(,\d{2,3})*$/ };

/** Query names that are there for the sender's statistics: pages look the same with and without them. */
const ignoredQuery = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_cid|mc_eid|_gl)$/;

/** The roots of the checkout, without their slashes. */
const checkouts = locales.map((locale) => href('checkoutPlan', {}, locale).slice(1, -1));

/** Paths whose answers belong to one visitor or are no pages. */
const neverCached = new RegExp(
  `^/(api|dev|admin|${checkouts.join('|')}|assets|healthz|readyz|metrics|__manifest)(/|\\.|$)`,
);

const MAX_KEY_LENGTH = 2048;

export interface CacheableRequest {
  method?: string;
  url?: string;
  headers: { host?: string; cookie?: string };
}

/** Both navigations a visitor may be shown (spec §3: Navigation variant flag), or the default. */
function navigationVariant(cookie: string | undefined): string {
  const value = readCookie(cookie, NAVIGATION_COOKIE);
  if (value === 'new' || value === 'force_new') return 'new';
  if (value === 'old' || value === 'force_old') return 'old';
  return '';
}

/**
 * Splits a query into what counts for the key, in one order, and what pages may see.
 * @returns undefined if a name is unknown, or a height none of those that are stored
 */
function readQuery(search: string): { canonical: string; visible: string } | undefined {
  const stored: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(search)) {
    if (name === HEIGHT.name && !HEIGHT.form.test(value)) return undefined;
    if (pageQuery.has(name)) stored.push([name, value]);
    else if (!ignoredQuery.test(name)) return undefined;
  }
  const visible = new URLSearchParams(stored).toString();
  // Stable: several values of one name keep their order, which pages may read.
  stored.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return { canonical: new URLSearchParams(stored).toString(), visible };
}

export interface CacheKey {
  /** Instance, path, allow-listed query and navigation variant. */
  key: string;
  /**
   * The address to render: without what only counts visits, so that nothing of one visitor's link gets into the page.
   */
  url: string;
}

/**
 * The page cache's key of a request. HEAD shares GET's page.
 * @returns undefined if the answer must not be shared: other methods, visitors whose pages are their own, unknown
 * query names
 */
export function cacheKey({ method, url, headers }: CacheableRequest): CacheKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (!url?.startsWith('/') || url.length > MAX_KEY_LENGTH) return undefined;
  const { cookie } = headers;
  if (needsPersonalPages(cookie)) return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (neverCached.test(path)) return undefined;
  const query = mark < 0 ? { canonical: '', visible: '' } : readQuery(url.slice(mark));
  if (!query) return undefined;
  return {
    key: `${currentInstanceId()} ${path} ${query.canonical} ${navigationVariant(cookie)}`,
    url: query.visible ? `${path}?${query.visible}` : path,
  };
}
