import { withDatabase } from '../../scripts/lib/databases.mjs';
import { ask } from './http.mjs';

/**
 * A page that is measured.
 * @typedef {object} Page
 * @property {string} name
 * @property {string} path
 * @property {Record<string, string>} headers that a visitor's browser sends with it, e.g. the session's cookie
 * @property {boolean} form whether it carries a form of its own (budget of JavaScript)
 * @property {boolean} indexed whether search engines may keep it
 * @property {number} [maxHtml] budget of its HTML, bytes uncompressed
 */

/** A bike that can be bought: the one that a listing recommends first. */
const FIRST_BIKE = `
  select t.slug, v.id as "variantId"
  from product p
  join product_text t on t.product_id = p.id and t.locale = 'de'
  join variant v on v.product_id = p.id and v.vanished_at is null and v.stock_status = 'instock'
  where p.kind = 'bike' and p.status = 'published'
  order by p.position, p.id, v.position, v.id limit 1`;

/**
 * Puts a bike into a cart as a page without JavaScript does.
 * @param {string} shopUrl
 * @param {number} variantId
 * @returns {Promise<string>} the session's cookie
 */
async function cookieOfCart(shopUrl, variantId) {
  const answer = await ask(`${shopUrl}/cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: shopUrl, Accept: 'text/html' },
    body: new URLSearchParams({ intent: 'add', variantId: String(variantId) }).toString(),
  });
  const cookies = (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]);
  if (answer.status !== 303 || cookies.length === 0)
    throw new Error(`Nothing could be put into the cart: ${answer.status} ${answer.headers.location ?? ''}`);
  return cookies.join('; ');
}

/**
 * The pages, in German, with a filled cart for those of the checkout.
 * @param {{url: string, databaseUrl: string}} shop
 * @returns {Promise<Page[]>}
 */
export async function findPages({ url, databaseUrl }) {
  const { rows } = await withDatabase(databaseUrl, (client) => client.query(FIRST_BIKE));
  const [{ slug, variantId }] = rows;
  const withCart = { Cookie: await cookieOfCart(url, variantId) };
  const visitor = { headers: {}, form: false, indexed: true };
  const shopper = { headers: withCart, form: true, indexed: false };
  return [
    { ...visitor, name: 'home', path: '/' },
    { ...visitor, name: 'listing', path: '/alle-modelle-e-bike-schweiz', maxHtml: 70 * 1024 },
    { ...visitor, name: 'product', path: `/produkt/${slug}` },
    { ...visitor, name: 'FAQ', path: '/faq' },
    { ...visitor, name: 'search', path: '/suche?q=trekking', indexed: false },
    { ...shopper, name: 'cart', path: '/checkout/' },
    { ...shopper, name: 'contact form', path: '/checkout/angaben/' },
  ];
}
