/** The day of a delivery in words, for a postcode. */
export interface DeliveryView {
  /** As it was typed. */
  zip: string;
  lines: string[];
  /** Why it is no postcode. */
  error?: string;
}
