import { z } from 'zod';
import type { Database } from '~/platform/db.server.ts';
import { storedContact } from '~/modules/orders/stored-order.schema.server.ts';

/** The delivery address of an order. */
export interface DeliveryAddress {
  name: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  /** Two letters. */
  country: string;
}

const contactSchema = storedContact
  .omit({ email: true, phone: true, country_choice: true })
  .transform(({ delivery, ...contact }): DeliveryAddress => {
    const place = delivery ?? contact;
    return {
      name: delivery?.name ?? `${contact.firstname} ${contact.lastname}`,
      street: place.street,
      houseNumber: place.house_number,
      zip: place.zip,
      city: place.city,
      country: delivery ? 'CH' : contact.country_code,
    };
  });

const changedSchema = z.object({
  name: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
});

/**
 * Reads the delivery address of an order: the one it was changed to after the order, else the one it was ordered with.
 * @throws if there is no such order
 */
export async function deliveryAddress(database: Database, checkoutId: string): Promise<DeliveryAddress> {
  const { contact, fulfilment } = await database.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: { contact: true, fulfilment: { select: { deliveryAddress: true } } },
  });
  const changed = fulfilment?.deliveryAddress;
  return changed ? changedSchema.parse(changed) : contactSchema.parse(contact);
}
