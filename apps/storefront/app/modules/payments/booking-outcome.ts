/** The money of an order after a booking, in Rappen, as its ledger has it. */
interface MoneyAfter {
  /** Amount due at once that the shopper still has to pay. */
  open: number;
  /** Amount the shop has to send back. */
  refund: number;
}

/** The booking to classify. */
interface ComparedBooking {
  /** Rappen */
  amount: number;
  /** ISO date of receipt. */
  day: string;
  /** The last day on which it could be paid. */
  payBy: string;
  /** Rappen of each earlier payment by the shopper. */
  others: readonly number[];
  /** Whether the order is cancelled or returned after the booking. */
  isEnded: boolean;
}

/** The effect of a booking on its order, from the figures of the ledger. */
export interface BookingOutcome {
  /** `ended`: the order was cancelled or returned; the money goes back. */
  state: 'underpaid' | 'paid' | 'overpaid' | 'ended';
  /** Rappen still to pay. */
  missing: number;
  /** Rappen to refund. */
  over: number;
  /** The same amount was paid before, and nothing was open. */
  isPaidTwice: boolean;
  isLate: boolean;
}

/** Classifies a booking: enough, too little, too much, a second one of the same amount, late. */
export function compareBooking({ open, refund }: MoneyAfter, booking: ComparedBooking): BookingOutcome {
  const { amount, day, payBy, others, isEnded } = booking;
  const isPaidTwice = !isEnded && refund >= amount && others.includes(amount);
  const isLate = day > payBy;
  if (isEnded) return { state: 'ended', missing: 0, over: refund, isPaidTwice, isLate };
  const state = open > 0 ? 'underpaid' : refund > 0 ? 'overpaid' : 'paid';
  return { state, missing: open, over: refund, isPaidTwice, isLate };
}
