import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { z } from 'zod';
import type { TypedContact } from '~/modules/checkout/contact.schema.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { storedContact } from '~/modules/orders/stored-order.schema.server.ts';
import { db } from '~/platform/db.server.ts';
import { phonePrefixes } from './phone.server.ts';

/**
 * Values to prefill the contact form for a signed-in shopper: the contact of their newest order, else their address.
 * @returns nothing for visitors who are not signed in
 */
export async function knownContact({ userId }: Visitor): Promise<TypedContact> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user?.email) return {};
  const order = await db.checkout.findFirst({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    select: { contact: true },
  });
  const contact = order ? storedContact.parse(order.contact) : null;
  return contact?.email ? formOfContact(contact) : { email: user.email };
}

/** The contact form's values of a stored contact. */
export function formOfContact(contact: z.output<typeof storedContact>): TypedContact {
  const { delivery } = contact;
  return {
    firstname: contact.firstname,
    lastname: contact.lastname,
    email: contact.email,
    ...phoneFields(contact.phone),
    street: contact.street,
    houseNumber: contact.house_number,
    zip: contact.zip,
    city: contact.city,
    country: contact.country_choice,
    ...(delivery && {
      otherDelivery: 'on',
      deliveryName: delivery.name,
      deliveryStreet: delivery.street,
      deliveryHouseNumber: delivery.house_number,
      deliveryZip: delivery.zip,
      deliveryCity: delivery.city,
    }),
  };
}

function phoneFields(saved: string): TypedContact {
  const number = parsePhoneNumberFromString(saved);
  const prefix = phonePrefixes.find((each) => each.endsWith(` +${number?.countryCallingCode}`));
  return number && prefix ? { phonePrefix: prefix, phone: number.formatNational() } : { phone: saved };
}
