import { z } from 'zod';
import type { BankTransaction } from '~/integrations/bank-statements/bank-statement.ts';
import type { Database, Prisma } from '~/platform/db.server.ts';
import { moneyHeld } from '~/modules/orders/money-held.ts';
import { isOpenAt, orderStages } from '~/modules/orders/order-stages.ts';
import { isWithoutStatement } from '~/modules/payments/bookings.ts';
import {
  type Candidates,
  numbersIn,
  type OrderCandidate,
  referencesIn,
  sequenceOf,
} from './match-transaction.server.ts';

const contactSchema = z.object({ firstname: z.string().catch(''), lastname: z.string().catch('') });

const paymentSelect = {
  sequence: true,
  amount: true,
  transactions: true,
  refunds: true,
  checkout: { select: { id: true, number: true, contact: true, fulfilment: { select: { stage: true } } } },
} satisfies Prisma.PaymentSelect;

type PaymentRow = Prisma.PaymentGetPayload<{ select: typeof paymentSelect }>;

/** Payments per query. */
const CHUNK = 1000;

/** Finds the orders that payments of a statement may belong to, in a constant number of queries per chunk. */
export async function findCandidates(
  database: Database,
  transactions: readonly BankTransaction[],
): Promise<Candidates> {
  const texts = transactions.map(({ message, reference }) => `${message} ${reference?.value ?? ''}`);
  const references = transactions.flatMap(({ reference }) => (reference?.type === 'QRR' ? [reference.value] : []));
  const sequences = [...references, ...texts.flatMap(referencesIn)].map(sequenceOf).filter((each) => each > 0);
  const numbers = [...texts.flatMap(numbersIn), ...transactions.flatMap(numberOfReference)];
  const named = [
    ...(await findPayments(database, sequences, (some) => ({ sequence: { in: some } }))),
    ...(await findPayments(database, numbers, (some) => ({ checkout: { number: { in: some } } }))),
  ].map(toCandidate);
  const amounts = [...new Set(transactions.map(({ amount }) => amount))];
  return {
    bySequence: new Map(named.map((each) => [each.sequence, each])),
    byNumber: new Map(named.map((each) => [each.number, each])),
    byOpenAmount: await findOpenOrders(database, new Set(amounts)),
    payouts: await findPayouts(
      database,
      transactions.flatMap(({ endToEndId }) => endToEndId ?? []),
    ),
  };
}

function numberOfReference({ reference }: BankTransaction): string[] {
  const [, first, second] = /^RF\d\dVE([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(reference?.value ?? '') ?? [];
  return first && second ? [`VE-${first}-${second}`] : [];
}

async function findPayments<Value>(
  database: Database,
  values: readonly Value[],
  where: (some: Value[]) => Prisma.PaymentWhereInput,
): Promise<PaymentRow[]> {
  const each = [...new Set(values)];
  const found: PaymentRow[] = [];
  for (let from = 0; from < each.length; from += CHUNK) {
    const some = each.slice(from, from + CHUNK);
    found.push(...(await database.payment.findMany({ where: where(some), select: paymentSelect })));
  }
  return found;
}

function toCandidate({ sequence, amount, transactions, refunds, checkout }: PaymentRow): OrderCandidate {
  const contact = contactSchema.safeParse(checkout.contact).data ?? { firstname: '', lastname: '' };
  const isPayable = isOpenAt(checkout.fulfilment?.stage ?? 'received', 'pay');
  const open = isPayable ? Math.max(0, amount - moneyHeld(transactions, refunds)) : 0;
  const bookedByHand = transactions
    .filter(({ key, status, means }) => status === 'confirmed' && means === 'bank' && isWithoutStatement(key))
    .map(({ amount: booked }) => booked);
  return { checkoutId: checkout.id, number: checkout.number, sequence, open, bookedByHand, ...contact };
}

const payableStages = orderStages.filter((stage) => isOpenAt(stage, 'pay'));

/** Orders with one of these open amounts. */
export async function findOpenOrders(
  database: Database,
  amounts: ReadonlySet<number>,
): Promise<ReadonlyMap<number, readonly OrderCandidate[]>> {
  const unpaid = await database.payment.findMany({
    where: { paidAt: null, checkout: { fulfilment: { stage: { in: payableStages } } } },
    select: paymentSelect,
  });
  const byAmount = new Map<number, OrderCandidate[]>();
  for (const order of unpaid.map(toCandidate)) {
    if (order.open > 0 && amounts.has(order.open))
      byAmount.set(order.open, [...(byAmount.get(order.open) ?? []), order]);
  }
  return byAmount;
}

async function findPayouts(database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.payout.findMany({
    where: { endToEndId: { in: [...ids] }, doneAt: null },
    select: { endToEndId: true },
  });
  return new Set(rows.map(({ endToEndId }) => endToEndId));
}
