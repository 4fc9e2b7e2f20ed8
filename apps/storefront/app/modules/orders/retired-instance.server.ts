import { findInstance } from '~/modules/instances/instances.server.ts';
import { belongsTo, isPrivate } from '~/modules/organizations/membership.server.ts';
import { db } from '~/platform/db.server.ts';
import { type InstanceId, toInstanceId } from '~/platform/instance-id.ts';
import { seeingAllInstances } from '~/platform/instance-scope.server.ts';

const TOKEN = /^[\w-]{20,80}$/;

/**
 * Finds the partner's shop of the order that a token opens, if its buyer can no longer use that shop and continues in
 * the main shop: its organization is no longer published, or the shop is private and the buyer is no longer a member.
 * @param token of the order's document or of its tracker
 * @returns undefined for all other tokens
 */
export async function findRetiredInstance(token: string | undefined): Promise<InstanceId | undefined> {
  if (token === undefined || !TOKEN.test(token)) return undefined;
  const [order] = await seeingAllInstances(
    async () =>
      await db.$queryRaw<{ id: string; userId: string }[]>`
      select instance_id as id, user_id as "userId" from checkout where update_checkout_doc_token = ${token}
      union all
      select checkout.instance_id, checkout.user_id from fulfilment join checkout on checkout.id = fulfilment.checkout_id
      where fulfilment.tracking_token = ${token}
      limit 1`,
  );
  const id = order && toInstanceId(order.id);
  if (!id) return undefined;
  const instance = await findInstance(id);
  if (!instance) return id;
  const isOut = isPrivate(instance) && !(await belongsTo(instance, order.userId));
  return isOut ? id : undefined;
}
