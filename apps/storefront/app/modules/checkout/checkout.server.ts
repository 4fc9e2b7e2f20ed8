/** Use cases of the checkout, from the draft to the order. */
export { reportCheckoutBug } from './steps/checkout-bug.server.ts';
export { countryChoices } from './contact/country-choices.server.ts';
export { knownContact } from './contact/known-contact.server.ts';
export { restoreSavedCart } from './saved/bring-back-cart.server.ts';
export { changeDiscount } from './steps/discount.server.ts';
export { eraseDrafts, exportDrafts, findDraft, storeTyped, mergeDrafts } from './steps/draft.server.ts';
export { orderContext, type OrderContext } from './order/order-context.server.ts';
export { orderAgain } from './order/order-again.server.ts';
export { placeOrder } from './order/place-order.server.ts';
export type { PlaceOrderResult } from './order/order-intent.server.ts';
export { isValidPhone, normalizedPhone, phonePrefixes, readablePhone } from './contact/phone.server.ts';
export { summaryLedger } from './steps/cart-facts.server.ts';
export { checkoutState, reviewOrder } from './steps/review.server.ts';
export { loweredDownPayments } from './steps/lowered.server.ts';
export { planFile } from './steps/plan-files.server.ts';
export { planStep, type PlanStep } from './steps/plan-step.server.ts';
