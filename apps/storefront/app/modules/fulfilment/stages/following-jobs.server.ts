import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import { financingPartnerJob, logisticsPartnerJob } from '~/modules/fulfilment/partners/notify-partners.server.ts';
import type { Reporter } from './note-event.server.ts';
import { isPrepared, type OrderFact } from '~/modules/orders/order-facts.ts';
import type { FulfilmentState } from './state.server.ts';

/** Facts that are mailed to the shopper. */
const newsOfFacts = {
  checked: 'checked',
  declined: 'declined',
  contract: 'signed',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const;

const isNewsFact = (fact: OrderFact): fact is keyof typeof newsOfFacts => Object.hasOwn(newsOfFacts, fact);

/** An order before a fact was recorded. */
interface RecordedFact extends FulfilmentState {
  fact: OrderFact;
  who: Reporter;
  /** Whether this fact was the last one the order waited for. */
  becamePrepared: boolean;
  /**
   * False while the shopper has to choose because a piece is not available: the logistics partner is not notified yet.
   */
  hasPieces: boolean;
}

/** Adds the jobs that follow from a fact, in its transaction: e-mails, and messages to partners and the team. */
export async function addFollowingJobs(database: Database, event: RecordedFact): Promise<void> {
  const { checkoutId, fact, who, way, facts, becamePrepared, hasPieces } = event;
  const isUnpaid = fact === 'cancelled' && who === 'shop';
  const news = isUnpaid ? 'unpaid' : isNewsFact(fact) ? newsOfFacts[fact] : undefined;
  // No mail that the bike is on its way once it has arrived.
  if (news && !(news === 'shipped' && facts.has('delivered'))) {
    await addJob(database, orderNewsMail, { checkoutId, news }, { key: `order-news:${news}:${keyOf(event)}` });
  }
  if (fact === 'contract') await notifyFinancingPartner(database, event, 'contract');
  if (becamePrepared && hasPieces) await notifyLogisticsPartner(database, event, 'order');
  if (fact === 'cancelled') {
    if (way.includes('contract')) await notifyFinancingPartner(database, event, 'cancellation');
    if (isPrepared(way, facts) && hasPieces) await notifyLogisticsPartner(database, event, 'cancellation');
  }
  if (fact === 'declined') {
    const text = 'Eine Bonitätsprüfung wurde nicht bestanden. Bitte die Bestellung ansehen und entscheiden.';
    await addJob(database, chatJob, { text }, { key: `order-declined:${checkoutId}` });
  }
}

/** Identifies an order in the keys of its jobs; it changes when a cancellation is revoked. */
function keyOf({ checkoutId, round }: FulfilmentState): string {
  return round === 0 ? checkoutId : `${checkoutId}:${round}`;
}

/** Adds a message to the financing partner, in the transaction of the fact. */
export function notifyFinancingPartner(
  database: Database,
  order: FulfilmentState,
  message: 'application' | 'contract' | 'cancellation',
): Promise<void> {
  const key = `financing-${message}:${keyOf(order)}`;
  return addJob(database, financingPartnerJob, { checkoutId: order.checkoutId, message }, { key });
}

/** Adds a message to the logistics partner, in the transaction of the fact. */
export function notifyLogisticsPartner(
  database: Database,
  order: FulfilmentState,
  message: 'order' | 'cancellation',
): Promise<void> {
  const key = `logistics-${message}:${keyOf(order)}`;
  return addJob(database, logisticsPartnerJob, { checkoutId: order.checkoutId, message }, { key });
}
