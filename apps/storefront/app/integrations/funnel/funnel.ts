/** A contact of the funnel service, in its own words (spec §7: clickfunnel/createcontact). */
export interface FunnelContact {
  email_address: string;
  /** Empty if it was left out. */
  first_name: string;
  last_name: string;
}

export interface Funnel {
  /**
   * Makes a contact. One that is there already stays as it is, so that a repetition has no second effect.
   * @throws if the service is down or refuses; the caller's job runs again
   */
  createContact(contact: FunnelContact, idempotencyKey: string): Promise<void>;
}
