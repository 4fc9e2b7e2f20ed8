/**
 * Use cases of an order's way. They know nothing of the checkout's own use cases, so that the order's transaction can
 * begin a fulfilment and a payment's can move it.
 */
export { beginFulfilment } from './stages/begin-fulfilment.server.ts';
export { claimStockById, expectedBack, preOrder } from './stages/claim-stock.server.ts';
export { handleLatePayment } from './stages/late-money.server.ts';
export { moveOrder, type OrderMove } from './stages/move-order.server.ts';
export { revertPayment } from './stages/revert-payment.server.ts';
export type { MoveResult, Reporter } from './stages/note-event.server.ts';
