/** What the ledger of an order says of its money, in Rappen, after a booking. */
interface MoneyAfter {
  /** What the shopper still has to pay of what is due at once. */
  open: number;
  /** What the shop has to send back. */
  refund: number;
}

/** A booking as it was made. */
interface ComparedBooking {
  /** Rappen */
  amount: number;
  /** ISO date on which the money came. */
  day: string;
  /** The last day on which it could be paid. */
  payBy: string;
  /** Rappen of each payment that the shopper had made before. */
  others: readonly number[];
  /** Whether the order is cancelled or returned after the booking. */
  isEnded: boolean;
}

/** What a booking means for its order: what pages and mails say of it comes from the ledger. */
export interface BookingOutcome {
  /** `ended`: the order was cancelled or came back; the money goes back. */
  state: 'underpaid' | 'paid' | 'overpaid' | 'ended';
  /** Rappen still to pay. */
  missing: number;
  /** Rappen to give back. */
  over: number;
  /** The same amount had come before, and nothing was open any more. */
  isPaidTwice: boolean;
  isLate: boolean;
}

/** Tells what a booking was: enough, too little, too much, the second of the same, late. */
export function compareBooking({ open, refund }: MoneyAfter, booking: ComparedBooking): BookingOutcome {
  const { amount, day, payBy, others, isEnded } = booking;
  const isPaidTwice = !isEnded && refund >= amount && others.includes(amount);
  const isLate = day > payBy;
  if (isEnded) return { state: 'ended', missing: 0, over: refund, isPaidTwice, isLate };
  const state = open > 0 ? 'underpaid' : refund > 0 ? 'overpaid' : 'paid';
  return { state, missing: open, over: refund, isPaidTwice, isLate };
}
