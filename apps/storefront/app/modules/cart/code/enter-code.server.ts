import { db } from '~/platform/db.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { normalizedCode, type RefusedDiscount } from '~/modules/pricing/discount.ts';
import { enteredDiscount } from '~/modules/pricing/entered-discount.server.ts';
import { lockCart } from '~/modules/cart/lines/lock-cart.server.ts';
import { viewCart } from '~/modules/cart/lines/read-cart.server.ts';

/** Codes that do not exist, as many as one sender may try; then it waits. */
const guesses = createRateLimiter({ name: 'discount-guesses', points: 8, seconds: 600 });

/** Longer entries are no codes. */
const LONGEST_CODE = 40;

/**
 * Tries a code on a visitor's cart and keeps it where it is in force. Codes that do not exist are counted by sender: who
 * guesses has to wait.
 * @param typed as it was entered
 * @param sender an address, or whatever stands for one
 * @param isEarly keeps a code that is good but has no effect on what is in the cart by now: the cart says so
 * @returns why it is refused, or null
 */
export async function enterDiscountCode(
  visitor: Visitor,
  { typed, sender, isEarly = false, now }: { typed: string; sender: string; isEarly?: boolean; now?: Date },
): Promise<RefusedDiscount | null> {
  const code = normalizedCode(typed).slice(0, LONGEST_CODE);
  if (await guesses.isSpent(sender)) return { code, terms: null, refusal: 'too-many-entries', minimum: 0 };
  const { lines } = await viewCart({ visitor, locale: 'de' });
  const entered = await enteredDiscount(code, lines, { now });
  const hangsOnGoods = entered?.refusal === 'not-combinable' || entered?.refusal === 'below-minimum';
  if (entered?.terms || (isEarly && hangsOnGoods)) {
    await keepDiscountCode(visitor, code);
    return null;
  }
  if (entered?.refusal === 'unknown') await guesses.consume(sender);
  return entered;
}

/** Gives a visitor's cart a discount code, or takes it out. @param discountCode as `normalizedCode` gives it, or null */
export async function keepDiscountCode(visitor: Visitor, discountCode: string | null): Promise<void> {
  await db.$transaction(async (database) => {
    const { id } = await lockCart(database, visitor.userId);
    await database.cart.update({ where: { id }, data: { discountCode } });
  });
}
