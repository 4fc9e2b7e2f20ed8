/** Use cases of the order tracker. */
export { requestTracker } from './tracker/ask-for-tracker.server.ts';
export {
  type AddressChange,
  type CancellationResult,
  changeDeliveryAddress,
  requestCancellation,
  sendOrderLink,
} from './tracker/change-order.server.ts';
export { findTracker, openTracker } from './tracker/find-tracker.server.ts';
export { trackerPage } from './tracker/tracker-page.server.ts';
