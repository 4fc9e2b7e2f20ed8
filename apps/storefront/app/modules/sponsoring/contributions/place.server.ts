import { mailboxHash } from '~/modules/orders/stock-hold.server.ts';
import { addressHash } from '~/modules/orders/order-origin.server.ts';
import { mostPlaces } from '~/modules/sponsoring/sponsoring.ts';
import type { Database } from '~/platform/db.server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface PlaceSeeker {
  email: string;
  sender: string | undefined;
  now: Date;
}

/**
 * Whether a contribution may hold a place: one sender holds a few that are unpaid, within a day, so that no one keeps
 * a page from others by promising again and again.
 * @param database a transaction that has locked the page
 */
export async function placeFor(database: Database, sponsorMeId: string, { email, sender, now }: PlaceSeeker) {
  const mailbox = mailboxHash(email);
  const network = sender === undefined ? null : addressHash(sender);
  const unpaid = {
    ...({ sponsorMeId, state: 'reserved', holdsPlace: true } as const),
    createdAt: { gt: new Date(now.getTime() - DAY_MS) },
  };
  const ofMailbox = await database.sponsorMePayment.count({ where: { ...unpaid, mailbox } });
  const ofNetwork = network === null ? 0 : await database.sponsorMePayment.count({ where: { ...unpaid, network } });
  return { mailbox, network, holdsPlace: ofMailbox < mostPlaces.mailbox && ofNetwork < mostPlaces.network };
}

/** Rappen that can be paid to a page just now without a place. */
export async function unplacedOf(database: Database, sponsorMeId: string, now: Date): Promise<number> {
  const { _sum } = await database.sponsorMePayment.aggregate({
    where: { sponsorMeId, state: 'reserved', holdsPlace: false, reservedUntil: { gt: now } },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}
