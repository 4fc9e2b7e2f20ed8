import { moneyHeld, type ReceivedMoney, type ReturnedMoney } from './money-held.ts';

/** Begins the key of a transaction that sponsors had paid before the order: their page gives it back, nobody else. */
const SPONSOR_KEY = 'sponsor:';

/** The key of what a page pays to an order. */
export const sponsorKey = (sponsorMeId: string): string => `${SPONSOR_KEY}${sponsorMeId}`;

/** Whether a transaction is money of sponsors. */
export const isSponsorKey = (key: string): boolean => key.startsWith(SPONSOR_KEY);

/** Rappen of an order's money that are its shopper's own and still there: what goes back to them should it end. */
export function shoppersMoneyHeld(transactions: readonly ReceivedMoney[], refunds: readonly ReturnedMoney[]): number {
  return moneyHeld(
    transactions.filter(({ key }) => !isSponsorKey(key)),
    refunds,
  );
}

/** For queries: transactions that are not money of sponsors. */
export const notOfSponsors = { NOT: { key: { startsWith: SPONSOR_KEY } } };
