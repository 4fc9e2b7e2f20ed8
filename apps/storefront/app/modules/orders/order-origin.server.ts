import { z } from 'zod';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { signText } from '~/platform/signing-keys.server.ts';
import type { OrderClaims } from './order-origin.schema.server.ts';
import { type OrderFacts, type SuspicionReason, suspicionReasons, suspicionsOf } from './order-suspicion.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const contactSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  zip: z.string(),
  country_code: z.string(),
});
const itemsSchema = z.array(z.object({ sku: z.string().nullish() }));

/** The sender's network as a keyed hash: orders can be compared by it, nobody can read it. */
export function addressHash(sender: string): string {
  return signText('sender', sender).slice(0, 24);
}

export interface OriginInput {
  checkoutId: string;
  /** What stands for the sender's address (`senderOf`); undefined where it is unknown. */
  sender: string | undefined;
  /** What a browser says of the order. */
  claims?: OrderClaims;
  now?: Date;
}

/**
 * Notes where an order came from and whether staff should look at it (spec §7: POST /api/checkout/ip). Reasons add up over
 * several calls, they never go away.
 * @returns the reasons, or null where there is no such order
 */
export async function noteOrigin({
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
    const kept = await database.orderOrigin.findUnique({ where: { checkoutId }, select: { reasons: true } });
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
      skus: itemsSchema.parse(order.cartItems).map(({ sku }) => sku ?? null),
      fromNetwork: fromNetwork + 1,
      fromEmail,
    };
    const found: readonly string[] = [...(kept?.reasons ?? []), ...suspicionsOf(facts, claims)];
    const reasons = suspicionReasons.filter((reason) => found.includes(reason));
    await database.orderOrigin.upsert({
      where: { checkoutId },
      create: { checkoutId, addressHash: hash, reasons },
      update: { reasons },
    });
    return reasons;
  });
}

/**
 * The same right after an order was placed. The order stands whatever happens here: a failure is logged and told to the team
 * (spec §8: Flag failed).
 */
export async function noteOriginOfOrder(number: string, sender: string | undefined): Promise<void> {
  try {
    const order = await db.checkout.findUnique({ where: { number }, select: { id: true } });
    if (order) await noteOrigin({ checkoutId: order.id, sender });
  } catch (error) {
    await reportFlagFailed(number, error);
  }
}

/** Tells the team that an order could not be looked at, once for each order. */
export async function reportFlagFailed(name: string, error: unknown): Promise<void> {
  log.error({ err: error, order: name }, 'the origin of an order could not be noted');
  try {
    await addJob(db, chatJob, { text: `Flag failed: ${name}` }, { key: `flag-failed:${name}` });
  } catch (secondError) {
    log.error({ err: secondError }, 'the team could not be told of a failed flag');
  }
}
