import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { orderNewsJob } from '~/modules/fulfilment/news-mail.server.ts';
import { financingPartnerJob, logisticsPartnerJob } from '~/modules/fulfilment/partners/tell-partners.server.ts';
import { isPrepared, type OrderFact } from './stages.ts';
import type { FulfilmentState } from './state.server.ts';

/** Facts that the shopper is told of by e-mail. */
const newsFacts = ['checked', 'declined', 'shipped', 'delivered', 'cancelled'] as const;

/** An order as it was before a fact was noted. */
interface NotedFact extends FulfilmentState {
  fact: OrderFact;
  /** Nothing is waited for any more, since this fact. */
  becamePrepared: boolean;
}

/** Jobs that follow from a fact, added in its transaction: e-mails, and what partners and the team have to know. */
export async function addFollowingJobs(database: Database, noted: NotedFact): Promise<void> {
  const { checkoutId, fact, way, facts, becamePrepared } = noted;
  const news = newsFacts.find((each) => each === fact);
  // That the bike is on its way is no news once it has arrived.
  if (news && !(news === 'shipped' && facts.has('delivered'))) {
    await addJob(database, orderNewsJob, { checkoutId, news }, { key: `order-news:${news}:${checkoutId}` });
  }
  if (fact === 'contract') await tellFinancing(database, checkoutId, 'contract');
  if (becamePrepared) await tellLogistics(database, checkoutId, 'order');
  if (fact === 'cancelled') {
    if (way.includes('contract')) await tellFinancing(database, checkoutId, 'cancellation');
    if (isPrepared(way, facts)) await tellLogistics(database, checkoutId, 'cancellation');
  }
  if (fact === 'declined') {
    const text = 'Eine Bonitätsprüfung wurde nicht bestanden. Bitte die Bestellung ansehen und entscheiden.';
    await addJob(database, chatJob, { text }, { key: `order-declined:${checkoutId}` });
  }
}

function tellFinancing(database: Database, checkoutId: string, message: 'contract' | 'cancellation'): Promise<void> {
  const key = `financing-${message}:${checkoutId}`;
  return addJob(database, financingPartnerJob, { checkoutId, message }, { key });
}

function tellLogistics(database: Database, checkoutId: string, message: 'order' | 'cancellation'): Promise<void> {
  const key = `logistics-${message}:${checkoutId}`;
  return addJob(database, logisticsPartnerJob, { checkoutId, message }, { key });
}
