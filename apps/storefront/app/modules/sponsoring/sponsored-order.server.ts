/** What an order has to do with the page that pays down on it. */
export {
  closePage,
  keepOnePage,
  type OrderRefusal,
  putSponsoredBike,
  type SponsoredLine,
  spendPage,
} from './campaign/order-page.server.ts';
