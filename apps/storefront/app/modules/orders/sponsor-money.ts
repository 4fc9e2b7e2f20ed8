import { moneyHeld, type ReceivedMoney, type ReturnedMoney } from './money-held.ts';

/** Prefix of the key of a transaction paid by sponsors before the order; only their sponsoring page refunds it. */
const SPONSOR_KEY = 'sponsor:';

/** The key of a sponsoring page's payment to an order. */
export const sponsorKey = (sponsorMeId: string): string => `${SPONSOR_KEY}${sponsorMeId}`;

/** Whether a transaction is money of sponsors. */
export const isSponsorKey = (key: string): boolean => key.startsWith(SPONSOR_KEY);

/** Rappen of the shopper's own money still held: the amount of a refund if the order ends. */
export function shoppersMoneyHeld(transactions: readonly ReceivedMoney[], refunds: readonly ReturnedMoney[]): number {
  return moneyHeld(
    transactions.filter(({ key }) => !isSponsorKey(key)),
    refunds,
  );
}

/** Query filter: transactions that are not sponsors' money. */
export const notOfSponsors = { NOT: { key: { startsWith: SPONSOR_KEY } } };
