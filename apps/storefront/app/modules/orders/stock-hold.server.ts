import type { Database } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { mailboxOf } from '~/platform/mail/mailbox.ts';
import { signText } from '~/platform/signing-keys.server.ts';

/*
 * How many unpaid orders of one sender hold stock at the same time (decision 140). What is paid, or came with its ID where nothing is
 * due, counts no more.
 */

/** Unpaid orders that hold stock: of one visitor or mailbox, and of one network, which an employer's staff share. */
export const mostHolds = { person: 2, network: 20 } as const;

/** Whose unpaid order it is. */
export interface StockHolder {
  userId: string;
  /** Keyed hash, see `mailboxHash`. */
  mailbox: string;
  /** Keyed hash of the network; null where the sender is unknown. */
  network: string | null;
}

/** The mailbox of an address as a keyed hash: orders can be compared by it, nobody can read it. */
export function mailboxHash(email: string): string {
  return signText('mailbox', mailboxOf(email)).slice(0, 24);
}

/**
 * Records that an unpaid order holds its pieces, where its sender may hold one more.
 * @param database a transaction in which orders of the same sender wait for each other (`recordSender`)
 * @returns false where the sender holds as many as one may
 */
export async function beginHold(
  database: Database,
  { checkoutId, ...holder }: StockHolder & { checkoutId: string },
): Promise<boolean> {
  const { userId, mailbox, network } = holder;
  const ofPerson = await database.stockHold.count({ where: { OR: [{ userId }, { mailbox }] } });
  if (ofPerson >= mostHolds.person) return false;
  // Whoever lifts the limits of senders has all orders come from one network, such as a test.
  const countsNetwork = network !== null && env().RATE_LIMITS;
  if (countsNetwork && (await database.stockHold.count({ where: { network } })) >= mostHolds.network) return false;
  await database.stockHold.create({ data: { checkoutId, ...holder }, select: { checkoutId: true } });
  return true;
}

/** An order is no longer unpaid, or holds nothing any more. */
export async function endHold(database: Database, checkoutId: string): Promise<void> {
  await database.stockHold.deleteMany({ where: { checkoutId } });
}
