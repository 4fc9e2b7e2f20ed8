import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Database, db } from '~/platform/db.server.ts';

/** Maximum length of a name in a payment order (pain.001: `Nm`). */
const NAME_LENGTH = 70;

const contactSchema = z.object({ firstname: z.string(), lastname: z.string() });

/** Creates the id of a transfer, which the bank's statement returns: at most 35 characters. */
const newEndToEndId = (): string => `R${randomUUID().replaceAll('-', '').toUpperCase()}`;

/**
 * Adds a refund to the transfers to send, to the account that the money came from if a statement has it. Otherwise the
 * team asks the shopper for an account.
 * @param options.key of the original transaction
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
 * Sends a payment of a statement that belongs to no order back to its payer.
 * @param note also called in the same transaction
 * @returns `changed` if it was decided otherwise meanwhile, or is not an amount in francs
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
