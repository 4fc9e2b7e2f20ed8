import { reasonOf } from './bank-entries.ts';

/** States of money, in the team's language. */
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

/** Names of the means of payment for the team. */
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

/** An amount that is due, received, or to be refunded. Amounts are hundredths of the currency. */
export interface MoneyRow {
  /** An expected payment, a booking, a payment of a statement, a transfer to send. */
  kind: 'due' | 'booked' | 'entry' | 'payout';
  id: string;
  /** ISO date: due, received or requested. */
  day: string | null;
  who: string;
  means: string;
  amount: number;
  currency: string;
  /** The order that it belongs to, or is proposed for. */
  number: string | null;
  what: string | null;
  state: keyof typeof moneyStates;
  reason: string | null;
  /** Whether it is a booking that can be reversed. */
  byHand: boolean;
  /** Rappen paid in excess. */
  over: number;
}

/** The remark next to the state of a row. */
export function remarkOf({ reason, over }: Pick<MoneyRow, 'reason' | 'over'>): string {
  if (reason === 'no-iban') return 'Das Konto fehlt: frag danach.';
  if (reason === 'in-file') return 'In einer Zahlungsdatei.';
  if (reason) return reasonOf(reason);
  return over > 0 ? `CHF ${(over / 100).toFixed(2)} zu viel` : '';
}
