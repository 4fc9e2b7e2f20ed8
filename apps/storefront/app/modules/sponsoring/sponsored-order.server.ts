/** What an order has to do with the page that pays down on it. */
export {
  closePage,
  rejectSeveralPages,
  type OrderRefusal,
  addSponsoredBike,
  type SponsoredLine,
  sponsorsOfLines,
  spendPage,
} from './campaign/order-page.server.ts';
