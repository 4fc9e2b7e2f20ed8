/** Use cases of the cart: the server's cart, tied to the visitor, is the truth (decisions: Cart). */
export { addLine, type AddOptions, addRefusal } from './add-line.server.ts';
export {
  acceptPrice,
  type CartChoices,
  type ChangeRefusal,
  chooseForCart,
  emptyCart,
  leaveCheckout,
} from './change-cart.server.ts';
export { cartSummary } from './cart-summary.server.ts';
export { lockCart } from './lock-cart.server.ts';
export { mergeCarts } from './merge-carts.server.ts';
export { cartCount, cartState, viewCart } from './read-cart.server.ts';
export {
  cleanCarts,
  findRemindedCart,
  noteReminder,
  type ReminderContact,
  requestReminder,
  sendReminder,
  wantsReminder,
} from './reminder.server.ts';
export { removedLineName, removeLine, type UndoRefusal, undoRemoval } from './removed-lines.server.ts';
export { isRestorable, type LostCart, type LostLine, restoreLines } from './restore-lines.server.ts';
