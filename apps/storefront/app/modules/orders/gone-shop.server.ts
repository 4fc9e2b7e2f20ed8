import { findInstance } from '~/modules/instances/instances.server.ts';
import { db } from '~/platform/db.server.ts';
import { type InstanceId, toInstanceId } from '~/platform/instance-id.ts';
import { seeingAllInstances } from '~/platform/instance-scope.server.ts';

const TOKEN = /^[\w-]{20,80}$/;

/**
 * The partner's shop whose order a token opens, where its organization is published no more: its buyers go on in the main shop.
 * @param token of the order's document or of its tracker
 * @returns undefined for all other tokens
 */
export async function goneShopOf(token: string | undefined): Promise<InstanceId | undefined> {
  if (token === undefined || !TOKEN.test(token)) return undefined;
  const [order] = await seeingAllInstances(
    async () =>
      await db.$queryRaw<{ id: string }[]>`
      select instance_id as id from checkout where update_checkout_doc_token = ${token}
      union all
      select checkout.instance_id from fulfilment join checkout on checkout.id = fulfilment.checkout_id
      where fulfilment.tracking_token = ${token}
      limit 1`,
  );
  const id = order && toInstanceId(order.id);
  return id && !(await findInstance(id)) ? id : undefined;
}
