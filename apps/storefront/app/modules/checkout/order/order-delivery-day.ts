import { type DeliveryQuestion, deliveryDay } from '~/modules/delivery/delivery-day.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import type { Contact } from '~/modules/checkout/contact.ts';

/**
 * The day of delivery at the order's destination, for its review and for the order.
 * @returns null if no rule of the editors names one
 */
export function orderDeliveryDay({
  contact,
  ...question
}: Omit<DeliveryQuestion, 'zip'> & { contact: Contact }): IsoDate | null {
  return deliveryDay({ ...question, zip: contact.delivery?.zip ?? contact.zip });
}
