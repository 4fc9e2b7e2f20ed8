/** A country as an option of a select. */
export interface CountryChoice {
  label: string;
  value: string;
}

/** A separate delivery address. */
export interface Delivery {
  name: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
}

/** The buyer as stored with the order (spec §3 Contact): no date parts, id type or agreements. */
export interface Contact {
  firstname: string;
  lastname: string;
  email: string;
  /** In international form if it is valid. */
  phone: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  /** English name of the country. */
  country_choice: string;
  country_code: string;
  /** Delivery address in Switzerland; null if it is the address above. */
  delivery: Delivery | null;
  google_user_id: string | null;
  google_client_id: string | null;
}

/** The stored contact with its referral code. */
export interface SavedContact extends Contact {
  unique_referral_code: string;
}
