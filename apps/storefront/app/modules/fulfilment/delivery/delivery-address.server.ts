import { z } from 'zod';
import type { Database } from '~/platform/db.server.ts';

/** Where an order is brought to. */
export interface DeliveryAddress {
  name: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  /** Two letters. */
  country: string;
}

const placeSchema = z.object({
  street: z.string(),
  house_number: z.string(),
  zip: z.string(),
  city: z.string(),
});

const contactSchema = placeSchema
  .extend({
    firstname: z.string(),
    lastname: z.string(),
    country_code: z.string(),
    /** Another place in Switzerland, where one was named. */
    delivery: placeSchema.extend({ name: z.string() }).nullish(),
  })
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
 * Where an order is brought to: the address it was changed to after the order, else the one it was ordered with.
 * @throws where there is no such order
 */
export async function deliveryAddress(database: Database, checkoutId: string): Promise<DeliveryAddress> {
  const { contact, fulfilment } = await database.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: { contact: true, fulfilment: { select: { deliveryAddress: true } } },
  });
  const changed = fulfilment?.deliveryAddress;
  return changed ? changedSchema.parse(changed) : contactSchema.parse(contact);
}
