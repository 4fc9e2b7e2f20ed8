/** How far a transaction of the provider has come, for modules that have money of their own there. */
export { isReversal, nextStatus, statusOfWord, type TransactionStatus } from './provider/status.ts';
