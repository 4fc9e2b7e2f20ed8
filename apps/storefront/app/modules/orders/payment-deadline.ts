/** Deadlines of what is due at once, for those who store them or act on them. What is shown comes from the ledger. */
export { paymentDeadline, reminderHorizon } from '~/modules/financing/due.ts';
