import { locales } from '~/i18n/locales.ts';
import { href } from '~/site-map.ts';

/*
 * When a shopper leaves the checkout (spec §2, §4; decision 25): a cart that begins with a sponsored
 * line ends there.
 */

/** A script sets it within the checkout of such a cart: from then on it watches by itself, and the server does not. */
export const WATCHED_COOKIE = 'velory_watched';

/** Paths that do not count as leaving: the checkout, its texts to read, the cart's calls, the local payment page. */
const inside = [
  ...locales.flatMap((locale) => [
    href('checkoutPlan', {}, locale),
    href('terms', {}, locale),
    href('privacy', {}, locale),
    href('imprint', {}, locale),
    href('cart', {}, locale),
  ]),
  '/dev/',
  '/api/',
];

/** Whether a path belongs to the checkout or to what it takes. */
export function isInsideCheckout(path: string): boolean {
  return inside.some((each) => path.startsWith(each));
}

/**
 * Whether the address that a page was come from is one of the checkout.
 * @param referrer as the browser says it; empty or another site's where the shopper comes back from elsewhere
 * @param origin of the shop
 */
export function isFromCheckout(referrer: string | null, origin: string): boolean {
  if (!referrer || !URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return from.origin === origin && locales.some((locale) => from.pathname.startsWith(href('checkoutPlan', {}, locale)));
}
