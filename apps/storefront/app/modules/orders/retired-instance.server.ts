import { findInstance } from '~/modules/instances/instances.server.ts';
import { belongsTo, isPrivate } from '~/modules/organizations/membership.server.ts';
import { db } from '~/platform/db.server.ts';
import { type InstanceId, toInstanceId } from '~/platform/instance-id.ts';
import { seeingAllInstances } from '~/platform/instance-scope.server.ts';

const TOKEN = /^[\w-]{20,80}$/;

/**
 * The partner's shop whose order a token opens, where its buyer cannot go there any more and goes on in the main shop: its
 * organization is published no more, or its shop is its members' alone and the buyer is none now.
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
