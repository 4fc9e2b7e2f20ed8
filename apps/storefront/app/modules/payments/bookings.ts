/** Means of payment that staff can book by hand. */
export const bookingMeans = ['bank', 'twint', 'card', 'cash'] as const;
export type BookingMeans = (typeof bookingMeans)[number];

/**
 * Prefix of the key of a transaction known to the payment provider; others were booked by hand or are sponsors' money.
 */
const PROVIDER_KEY = 'provider:';

/** Whether money was booked by hand: staff refund it, not the provider. */
export const isBookedByHand = (key: string): boolean => !key.startsWith(PROVIDER_KEY);

/** Begins the keys of bookings of bank statements. */
const STATEMENT_KEY = 'bank:camt:';

/** Whether a booking on the bank account was typed in by a person, not read from a statement. */
export const isWithoutStatement = (key: string): boolean => isBookedByHand(key) && !key.startsWith(STATEMENT_KEY);
