import { defaultLocale } from '~/i18n/locales.ts';
import { type Database, db, type DiscountCode } from '~/platform/db.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import { viewCart } from '~/modules/cart/cart.server.ts';
import {
  type DiscountLine,
  type DiscountRefusal,
  discountRefusal,
  type DiscountTerms,
  normalizedCode,
} from '~/modules/pricing/discount.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { keepDiscountCode } from './draft.server.ts';

/** Why a code has no effect, and the Rappen that are needed where it is that. */
export interface RefusedDiscount {
  code: string;
  terms: null;
  refusal: DiscountRefusal;
  minimum: number;
}

/** The code of a checkout: in force, or with the reason why it is not. */
export type EnteredDiscount = { code: string; terms: DiscountTerms; refusal?: undefined } | RefusedDiscount;

/** Codes that do not exist, as many as one sender may try; then it waits. */
const guesses = createRateLimiter({ name: 'discount-guesses', points: 8, seconds: 600 });

/** Longer entries are no codes. */
const LONGEST_CODE = 40;

function termsOf({ code, percent, amount, minimum, combinable }: DiscountCode): DiscountTerms {
  const worth =
    percent === null ? { kind: 'amount' as const, value: amount ?? 0 } : { kind: 'percent' as const, value: percent };
  return { code, ...worth, minimum, combinable };
}

function refusalNow(row: DiscountCode, now: Date): DiscountRefusal | undefined {
  if (row.organization !== null) return 'unknown';
  if (row.validFrom > now) return 'not-yet-valid';
  if (row.validTo !== null && row.validTo <= now) return 'expired';
  return row.maxUses !== null && row.used >= row.maxUses ? 'used-up' : undefined;
}

/**
 * What a stored code is worth for these lines now.
 * @param code as `normalizedCode` gives it; null where none was entered
 */
export async function enteredDiscount(
  code: string | null,
  lines: readonly DiscountLine[],
  { now = new Date(), database = db }: { now?: Date; database?: Database } = {},
): Promise<EnteredDiscount | null> {
  if (code === null) return null;
  const row = await database.discountCode.findUnique({ where: { code } });
  if (!row) return refused(code, 'unknown');
  const terms = termsOf(row);
  const refusal = refusalNow(row, now) ?? discountRefusal(terms, lines);
  return refusal ? refused(code, refusal, terms.minimum) : { code, terms };
}

function refused(code: string, refusal: DiscountRefusal, minimum = 0): RefusedDiscount {
  return { code, terms: null, refusal, minimum };
}

/**
 * Tries a code on a visitor's cart and keeps it where it is in force. Codes that do not exist are counted by sender: who
 * guesses has to wait.
 * @param typed as it was entered
 * @param sender an address, or whatever stands for one
 * @returns why it is refused, or null
 */
export async function enterDiscountCode(
  visitor: Visitor,
  { typed, sender, now }: { typed: string; sender: string; now?: Date },
): Promise<RefusedDiscount | null> {
  const code = normalizedCode(typed).slice(0, LONGEST_CODE);
  if (await guesses.isSpent(sender)) return refused(code, 'too-many-entries');
  const { lines } = await viewCart({ visitor, locale: defaultLocale });
  const entered = await enteredDiscount(code, lines, { now });
  if (entered?.terms) {
    await keepDiscountCode(visitor, code);
    return null;
  }
  if (entered?.refusal === 'unknown') await guesses.consume(sender);
  return entered;
}

/**
 * What the plan page's form asks of the discount code, by its `intent`: a typed one is tried by every button that leads on,
 * `remove-code` takes out the one that was entered.
 * @returns why a typed code is refused, or null
 */
export async function changeDiscount(
  visitor: Visitor,
  form: FormData,
  sender: string,
): Promise<RefusedDiscount | null> {
  const intent = form.get('intent');
  const typed = form.get('discountCode');
  if (intent === 'remove-code') await keepDiscountCode(visitor, null);
  const isAsked = intent === 'apply-code' || intent === 'continue' || intent === 'update';
  if (!isAsked || typeof typed !== 'string' || typed.trim() === '') return null;
  return enterDiscountCode(visitor, { typed, sender });
}

/** Thrown inside an order's transaction where its code has no use left: nothing of the order remains. */
export class DiscountGoneError extends Error {
  override name = 'DiscountGoneError';
  readonly code: string;

  constructor(code: string) {
    super('A discount code was used up while it was being used.');
    this.code = code;
  }
}

/**
 * Takes one use of a code, in the order's transaction: of two orders for the last use exactly one gets it. Its row is the
 * last thing an order locks, so that orders never wait for each other in a circle.
 * @param amount Rappen that the order becomes cheaper
 * @throws DiscountGoneError where no use is left, or its time is over
 */
export async function redeemDiscount(
  database: Database,
  { code, checkoutId, amount, now }: { code: string; checkoutId: string; amount: number; now: Date },
): Promise<void> {
  const [taken] = await database.$queryRaw<{ id: number }[]>`
    update discount_code set used = used + 1
    where code = ${code} and organization is null and (max_uses is null or used < max_uses)
      and valid_from <= ${now}::timestamptz and (valid_to is null or valid_to > ${now}::timestamptz)
    returning id`;
  if (!taken) throw new DiscountGoneError(code);
  await database.discountRedemption.create({ data: { discountCodeId: taken.id, checkoutId, amount } });
}
