import type { Locale } from '~/i18n/locales.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { latestOrder } from '~/modules/orders/orders.server.ts';
import { href } from '~/site-map.ts';

/**
 * Where a step of the checkout leads that has no cart: to the order that was just placed in this session, also where
 * its answer was lost; else to the cart's page.
 */
export async function pathWithoutCart(visitor: Visitor | null, locale: Locale): Promise<string> {
  const placed = await latestOrder(visitor);
  return placed ? href('checkoutConfirmation', {}, locale, { nr: placed.number }) : href('checkoutPlan', {}, locale);
}
