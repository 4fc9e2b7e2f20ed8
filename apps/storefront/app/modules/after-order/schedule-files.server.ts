import { db } from '~/platform/db.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import type { OrderLink } from '~/modules/orders/order-link.ts';
import { isCancelled } from '~/modules/fulfilment/cancelled.ts';
import { href } from '~/site-map.ts';

/** Whether there is a schedule to keep: an order on a plan that was not cancelled. */
export async function hasScheduleToKeep({ id, payOneTime }: Pick<Order, 'id' | 'payOneTime'>): Promise<boolean> {
  if (payOneTime) return false;
  return !isCancelled(
    await db.checkout.findUniqueOrThrow({ where: { id }, select: { fulfilment: { select: { stage: true } } } }),
  );
}

/** Where the owner of an order fetches its payment schedule to keep; null where there is none. */
export async function scheduleFilesOf(order: Order, link: OrderLink): Promise<{ pdf: string; ics: string } | null> {
  if (!(await hasScheduleToKeep(order))) return null;
  const query = `?${new URLSearchParams({ ...link }).toString()}`;
  return {
    pdf: `${href('orderSchedulePdf', {}, order.locale)}${query}`,
    ics: `${href('orderScheduleIcs', {}, order.locale)}${query}`,
  };
}
