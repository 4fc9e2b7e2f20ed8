/**
 * Deadlines of the amount due at once, for code that stores them or acts on them. What is shown comes from the ledger.
 */
export { paymentDeadline, reminderHorizon } from '~/modules/financing/due.ts';
