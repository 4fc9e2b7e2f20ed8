import { randomUUID } from 'node:crypto';
import { db } from '~/platform/db.server.ts';
import { factsOf, type OrderFact, possibleMoves, wayOf } from '~/modules/orders/order-facts.ts';
import { noticeFacts, type Partner, partners } from './notices.ts';
import { type NoticeResult, processNotice } from './take-notice.server.ts';

/*
 * Simulates the partners in development and demo.
 */

/** Orders in the list. */
const LIMIT = 20;

export interface TrackedOrder {
  number: string;
  stage: string;
  /** ISO 8601 */
  placedAt: string;
  /** Events that partners can report now. */
  events: string[];
}

/** The latest orders with the events that partners can report, newest first. */
export async function listTrackedOrders(): Promise<TrackedOrder[]> {
  const rows = await db.checkout.findMany({
    select: {
      number: true,
      createdAt: true,
      payOneTime: true,
      resultingPrice: true,
      totalDownPayment: true,
      fulfilment: { select: { stage: true } },
      orderEvents: { select: { kind: true, at: true }, orderBy: { id: 'asc' } },
    },
    orderBy: { createdAt: 'desc' },
    take: LIMIT,
  });
  return rows.map(({ number, createdAt, fulfilment, orderEvents, ...terms }) => {
    const facts = new Set(factsOf(orderEvents).keys());
    const possible = new Set(possibleMoves(wayOf(terms), facts));
    return {
      number,
      stage: fulfilment?.stage ?? 'received',
      placedAt: createdAt.toISOString(),
      events: eventsOf().flatMap(([, event, fact]) => (fact && possible.has(fact) ? [event] : [])),
    };
  });
}

/** Every event of every partner with its meaning. */
function eventsOf(): [Partner, string, OrderFact | null][] {
  return partners.flatMap((partner) =>
    Object.entries(noticeFacts[partner]).map(([event, fact]): [Partner, string, OrderFact | null] => [
      partner,
      event,
      fact,
    ]),
  );
}

/** Sends a notice to the shop in a partner's place. */
export async function answerForPartner(order: string, event: string): Promise<NoticeResult> {
  const known = eventsOf().find(([, each]) => each === event);
  if (!known) return { kind: 'invalid', fields: { event: ['is unknown'] } };
  return processNotice(known[0], { id: randomUUID(), order, event });
}
