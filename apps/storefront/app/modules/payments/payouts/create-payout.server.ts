import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Database, db } from '~/platform/db.server.ts';

/** Letters of a name that a payment order holds (pain.001: `Nm`). */
const NAME_LENGTH = 70;

const contactSchema = z.object({ firstname: z.string(), lastname: z.string() });

/** An id of a transfer that comes back with the bank's statement: 35 characters at most. */
const newEndToEndId = (): string => `R${randomUUID().replaceAll('-', '').toUpperCase()}`;

/**
 * Puts a refund on the list of transfers, to the account that the money came from where a statement has it. Where none has, somebody
 * asks the shopper for it.
 * @param options.key of the transaction that brought the money
 * @param options.amount Rappen
 */
export async function createRefundPayout(
  database: Database,
  { refundId, checkoutId, key, amount }: { refundId: string; checkoutId: string; key: string; amount: number },
): Promise<void> {
  const { number, contact } = await database.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: { number: true, contact: true },
  });
  const from = await database.bankTransaction.findFirst({ where: { bookedKey: key, state: 'booked' } });
  const person = contactSchema.safeParse(contact).data;
  const name = from?.partyName ?? (person ? `${person.firstname} ${person.lastname}` : number);
  await database.payout.create({
    data: {
      refundId,
      name: name.slice(0, NAME_LENGTH),
      iban: from?.partyIban ?? null,
      amount,
      message: `Rückzahlung ${number}`,
      endToEndId: newEndToEndId(),
    },
    select: { id: true },
  });
}

/**
 * Sends a payment of a statement back to whoever made it: it belongs to no order.
 * @param note what else is written in the same transaction
 * @returns `changed` where somebody else has decided about it meanwhile, or there is no amount in francs to send
 */
export async function returnTransaction(
  id: string,
  { staffEmail }: { staffEmail: string },
  note: (database: Database) => Promise<void>,
): Promise<'done' | 'changed'> {
  return db.$transaction(async (database) => {
    const { count } = await database.bankTransaction.updateMany({
      where: {
        id,
        direction: 'credit',
        currency: 'CHF',
        amount: { gt: 0 },
        state: { in: ['matched', 'proposed', 'held'] },
        OR: [{ reason: null }, { reason: { not: 'batch' } }],
      },
      data: { state: 'returned', checkoutId: null, decidedBy: staffEmail, decidedAt: new Date() },
    });
    if (count === 0) return 'changed';
    const { partyName, partyIban, amount } = await database.bankTransaction.findUniqueOrThrow({ where: { id } });
    await database.payout.create({
      data: {
        bankTransactionId: id,
        name: (partyName ?? 'Unbekannt').slice(0, NAME_LENGTH),
        iban: partyIban,
        amount,
        message: 'Rückzahlung Velory',
        endToEndId: newEndToEndId(),
      },
      select: { id: true },
    });
    await note(database);
    return 'done';
  });
}
