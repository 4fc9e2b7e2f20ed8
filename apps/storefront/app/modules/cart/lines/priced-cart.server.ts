import type { Locale } from '~/i18n/locales.ts';
import type { Database } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import type { PlanRules } from '~/modules/instances/rules.ts';
import { enteredDiscount } from '~/modules/pricing/entered-discount.server.ts';
import { orderableLines } from '~/modules/cart/cart.ts';
import { type PricedCart, priceCart } from '~/modules/cart/priced-cart.ts';
import { type ProductCards, readCart } from './read-cart.server.ts';

export interface CartQuestion {
  /** null before the first write: the cart is empty. */
  visitor: Visitor | null;
  locale: Locale;
  now?: Date;
}

/**
 * A visitor's cart with its plan and its discount, by the prices, the stock and the code as they are now.
 * @param question whose cart, in which language, at which moment
 */
export async function pricedCart(question: CartQuestion): Promise<PricedCart> {
  return (await pricedCartWithin(question)).priced;
}

/** A cart as the transaction of its order reads it. */
export interface OrderedCart {
  priced: PricedCart;
  /** Whether every stored line is in it: one whose card was not read before is left out. */
  isWhole: boolean;
}

/**
 * The same inside a transaction, which asks no other connection: anyone who holds one and waits for another could wait
 * forever.
 * @param within the transaction, and the cards of the cart's products (`cartCards`), read before it began
 */
export function pricedCartToOrder(
  question: CartQuestion,
  within: { database: Database; cards: ProductCards },
): Promise<OrderedCart> {
  return pricedCartWithin(question, within);
}

async function pricedCartWithin(
  { visitor, locale, now = new Date() }: CartQuestion,
  within?: { database: Database; cards: ProductCards },
): Promise<OrderedCart> {
  const { cart, discountCode, isWhole } = await readCart({ visitor, locale }, within);
  const today: IsoDate = zurichDate(now);
  const lines = orderableLines(cart.lines);
  const discount =
    lines.length === 0 ? null : await enteredDiscount(discountCode, lines, { now, database: within?.database });
  return { priced: priceCart(cart, { today, discount, rules: planRules() }), isWhole };
}

/** What of the instance's rules a plan needs, in the browser too. */
function planRules(): PlanRules {
  const { maxPlanLength, costSharing, requiresCode } = currentRules();
  return { maxPlanLength, costSharing, requiresCode };
}
