import { formatChf } from '~/i18n/money.ts';
import { chatJob } from '~/integrations/team-chat/chat-job.server.ts';
import type { Database } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { orderConfirmationMail } from '~/modules/after-order/confirmation.server.ts';
import { contractJob } from '~/modules/after-order/contract.server.ts';
import type { CartPlan } from '~/modules/cart/cart.ts';
import { recordPurchase } from '~/modules/consent/purchase-event.server.ts';
import type { DealSource } from '~/modules/orders/deal.ts';

/** Sends a purchase to the analytics if the shopper consents: the items, without personal data. */
export async function reportToAnalytics(
  database: Database,
  orderNumber: string,
  clientId: string,
  { plan, sources }: { plan: CartPlan; sources: readonly DealSource[] },
): Promise<void> {
  const items = sources.map(({ slug, name, price }) => ({ id: slug, name, price: price / 100, quantity: 1 }));
  await recordPurchase(database, { clientId, orderNumber, value: plan.total / 100, items });
}

/** Adds the jobs of an order, in its transaction: the team's message contains no personal data. */
export async function addOrderJobs(
  database: Database,
  { id, number }: { id: string; number: string },
  plan: CartPlan,
  sources: readonly DealSource[],
): Promise<void> {
  const names = sources.map((source) => source.name).join(', ');
  const payment = plan.paysOnce ? 'einmal bezahlt' : `${plan.months} Monate`;
  const text = `Neue Bestellung ${number}: ${names}. ${formatChf(plan.total)}, ${payment}.`;
  await addJob(database, chatJob, { text }, { key: `order-placed:${id}` });
  await addJob(database, orderConfirmationMail, { checkoutId: id }, { key: `order-confirmation:${id}` });
  if (!plan.paysOnce) await addJob(database, contractJob, { checkoutId: id }, { key: `contract:${id}` });
}
