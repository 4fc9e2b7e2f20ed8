/** A property's value. `null` empties it. */
export type CrmValue = string | number | boolean | null;

export interface CrmContact {
  /** Identifies the contact. */
  email: string;
  firstname: string;
  lastname: string;
  phone: string;
  street: string;
  zip: string;
  city: string;
  /** Two letters. */
  country: string;
  language: 'de' | 'fr';
  /** Spec §3: unique_referral_code. */
  referralCode: string;
}

export interface CrmDeal {
  /** Identifies the deal (spec §3: checkout_deal_id). */
  id: string;
  /** By the names of spec §3. Amounts are francs, days `YYYY-MM-DD`. */
  properties: Readonly<Record<string, CrmValue>>;
}

/** The service in which the sales team sees orders as deals (spec §3). */
export interface Crm {
  /**
   * Creates or updates the deals of an order and links them to their contact. The last state counts; repeating a call
   * changes nothing.
   * @param contact null once the person was erased
   * @returns the service's id of the contact; null without one
   * @throws if the service is down or refuses; the caller's job runs again
   */
  saveDeals(deals: readonly CrmDeal[], contact: CrmContact | null): Promise<string | null>;
  /**
   * Deletes a contact for good. One that is gone already is no error.
   * @throws if the service is down or refuses
   */
  eraseContact(contactId: string): Promise<void>;
}
