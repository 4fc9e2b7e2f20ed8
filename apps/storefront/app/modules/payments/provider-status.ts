/** The status of the provider's transactions, for modules with payments of their own. */
export { isReversal, nextStatus, statusOfWord, type TransactionStatus } from './provider/status.ts';
