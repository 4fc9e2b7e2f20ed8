/** Use cases of leaving: what is stored of a person, and its erasure (decision 83). */
export {
  requestErasure,
  requestGuestErasure,
  erasureOf,
  erasureOfLink,
  undoErasure,
  undoErasureByLink,
  undoGuestErasure,
} from './erasure/ask-erasure.server.ts';
export { exportPerson } from './erasure/export-person.server.ts';
export { findGuest } from './erasure/guest-person.server.ts';
