import { db } from '~/platform/db.server.ts';

/** Days without a change after which a cart goes: the privacy page promises it. */
const CART_DAYS = 90;

/** Carts that one transaction removes. */
const BATCH = 1000;

/**
 * Removes carts of which neither a line nor what was typed for an order has changed for 90 days, with what was typed; and what was
 * typed for carts that are gone.
 * @returns how many carts
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
