import type { Database } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { mailboxOf } from '~/platform/mail/mailbox.ts';
import { signText } from '~/platform/signing-keys.server.ts';

/*
 * Limits how many unpaid orders of one sender hold stock at the same time (decision 140). An order that is paid, or has
 * its ID if nothing is due, no longer counts.
 */

/**
 * Limits of unpaid orders that hold stock: per visitor or mailbox, and per network, which the employees of a company
 * share.
 */
export const mostHolds = { person: 2, network: 20 } as const;

/** The sender of an unpaid order. */
export interface StockHolder {
  userId: string;
  /** Keyed hash, see `mailboxHash`. */
  mailbox: string;
  /** Keyed hash of the network; null if the sender is unknown. */
  network: string | null;
}

/** Keyed hash of the mailbox of an address: orders can be compared by it, but the address cannot be recovered. */
export function mailboxHash(email: string): string {
  return signText('mailbox', mailboxOf(email)).slice(0, 24);
}

/**
 * Records that an unpaid order holds its pieces, unless its sender has reached the limit.
 * @param database a transaction in which orders of the same sender wait for each other (`recordSender`)
 * @returns false if the limit is reached
 */
export async function beginHold(
  database: Database,
  { checkoutId, ...holder }: StockHolder & { checkoutId: string },
): Promise<boolean> {
  const { userId, mailbox, network } = holder;
  const ofPerson = await database.stockHold.count({ where: { OR: [{ userId }, { mailbox }] } });
  if (ofPerson >= mostHolds.person) return false;
  // Tests that lift the limits of senders place all orders from one network.
  const countsNetwork = network !== null && env().RATE_LIMITS;
  if (countsNetwork && (await database.stockHold.count({ where: { network } })) >= mostHolds.network) return false;
  await database.stockHold.create({ data: { checkoutId, ...holder }, select: { checkoutId: true } });
  return true;
}

/** The order is no longer unpaid, or holds nothing any more. */
export async function endHold(database: Database, checkoutId: string): Promise<void> {
  await database.stockHold.deleteMany({ where: { checkoutId } });
}
