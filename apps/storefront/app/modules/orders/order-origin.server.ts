import { z } from 'zod';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { signText } from '~/platform/signing-keys.server.ts';
import type { OrderClaims } from './order-origin.schema.server.ts';
import {
  MANY_ORDERS,
  type OrderFacts,
  type SuspicionReason,
  suspicionReasons,
  suspicionsOf,
} from './order-suspicion.ts';
import { mailboxHash } from './stock-hold.server.ts';
import { storedContact, storedItem } from './stored-order.schema.server.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const contactSchema = storedContact.pick({
  firstname: true,
  lastname: true,
  email: true,
  zip: true,
  country_code: true,
});
const itemsSchema = z.array(storedItem.pick({ sku: true }));

/** Keyed hash of the sender's network: orders can be compared by it, but the network cannot be recovered. */
export function addressHash(sender: string): string {
  return signText('sender', sender).slice(0, 24);
}

export interface NewOrderSender {
  checkoutId: string;
  /** The session that placed the order. */
  userId: string;
  email: string;
  /** Identifies the sender's network (`senderOf`); undefined if unknown. */
  sender: string | undefined;
  now: Date;
}

/**
 * Records the sender of an order and flags it if it is at least the third within an hour from one session, e-mail or
 * network. The last step of the order's transaction: orders of one sender wait for each other here, so that each is
 * counted.
 */
export async function recordSender(database: Database, order: NewOrderSender): Promise<void> {
  const { checkoutId, userId, sender, now } = order;
  const hash = sender === undefined ? null : addressHash(sender);
  const email = order.email.toLowerCase();
  // By mailbox, so that spellings of one address count as one person.
  const names = [`user ${userId}`, `mailbox ${mailboxHash(email)}`, ...(hash ? [`network ${hash}`] : [])].sort();
  for (const name of names) {
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`order ${name}`}, 0))) as lock`;
  }
  await database.orderOrigin.create({
    data: { checkoutId, addressHash: hash, reasons: [] },
    select: { checkoutId: true },
  });
  const [{ count } = { count: 0 }] = await database.$queryRaw<{ count: number }[]>`
    select count(*)::int as count
    from checkout join order_origin origin on origin.checkout_id = checkout.id
    where checkout.created_at >= ${new Date(now.getTime() - HOUR_MS)}
      and (checkout.user_id = ${userId}::uuid or lower(checkout.contact->>'email') = ${email}
        or origin.address_hash = ${hash})`;
  if (count < MANY_ORDERS) return;
  const reasons: SuspicionReason[] = ['many-orders-in-an-hour'];
  await database.orderOrigin.update({ where: { checkoutId }, data: { reasons }, select: { checkoutId: true } });
}

export interface OriginInput {
  checkoutId: string;
  /** Identifies the sender's network (`senderOf`); undefined if unknown. */
  sender: string | undefined;
  /** The order's data as the browser reports it. */
  claims?: OrderClaims;
  now?: Date;
}

/**
 * Records where an order came from and whether the team should review it (spec §7: POST /api/checkout/ip). Reasons of
 * several calls accumulate; none is removed.
 * @returns the reasons, or null if there is no such order
 */
export async function recordOrigin({
  checkoutId,
  sender,
  claims,
  now = new Date(),
}: OriginInput): Promise<SuspicionReason[] | null> {
  const hash = sender === undefined ? null : addressHash(sender);
  return db.$transaction(async (database) => {
    const order = await database.checkout.findUnique({
      where: { id: checkoutId },
      select: { contact: true, cartItems: true },
    });
    if (!order) return null;
    const contact = contactSchema.parse(order.contact);
    const since = new Date(now.getTime() - DAY_MS);
    const stored = await database.orderOrigin.findUnique({
      where: { checkoutId },
      select: { addressHash: true, reasons: true },
    });
    const fromNetwork = hash
      ? await database.orderOrigin.count({
          where: { addressHash: hash, createdAt: { gte: since }, checkoutId: { not: checkoutId } },
        })
      : 0;
    const fromEmail = await database.checkout.count({
      where: { contact: { path: ['email'], equals: contact.email }, createdAt: { gte: since } },
    });
    const facts: OrderFacts = {
      ...contact,
      countryCode: contact.country_code,
      skus: itemsSchema.parse(order.cartItems).map(({ sku }) => sku),
      fromNetwork: fromNetwork + 1,
      fromEmail,
    };
    const found: readonly string[] = [...(stored?.reasons ?? []), ...suspicionsOf(facts, claims)];
    const reasons = suspicionReasons.filter((reason) => found.includes(reason));
    await database.orderOrigin.upsert({
      where: { checkoutId },
      create: { checkoutId, addressHash: hash, reasons },
      update: { addressHash: stored?.addressHash ?? hash, reasons },
    });
    return reasons;
  });
}

/**
 * The same right after an order was placed. A failure does not affect the order: it is logged and reported to the team
 * (spec §8: Flag failed).
 */
export async function recordOriginOfOrder(number: string, sender: string | undefined): Promise<void> {
  try {
    const order = await db.checkout.findUnique({ where: { number }, select: { id: true } });
    if (order) await recordOrigin({ checkoutId: order.id, sender });
  } catch (error) {
    await reportFlagFailed(number, error);
  }
}

/** Reports to the team that an order could not be flagged, once per order. */
export async function reportFlagFailed(name: string, error: unknown): Promise<void> {
  log.error({ err: error, order: name }, 'origin of an order could not be saved');
  try {
    await addJob(db, chatJob, { text: `Flag failed: ${name}` }, { key: `flag-failed:${name}` });
  } catch (secondError) {
    log.error({ err: secondError }, 'team could not be notified of a failed flag');
  }
}
