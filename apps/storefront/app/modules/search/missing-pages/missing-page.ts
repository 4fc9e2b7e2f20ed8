import { locales, withoutPrefix } from '~/i18n/locales.ts';
import { pages } from '~/site-map.ts';

/** Ends of paths that programs look for and no page of the shop has. */
const fileLike = /\.(?!data$)[a-z0-9]{1,8}$/i;
/** Ends of pages in other shops, which old links still have. */
const oldEnd = /\.(?:x?html?|shtml|php\d?|aspx?|jsp)$/i;
/** Paths that are tried by programs looking for holes. */
const probes =
  /^\/(?:\.|wp-|wordpress|wp\/|xmlrpc|cgi-bin|phpmyadmin|administrator|vendor|\.well-known|actuator|solr|boaform|HNAP1|assets|build|api|bilder|locales|_)/i;

/** Whether a path asks for a file, or looks for a hole, and not for a page (decision 40: Routes). */
export function isAssetLike(pathname: string): boolean {
  return fileLike.test(pathname.replace(oldEnd, '')) || probes.test(pathname);
}

/** What the addresses of products begin with. */
const productRoots = locales.map((locale) => withoutPrefix(pages.product[locale]).split('/')[1] ?? '');

/** First segments of the shop's own paths: they say where one is, not what one looks for. */
const roots = new Set([
  ...locales, ...productRoots, 'produkte', 'produits', 'product', 'products', 'shop', 'kategorien', 'kategorie', 'marken', 'marke', 'brand-world',
  'zubehoer', 'bike-verzeichnis', 'alle-modelle-e-bike-schweiz', 'alle-produkte-schweiz', 'e-bikes', 'velos', 'ch', 'p', 'faq', 'index',
]); // prettier-ignore

/** The words that a path names, e.g. `/produkt/limmat-5_alt.html` → `limmat 5 alt`. */
export function wordsOfPath(pathname: string): string {
  return decoded(pathname.replace(/\.data$/, ''))
    .split('/')
    .map((segment) => segment.replace(oldEnd, ''))
    .filter((segment) => segment !== '' && !roots.has(segment.toLowerCase()))
    .join(' ')
    .replace(/[-_+.,~]+/g, ' ')
    .trim()
    .slice(0, 100);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
