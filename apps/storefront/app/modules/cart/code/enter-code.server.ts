import { db } from '~/platform/db.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import { isSignatureOf, signText } from '~/platform/signing-keys.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type DiscountRefusal, normalizedCode, type RefusedDiscount } from '~/modules/pricing/discount.ts';
import { enteredDiscount } from '~/modules/pricing/entered-discount.server.ts';
import { lockCart } from '~/modules/cart/lines/lock-cart.server.ts';
import { viewCart } from '~/modules/cart/lines/read-cart.server.ts';

/** Codes that do not exist, as many as one sender may try; then it waits. */
const guesses = createRateLimiter({ name: 'discount-guesses', points: 8, seconds: 600 });

/** Whether a code is good, and only what lies in the cart keeps it from having an effect. */
const hangsOnGoods = (refusal: DiscountRefusal | undefined): boolean =>
  refusal === 'not-combinable' || refusal === 'below-minimum';

/** Longer entries are no codes. */
const LONGEST_CODE = 40;

/**
 * Tries a code on a visitor's cart and keeps it where it is in force. Codes that do not exist are counted by sender:
 * who guesses has to wait.
 * @param typed as it was entered
 * @param sender an address, or whatever represents one
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
  if (entered?.terms || (isEarly && hangsOnGoods(entered?.refusal))) {
    await storeDiscountCode(visitor, code);
    return null;
  }
  if (entered?.refusal === 'unknown') await guesses.consume(sender);
  return entered;
}

/** What the address of a page says of a code that was refused: of whose entry it is shows `mark`. */
export interface CodeMessage {
  refusal: string;
  code: string;
  mark: string;
}

const markedText = ({ userId }: Visitor, { refusal, code }: Omit<CodeMessage, 'mark'>): string =>
  `${userId} ${refusal} ${code}`;

/** What an address may say of a code that was refused to a visitor: no one can ask so whether another code is good. */
export function getRefusalMessage(visitor: Visitor, { refusal, code }: Omit<CodeMessage, 'mark'>): CodeMessage {
  return { refusal, code, mark: signText('refused-code', markedText(visitor, { refusal, code })) };
}

/** What holds of the codes that a visitor has entered. */
export interface CodeOfCart {
  /** Whether their cart has one that is good; what the goods have to do with it, the cart says. */
  isStored: boolean;
  /** The one that was refused, and why it is now. */
  refused?: { code: string; refusal: DiscountRefusal };
}

/**
 * What holds now of the codes that a visitor has entered in this instance, whatever an address says.
 * @param message by an address, of the code that was refused last
 * @param sender as `enterDiscountCode` takes it
 */
export async function codeOfCart(visitor: Visitor | null, message: CodeMessage, sender: string): Promise<CodeOfCart> {
  if (!visitor) return { isStored: false };
  const cart = await db.cart.findUnique({ where: { userId: visitor.userId }, select: { discountCode: true } });
  const stored = await enteredDiscount(cart?.discountCode ?? null, []);
  if (stored && (stored.terms || hangsOnGoods(stored.refusal))) return { isStored: true };
  if (!isSignatureOf('refused-code', markedText(visitor, message), message.mark)) return { isStored: false };
  const refusal = await refusalStill(message, sender);
  return refusal ? { isStored: false, refused: { code: message.code, refusal } } : { isStored: false };
}

/** Why an entry is refused now; undefined if it would be taken. */
async function refusalStill({ refusal, code }: CodeMessage, sender: string): Promise<DiscountRefusal | undefined> {
  if (refusal === 'too-many-entries') return (await guesses.isSpent(sender)) ? refusal : undefined;
  const entered = await enteredDiscount(code, []);
  return hangsOnGoods(entered?.refusal) ? undefined : entered?.refusal;
}

/**
 * Gives a visitor's cart a discount code, or takes it out.
 * @param discountCode as `normalizedCode` gives it, or null
 */
export async function storeDiscountCode(visitor: Visitor, discountCode: string | null): Promise<void> {
  await db.$transaction(async (database) => {
    const { id } = await lockCart(database, visitor.userId);
    await database.cart.update({ where: { id }, data: { discountCode } });
  });
}
