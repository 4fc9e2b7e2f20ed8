/** Where a delivery goes. */
export interface Recipient {
  name: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  /** Two letters. */
  country: string;
  phone: string;
  email: string;
}

/** One piece of a delivery, in the language of the order. */
export interface DeliveredItem {
  name: string;
  sku: string | null;
  size: string | null;
  colour: string | null;
  /** The extra at no charge that the shopper chose; it is mounted or packed with it. */
  addOn: string | null;
}

/** What has to be assembled and brought to whom. */
export interface DeliveryOrder {
  /** The order's number; all later messages name it. */
  order: string;
  language: 'de' | 'fr';
  recipient: Recipient;
  items: DeliveredItem[];
  /** What the shopper was told, `YYYY-MM-DD`; null for a pre-order without a day. */
  expectedDelivery: string | null;
}

/**
 * Who assembles and delivers (spec §1). It answers later, by notices to `/api/partners/logistics`: dates, on its way,
 * delivered. Repetitions with one key have no second effect.
 */
export interface LogisticsPartner {
  /** @throws if it was not taken; the caller's job runs again */
  handOver(delivery: DeliveryOrder, idempotencyKey: string): Promise<void>;
  /** @throws if it was not taken; the caller's job runs again */
  cancel(order: string, idempotencyKey: string): Promise<void>;
}
