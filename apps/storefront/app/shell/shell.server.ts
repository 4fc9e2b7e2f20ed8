import type { CartState } from '~/modules/cart/cart.ts';
import { cartState, leaveCheckout } from '~/modules/cart/cart.server.ts';
import { isLeavingCheckout } from '~/modules/cart/leaving-checkout.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { env } from '~/platform/env.server.ts';
import { navigationOf } from '~/platform/http.server.ts';
import { log } from '~/platform/log.server.ts';
import { localeOfRequest } from '~/site-map.ts';
import { categoryNavigation } from './category-navigation.server.ts';

/** What the shell shows: the cart of a visitor with a session, nothing personal for all others. */
export interface ShellData {
  publicUrl: string;
  year: number;
  /** null where the visitor has none. */
  cart: CartState | null;
  /** The bar of categories, for those who see the new navigation. */
  categories?: { label: string; href: string }[];
}

/** Data of the root layout. A failing database costs the badge, never the page. */
export async function loadShell(request: Request): Promise<ShellData> {
  const isNew = navigationOf(request.headers.get('Cookie')) === 'new';
  return {
    publicUrl: env().PUBLIC_URL,
    year: new Date().getFullYear(),
    cart: await cartOf(request),
    ...(isNew ? { categories: categoryNavigation(localeOfRequest(request)) } : {}),
  };
}

async function cartOf(request: Request): Promise<CartState | null> {
  try {
    const visitor = await visitorOf(request);
    if (!visitor) return null;
    const cart = await cartState(visitor);
    if (!cart?.isSponsored || !isLeavingCheckout(request)) return cart;
    return (await leaveCheckout(visitor)) ? await cartState(visitor) : cart;
  } catch (error) {
    log.warn({ err: error }, 'the cart of a page could not be read');
    return null;
  }
}
