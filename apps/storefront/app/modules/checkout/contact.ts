/** A country as a select offers it. */
export interface CountryChoice {
  label: string;
  value: string;
}

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
