/**
 * Use cases of fulfilment. They must not depend on those of the checkout: the order's transaction begins a fulfilment,
 * and a payment's transaction moves it.
 */
export { beginFulfilment } from './stages/begin-fulfilment.server.ts';
export { claimStockById, expectedBack, preOrder } from './stages/claim-stock.server.ts';
export { handleLatePayment } from './stages/late-money.server.ts';
export { moveOrder, type OrderMove } from './stages/move-order.server.ts';
export { revertPayment } from './stages/revert-payment.server.ts';
export type { MoveResult, Reporter } from './stages/note-event.server.ts';
