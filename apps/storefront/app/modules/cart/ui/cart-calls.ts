import type { Locale } from '~/i18n/locales.ts';
import type { CartAnswer } from '~/modules/cart/cart.ts';
import type { CartSummary } from '~/modules/cart/browser-copy/cart-summary.ts';
import { type CartMirror, lostCartOf, readMirror } from '~/modules/cart/browser-copy/mirror.ts';
import { readStoredPostcode } from '~/modules/delivery/postcode.ts';
import { href } from '~/site-map.ts';
import { MIRROR_KEY, storedMirror } from './stored-mirror.ts';

/*
 * What the page's script asks the server about the cart. A call that fails gives null: the page stays as it is.
 */

/** Replaces the copy; null removes it. A browser that keeps nothing does without. */
function storeMirror(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(MIRROR_KEY);
    else localStorage.setItem(MIRROR_KEY, text);
  } catch {
    // The server's cart represents itself.
  }
}

/** Fetches the cart and keeps the browser's copy in step with it. */
export async function fetchCart(locale: Locale): Promise<CartSummary | null> {
  try {
    const response = await fetch(href('cartData', {}, locale, { plz: readStoredPostcode() }));
    if (!response.ok) return null;
    const summary = (await response.json()) as CartSummary;
    storeMirror(summary.mirror && JSON.stringify(summary.mirror));
    return summary;
  } catch {
    return null;
  }
}

/** Sends a change of the cart, as the forms of its page do. */
export async function sendChange(locale: Locale, fields: Record<string, string>): Promise<CartAnswer | null> {
  try {
    const body = new URLSearchParams({ ...fields, answer: 'data' });
    const response = await fetch(href('cart', {}, locale), { method: 'POST', body });
    return response.ok ? ((await response.json()) as CartAnswer) : null;
  } catch {
    return null;
  }
}

/** Brings back what the copy holds. */
export function restoreCart(locale: Locale, mirror: CartMirror): Promise<CartAnswer | null> {
  return sendChange(locale, { intent: 'restore', cart: JSON.stringify(lostCartOf(mirror)) });
}

/** The browser's copy. What can't be used of it is reported on the console (spec §5, §8) and gone the next time. */
export function readCopy(): CartMirror | null {
  const { mirror, problem, dropped } = readMirror(storedMirror());
  if (problem) console.warn(problem);
  for (const item of dropped) console.warn('An item of the stored cart was dropped', item);
  if (problem ?? dropped.length > 0) storeMirror(mirror && JSON.stringify(mirror));
  return mirror;
}
