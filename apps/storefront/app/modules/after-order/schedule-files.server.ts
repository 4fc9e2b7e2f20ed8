import type { Order } from '~/modules/orders/orders.server.ts';
import type { OrderLink } from '~/modules/orders/order-link.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { href } from '~/site-map.ts';

/** Whether there is a schedule to download: an order on a plan that has not ended. */
export function hasScheduleToKeep({ payOneTime, stage }: Pick<Order, 'payOneTime' | 'stage'>): boolean {
  return !payOneTime && isOpenAt(stage, 'schedule');
}

/** URL of an order's payment schedule for its owner; null if there is none. */
export function scheduleFilesOf(order: Order, link: OrderLink): { pdf: string; ics: string } | null {
  if (!hasScheduleToKeep(order)) return null;
  const query = `?${new URLSearchParams({ ...link }).toString()}`;
  return {
    pdf: `${href('orderSchedulePdf', {}, order.locale)}${query}`,
    ics: `${href('orderScheduleIcs', {}, order.locale)}${query}`,
  };
}
