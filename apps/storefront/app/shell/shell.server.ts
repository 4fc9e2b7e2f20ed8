import { cartState, leaveCheckout } from '~/modules/cart/cart.server.ts';
import { isLeavingCheckout } from '~/modules/cart/leaving-checkout.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { hasSessionCookie } from '~/modules/identity/session-cookie.server.ts';
import type { Visit } from '~/modules/visit/visit.ts';
import { env } from '~/platform/env.server.ts';
import { navigationOf } from '~/platform/http.server.ts';
import { log } from '~/platform/log.server.ts';
import { localeOfRequest } from '~/site-map.ts';
import { categoryNavigation } from './category-navigation.server.ts';

/** What the shell shows. */
export interface ShellData {
  publicUrl: string;
  year: number;
  /** The visitor's own parts, where the page is made for a session; null where it is the same for everybody. */
  visit: Visit | null;
  /** The bar of categories, for those who see the new navigation. */
  categories?: { label: string; href: string }[];
}

/** Data of the root layout. A failing database costs the badge, never the page. */
export async function loadShell(request: Request): Promise<ShellData> {
  const isNew = navigationOf(request.headers.get('Cookie')) === 'new';
  return {
    publicUrl: env().PUBLIC_URL,
    year: new Date().getFullYear(),
    visit: hasSessionCookie(request.headers.get('Cookie')) ? await visitOf(request) : null,
    ...(isNew ? { categories: categoryNavigation(localeOfRequest(request)) } : {}),
  };
}

async function visitOf(request: Request): Promise<Visit | null> {
  try {
    const visitor = await visitorOf(request);
    if (!visitor) return { cart: null };
    const cart = await cartState(visitor);
    const ends = cart?.isSponsored && isLeavingCheckout(request) && (await leaveCheckout(visitor));
    return { cart: ends ? await cartState(visitor) : cart };
  } catch (error) {
    log.warn({ err: error }, 'the cart of a page could not be read');
    return null;
  }
}
