import type { Database } from '~/platform/db.server.ts';

/**
 * Gives back the use of a discount code that an order took; the order itself keeps what it says of its code. Done
 * again it has no effect, nor where the order had no code.
 * @param database the transaction that ends the order. The code's row should be the last thing it locks, as with
 * `redeemDiscount`.
 */
export async function restoreDiscountUse(database: Database, checkoutId: string): Promise<void> {
  await database.$executeRaw`
    with given_back as (
      delete from discount_redemption where checkout_id = ${checkoutId}::uuid returning discount_code_id
    )
    update discount_code set used = used - 1 where id in (select discount_code_id from given_back) and used > 0`;
}
