/** Use cases of the checkout: from what was typed to the order and back to it. */
export { checkoutPage } from './checkout-page.server.ts';
export { removeOldCheckoutBugs, reportCheckoutBug } from './checkout-bug.server.ts';
export { countryChoices } from './country-choices.server.ts';
export {
  changeDiscount,
  enteredDiscount,
  type EnteredDiscount,
  enterDiscountCode,
  type RefusedDiscount,
} from './discount.server.ts';
export { findDraft, keepTyped, mergeDrafts } from './draft.server.ts';
export { findOrder, findOrderById, type Order, orderView } from './find-order.server.ts';
export { mergeOrders } from './merge-orders.server.ts';
export { orderContext, type OrderContext } from './order-context.server.ts';
export { withoutOrdered } from './ordered-lines.server.ts';
export { placeOrder, type PlaceOrderResult } from './place-order.server.ts';
export { parseOrderForm } from './order-form.server.ts';
export { phonePrefixes } from './phone.server.ts';
export { checkoutState, reviewOrder } from './review.server.ts';
export { orderPlanFile, planFile } from './plan-files.server.ts';
export { planStep, type PlanStep } from './plan-step.server.ts';
