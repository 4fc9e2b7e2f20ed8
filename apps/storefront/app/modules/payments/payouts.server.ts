/** Use cases of outgoing transfers: their accounts, the payment order for the bank, and their confirmation. */
export {
  confirmPayout,
  makePayoutFile,
  openPayoutFiles,
  type PayoutView,
  readPayout,
  readPayoutFile,
  releasePayout,
  setPayoutAccount,
} from './payouts/payout-file.server.ts';
