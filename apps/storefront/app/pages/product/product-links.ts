/** Where a product's page leads to; what is absent is not offered in this language or for this product. */
export interface ProductLinks {
  /** Where the form that puts it into the cart is sent. */
  cart: string;
  /** The page that asks when a variant is available again. */
  availability: string;
  /** Other used bikes: of a used bike there is one, so that no one is notified of another. */
  usedBikes?: string;
  dataSheet?: string;
  /** A conversation with the shop about this product. */
  chat?: string;
  /** Where a test ride or advice is booked. */
  booking?: string;
  /** The list of workshops. */
  serviceCenters?: string;
  /** Where the service is explained. */
  service: string;
  faq: string;
}
