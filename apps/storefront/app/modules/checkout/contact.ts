/** Names of the contact form's fields: what a draft keeps as it was typed. */
export const contactFields = [
  'firstname',
  'lastname',
  'email',
  'phonePrefix',
  'phone',
  'street',
  'houseNumber',
  'zip',
  'city',
  'country',
  'otherDelivery',
  'deliveryName',
  'deliveryStreet',
  'deliveryHouseNumber',
  'deliveryZip',
  'deliveryCity',
  'birthDay',
  'birthMonth',
  'birthYear',
  'idType',
  'residentOverOneYear',
  'noDebtCollection',
  'all_agb',
] as const;

export type ContactField = (typeof contactFields)[number];

/** The form's values as texts. */
export type ContactForm = Record<ContactField, string>;

/** The form's values as typed; what was not filled in is absent. */
export type TypedContact = Partial<ContactForm>;

/** An address of its own for the delivery. */
export interface Delivery {
  name: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
}

/** Who orders, as it is saved with the order (spec §3 Contact): no date parts, id type or agreements. */
export interface Contact {
  firstname: string;
  lastname: string;
  email: string;
  /** International form where it is valid. */
  phone: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  /** English name of the country. */
  country_choice: string;
  country_code: string;
  /** Where it is brought to, in Switzerland; null: to the address above. */
  delivery: Delivery | null;
  google_user_id: string | null;
  google_client_id: string | null;
}

/** The contact as saved, with its referral code. */
export interface SavedContact extends Contact {
  unique_referral_code: string;
}

/** Takes the form's own fields out of something that was sent or stored; nothing is longer than a form allows. */
export function typedContact(values: Record<string, unknown>): TypedContact {
  return Object.fromEntries(
    contactFields.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' && value !== '' ? [[name, value.slice(0, 200)]] : [];
    }),
  );
}
