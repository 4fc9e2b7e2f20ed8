import { db } from '~/platform/db.server.ts';

/** Retention of an unchanged cart in days, as the privacy page states. */
const CART_DAYS = 90;

/** Carts removed per transaction. */
const BATCH = 1000;

/**
 * Removes carts whose lines and typed data have not changed for 90 days, with the typed data, and typed data without a
 * cart.
 * @returns number of carts
 */
export async function removeOldCarts(now = new Date()): Promise<number> {
  const oldest = new Date(now.getTime() - CART_DAYS * 24 * 60 * 60 * 1000);
  let removed = 0;
  for (let count = BATCH; count === BATCH; removed += count) {
    count = await db.$transaction(async (database) => {
      const carts = await database.$queryRaw<{ id: string }[]>`
        select id from cart
        where updated_at <= ${oldest}
          and not exists (select from checkout_draft where cart_id = cart.id and updated_at > ${oldest})
        order by id limit ${BATCH} for update skip locked`;
      const ids = carts.map(({ id }) => id);
      await database.checkoutDraft.deleteMany({ where: { cartId: { in: ids } } });
      await database.cart.deleteMany({ where: { id: { in: ids } } });
      return ids.length;
    });
  }
  await db.$executeRaw`
    delete from checkout_draft
    where updated_at <= ${oldest} and not exists (select from cart where id = checkout_draft.cart_id)`;
  return removed;
}
