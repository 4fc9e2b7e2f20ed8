/** Use cases of placed orders: finding them for visitors with access and for jobs, and restoring carts. */
export { findOrder, findOrderById, type Order, orderView } from './documents/find-order.server.ts';
export { latestOrder } from './documents/latest-order.server.ts';
export { listOrders, type ListedOrder } from './documents/list-orders.server.ts';
export { mergeOrders } from './documents/merge-orders.server.ts';
export { recordRestored, withoutOrdered } from './documents/ordered-lines.server.ts';
