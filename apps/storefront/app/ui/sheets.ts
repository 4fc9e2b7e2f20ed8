import type { LinksFunction } from '@remix-run/node';
import afterOrder from './styles/after-order.css?url';
import checkout from './styles/checkout.css?url';
import choosing from './styles/choosing.css?url';

/** A route's `links` of one style sheet beside the one of every page: the browser has it before the page shows. */
export const sheet =
  (href: string): LinksFunction =>
  () => [{ rel: 'stylesheet', href }];

/** For pages on which a shopper types or chooses something. */
export const choosingSheet = sheet(choosing);

/** For the steps to an order. */
export const checkoutSheet = sheet(checkout);

/** For pages about an order. */
export const afterOrderSheet = sheet(afterOrder);
