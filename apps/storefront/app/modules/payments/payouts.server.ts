/** Use cases of transfers that go out: the account they go to, the payment order for the bank, and that they are sent. */
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
