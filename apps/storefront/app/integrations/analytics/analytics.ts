/** A purchase as sent to the analytics: no personal data. */
export interface Purchase {
  /** The analytics' own id of the browser, from its cookie. */
  clientId: string;
  /** The order's number: a purchase is counted once. */
  orderNumber: string;
  /** Francs. */
  value: number;
  items: { id: string; name: string; price: number; quantity: number }[];
}

/** The service that counts visits. */
export interface Analytics {
  /** @throws if it was not taken; the caller's job runs again */
  purchase(purchase: Purchase, idempotencyKey: string): Promise<void>;
}
