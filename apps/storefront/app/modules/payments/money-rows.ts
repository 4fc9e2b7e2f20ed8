import { reasonOf } from './bank-entries.ts';

/** Where money stands, in the team's words. */
export const moneyStates = {
  assign: 'zuordnen',
  overdue: 'überfällig',
  today: 'heute fällig',
  open: 'offen',
  assigned: 'zugeordnet',
  refunded: 'zurückgezahlt',
  contested: 'bestritten',
  reversed: 'zurückgenommen',
  payout: 'zurückzahlen',
} as const;

/** What means of payment are called for the team. */
export const meansWords: Readonly<Record<string, string>> = {
  twint: 'TWINT',
  visa: 'Visa',
  mastercard: 'Mastercard',
  card: 'Karte',
  cash: 'bar',
  bank: 'Bankkonto',
  sponsors: 'Sponsor me',
  page: 'Zahlungsseite',
};

/** Something that is due, came, or goes back. Amounts are hundredths of the currency. */
export interface MoneyRow {
  /** A payment that is waited for, a booking, a payment of a statement, a transfer to send. */
  kind: 'due' | 'booked' | 'entry' | 'payout';
  id: string;
  /** ISO date: due on, came on, asked for on. */
  day: string | null;
  who: string;
  means: string;
  amount: number;
  currency: string;
  /** The order that it belongs to, or seems to. */
  number: string | null;
  what: string | null;
  state: keyof typeof moneyStates;
  reason: string | null;
  /** Whether it is a booking that can be taken back. */
  byHand: boolean;
  /** Rappen that are too much for the order. */
  over: number;
}

/** What is said beside the state of a row. */
export function remarkOf({ reason, over }: Pick<MoneyRow, 'reason' | 'over'>): string {
  if (reason === 'no-iban') return 'Das Konto fehlt: frag danach.';
  if (reason === 'in-file') return 'In einer Zahlungsdatei.';
  if (reason) return reasonOf(reason);
  return over > 0 ? `CHF ${(over / 100).toFixed(2)} zu viel` : '';
}
