import { splitVat, type VatSplit, vatRateOn } from '~/modules/pricing/vat.ts';

/*
 * The turnover of an order for bookkeeping, with the VAT included. By agreed considerations (MWSTG art. 40): money
 * received before the delivery is turnover on the day of receipt, the rest of the price on the day of delivery.
 * Insurance is excluded.
 */

/** A payment or refund. */
export interface MoneyMove {
  /** ISO date in Zurich. */
  day: string;
  /** Rappen; negative for a refund. */
  amount: number;
  /** Means of payment, e.g. `bank`, `twint`. */
  means: string;
  kind: 'received' | 'refunded' | 'reversed';
}

export interface BookedOrder {
  number: string;
  /** Rappen for the goods after the discount, including VAT. */
  price: number;
  moves: readonly MoneyMove[];
  /** ISO dates. */
  deliveredOn?: string;
  returnedOn?: string;
}

/** A change of an order's turnover on a day. */
export interface TurnoverEntry extends VatSplit {
  day: string;
  number: string;
  kind: 'advance' | 'delivery' | 'reduction';
}

/**
 * The changes of an order's turnover by day. Up to any day they add up to the turnover of that day: the price from the
 * delivery until a return, otherwise the money held. An overpayment is a debt and no turnover.
 */
export function turnoverOf({ number, price, moves, deliveredOn, returnedOn }: BookedOrder): TurnoverEntry[] {
  const days = new Set([
    ...moves.map(({ day }) => day),
    ...[deliveredOn, returnedOn].filter((day) => day !== undefined),
  ]);
  const entries: TurnoverEntry[] = [];
  let turnover = 0;
  let vat = 0;
  for (const day of [...days].sort()) {
    const held = moves.reduce((sum, move) => (move.day <= day ? sum + move.amount : sum), 0);
    const isDelivered =
      deliveredOn !== undefined && deliveredOn <= day && !(returnedOn !== undefined && returnedOn <= day);
    const until = isDelivered ? price : Math.max(0, Math.min(price, held));
    const rate = vatRateOn(isDelivered && deliveredOn ? deliveredOn : day);
    // The VAT rate of the delivery applies: if an advance payment had another rate, the delivery corrects it.
    const vatUntil = splitVat(until, rate).vat;
    const gross = until - turnover;
    const tax = vatUntil - vat;
    turnover = until;
    vat = vatUntil;
    if (gross === 0 && tax === 0) continue;
    const kind = gross < 0 ? 'reduction' : day === deliveredOn ? 'delivery' : 'advance';
    entries.push({ day, number, kind, gross, net: gross - tax, vat: tax, rate });
  }
  return entries;
}

/** Turnover of a period at one rate; Rappen. */
export interface VatLine {
  rate: number;
  gross: number;
  net: number;
  vat: number;
  count: number;
}

/** The report of a period: a line for each rate, the highest first. */
export function vatReport(entries: readonly TurnoverEntry[]): VatLine[] {
  const lines = new Map<number, VatLine>();
  for (const { rate, gross, net, vat } of entries) {
    const line = lines.get(rate) ?? { rate, gross: 0, net: 0, vat: 0, count: 0 };
    lines.set(rate, {
      rate,
      gross: line.gross + gross,
      net: line.net + net,
      vat: line.vat + vat,
      count: line.count + 1,
    });
  }
  return [...lines.values()].sort((one, other) => other.rate - one.rate);
}

/** Accounts of the Swiss chart of accounts for small and medium enterprises (KMU). */
export const accounts = {
  cash: '1000',
  bank: '1020',
  /** Cards, TWINT: the provider pays out later. */
  provider: '1021',
  receivables: '1100',
  sales: '3200',
} as const;

/** A line of the journal: an amount from one account to another. */
export interface JournalLine {
  day: string;
  /** The voucher: the order's number. */
  number: string;
  text: string;
  debit: string;
  credit: string;
  /** Rappen above zero, including VAT. */
  amount: number;
  /** Only for turnover. */
  rate: number | null;
  vat: number | null;
}

const moneyAccount = (means: string): string =>
  means === 'bank' ? accounts.bank : means === 'cash' ? accounts.cash : accounts.provider;

const turnoverTexts: Readonly<Record<TurnoverEntry['kind'], string>> = {
  advance: 'Vorauszahlung',
  delivery: 'Lieferung',
  reduction: 'Entgeltsminderung',
};

const moveTexts: Readonly<Record<MoneyMove['kind'], string>> = {
  received: 'Zahlung',
  refunded: 'Rückzahlung',
  reversed: 'Buchung zurückgenommen',
};

/**
 * The journal of an order: money against receivables, turnover against receivables. The balance of receivables is owed
 * by the financing partner or, if negative, to the shopper.
 */
export function journalOf(order: BookedOrder): JournalLine[] {
  const { number } = order;
  const money = order.moves.map(({ day, amount, means, kind }): JournalLine => {
    const account = moneyAccount(means);
    const [debit, credit] = amount > 0 ? [account, accounts.receivables] : [accounts.receivables, account];
    return { day, number, text: moveTexts[kind], debit, credit, amount: Math.abs(amount), rate: null, vat: null };
  });
  const turnover = turnoverOf(order)
    .filter(({ gross }) => gross !== 0)
    .map(({ day, kind, gross, vat, rate }): JournalLine => {
      const [debit, credit] =
        gross > 0 ? [accounts.receivables, accounts.sales] : [accounts.sales, accounts.receivables];
      const signed = gross > 0 ? vat : -vat;
      return { day, number, text: turnoverTexts[kind], debit, credit, amount: Math.abs(gross), rate, vat: signed };
    });
  return [...money, ...turnover].sort((one, other) => one.day.localeCompare(other.day));
}
