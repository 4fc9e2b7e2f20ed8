/*
 * Arithmetic of what is due when. Only the ledger (module orders) reads it: pages, mails, documents and partner calls take dates and
 * amounts from the ledger (`.dependency-cruiser.cjs` checks it). An example that names its assumption is `signingExample`.
 */
export { type AgreedShare, agreedShare, type SharedPlan } from './agreed-share.ts';
export { sum } from './amounts.ts';
export { paymentDeadline, reminderHorizon, signingExample } from './deadlines.ts';
export { earlyPaymentRefusal, followingSchedule, restAfter } from './early-payment.ts';
export { sharedSchedule } from './employer-share.ts';
export { dueSchedule, type Payment, type PlanAmounts, schedule } from './instalments.ts';
