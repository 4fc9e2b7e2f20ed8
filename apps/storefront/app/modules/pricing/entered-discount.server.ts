import { type Database, db, type DiscountCode } from '~/platform/db.server.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import type { ShopRules } from '~/modules/instances/rules.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import {
  type DiscountLine,
  type DiscountRefusal,
  discountRefusal,
  type DiscountState,
  discountState,
  type DiscountTerms,
  type EnteredDiscount,
} from './discount.ts';

/**
 * What a code is worth in an instance: its organization caps it, and says whether it applies to reduced goods, unless
 * its worth was promised.
 */
function termsOf({ code, percent, amount, minimum, ...row }: DiscountCode, rules: ShopRules): DiscountTerms {
  const worth =
    percent === null ? { kind: 'amount' as const, value: amount ?? 0 } : { kind: 'percent' as const, value: percent };
  if (row.promised) return { code, ...worth, minimum, combinable: row.combinable };
  return { code, ...worth, minimum, combinable: rules.combinesDiscounts ?? row.combinable, cap: rules.maxDiscount };
}

const stateRefusals: Readonly<Record<DiscountState, DiscountRefusal | undefined>> = {
  planned: 'not-yet-valid',
  active: undefined,
  'used-up': 'used-up',
  expired: 'expired',
};

/**
 * What a code is worth for these lines now. A code is one of one instance: elsewhere no one knows it.
 * @param code as `normalizedCode` gives it; null if none was entered
 * @param options `database`: the transaction that reads it, where there is one
 * @returns the code with its terms, or with the reason against it; null without a code
 */
export async function enteredDiscount(
  code: string | null,
  lines: readonly DiscountLine[],
  { now = new Date(), database = db }: { now?: Date; database?: Database } = {},
): Promise<EnteredDiscount | null> {
  if (code === null) return null;
  const row = await database.discountCode.findFirst({ where: { code, instanceId: currentInstanceId() } });
  if (!row) return { code, terms: null, refusal: 'unknown', minimum: 0 };
  const terms = termsOf(row, currentRules());
  const refusal = stateRefusals[discountState(row, now)] ?? discountRefusal(terms, lines);
  return refusal ? { code, terms: null, refusal, minimum: terms.minimum } : { code, terms };
}
