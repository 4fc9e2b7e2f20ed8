import type { CartState } from '~/modules/cart/cart.ts';

/** Name of the browser's copy of the cart in local storage (spec §9). */
export const MIRROR_KEY = 'cart';

/** The copy as it is stored; null if there is none or the browser keeps nothing. */
export function storedMirror(): string | null {
  try {
    return localStorage.getItem(MIRROR_KEY);
  } catch {
    return null;
  }
}

/** Whether the stored copy belongs to the page's cart, without parsing it: most visits need no more. */
export function isInStep(cart: CartState | null): boolean {
  const stored = storedMirror();
  if (!cart) return stored === null;
  return stored === null ? cart.count === 0 : stored.includes(`"cartId":"${cart.id}","revision":${cart.revision},`);
}
