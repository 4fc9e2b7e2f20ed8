import type { Database } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';

/** Thrown inside an order's transaction where its code has no use left: nothing of the order remains. */
export class DiscountUnavailableError extends Error {
  override name = 'DiscountGoneError';
  readonly code: string;

  constructor(code: string) {
    super('A discount code was used up while it was being used.');
    this.code = code;
  }
}

/**
 * Takes one use of a code, in the order's transaction: of two orders for the last use exactly one gets it. Its row is
 * the last thing an order locks, so that orders never wait for each other in a circle.
 * @param amount Rappen that the order becomes cheaper
 * @throws DiscountUnavailableError if no use is left, or its time is over
 */
export async function redeemDiscount(
  database: Database,
  { code, checkoutId, amount, now }: { code: string; checkoutId: string; amount: number; now: Date },
): Promise<void> {
  const [taken] = await database.$queryRaw<{ id: number }[]>`
    update discount_code set used = used + 1
    where code = ${code} and instance_id = ${currentInstanceId()} and (max_uses is null or used < max_uses)
      and valid_from <= ${now}::timestamptz and (valid_to is null or valid_to > ${now}::timestamptz)
    returning id`;
  if (!taken) throw new DiscountUnavailableError(code);
  await database.discountRedemption.create({ data: { discountCodeId: taken.id, checkoutId, amount } });
}

/**
 * Counts the use of a code again for an order whose cancellation was taken back: its price stays agreed, also
 * where the code has expired or another order took its last use; the code is then used more often than it allows.
 * Nothing happens for an order without one.
 * @param database the transaction of it; the code's row is the last thing it locks
 */
export async function redeemDiscountAgain(database: Database, checkoutId: string): Promise<void> {
  const {
    discount: amount,
    discountCode: code,
    instanceId,
  } = await database.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: { discount: true, discountCode: true, instanceId: true },
  });
  if (code === null || (await database.discountRedemption.count({ where: { checkoutId } })) > 0) return;
  const [used] = await database.$queryRaw<{ id: number }[]>`
    update discount_code set used = used + 1
    where code = ${code} and instance_id = ${instanceId} returning id`;
  if (used) await database.discountRedemption.create({ data: { discountCodeId: used.id, checkoutId, amount } });
}
