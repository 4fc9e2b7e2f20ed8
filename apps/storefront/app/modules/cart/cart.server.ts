/** Use cases of the cart: the server's cart, tied to the visitor, is the truth (decision 40: Cart). */
export { addLine, type AddOptions, addRefusal } from './lines/add-line.server.ts';
export {
  acceptPrice,
  type CartChoices,
  type ChangeRefusal,
  chooseForCart,
  emptyCart,
  leaveCheckout,
} from './lines/change-cart.server.ts';
export {
  type CodeOfCart,
  codeOfCart,
  enterDiscountCode,
  storeDiscountCode,
  getRefusalMessage,
} from './code/enter-code.server.ts';
export { cartSummary } from './browser-copy/cart-summary.server.ts';
export { findFirstUnavailableProduct, lineAlternatives } from './lines/line-alternatives.server.ts';
export { lockCart } from './lines/lock-cart.server.ts';
export { restoreCart } from './lines/bring-cart.server.ts';
export { mergeCarts } from './lines/merge-carts.server.ts';
export { type CartQuestion, type OrderedCart, pricedCart, pricedCartToOrder } from './lines/priced-cart.server.ts';
export { cartCards, type ProductCards, viewCart } from './lines/read-cart.server.ts';
export {
  findRemindedCart,
  recordReminder,
  type ReminderContact,
  requestReminder,
  wantsReminder,
} from './reminder/reminder.server.ts';
export { removeUnavailableLines } from './lines/remove-unavailable-lines.server.ts';
export { removedLineName, removeLine, type UndoRefusal, undoRemoval } from './lines/removed-lines.server.ts';
export { swapLine } from './lines/swap-line.server.ts';
export { isRestorable, type LostCart, type LostLine, restoreLines } from './lines/restore-lines.server.ts';
