/*
 * Arithmetic of due dates and amounts. Only the ledger (module orders) may import it: pages, mails, documents and
 * partner calls take dates and amounts from the ledger (`.dependency-cruiser.cjs` checks it). For an example with a
 * stated assumption use `signingExample`.
 */
export { type AgreedShare, agreedShare, type SharedPlan } from './agreed-share.ts';
export { sum } from './amounts.ts';
export { paymentDeadline, reminderHorizon, signingExample } from './deadlines.ts';
export { earlyPaymentRefusal, followingSchedule, restAfter } from './early-payment.ts';
export { sharedSchedule } from './employer-share.ts';
export { dueSchedule, type Payment, type PlanAmounts, schedule } from './instalments.ts';
