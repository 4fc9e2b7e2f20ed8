import { z } from 'zod';
import { teamChat } from '~/integrations/team-chat/team-chat.server';
import { mergeCarts } from '~/modules/cart/cart.server';
import { mergeDrafts, mergeOrders } from '~/modules/checkout/checkout.server';
import { refreshContent } from '~/modules/content/content.server';
import { removeExpiredSessions } from '~/modules/identity/expired-sessions.server';
import { onMerge } from '~/modules/identity/identity.server';
import { sendOrderConfirmation } from '~/modules/orders/orders.server';
import { applyDuePrices } from '~/modules/pricing/pricing.server';
import { type JobHandlers, jobHandler } from '~/platform/jobs.server';

/*
 * The only file that knows every module: what low modules declare as a hook is registered here by the modules above
 * them.
 */

/** What each job does. */
export const jobHandlers: JobHandlers = {
  'chat.send': jobHandler(z.object({ text: z.string() }), (message, { idempotencyKey }) =>
    teamChat().post(message, idempotencyKey),
  ),
  'mail.order-confirmation': jobHandler(z.object({ checkoutId: z.string() }), sendOrderConfirmation),
  'content.refresh': jobHandler(z.object({ reason: z.string() }), async () => {
    await refreshContent();
  }),
  'prices.apply': jobHandler(z.object({}), async () => {
    await applyDuePrices();
  }),
  'sessions.clean': jobHandler(z.object({}), async () => {
    await removeExpiredSessions();
  }),
};

/** Registers the hooks; to be called once before the first request. Drafts go before the carts that they belong to. */
export function wireModules(): void {
  onMerge('checkout.drafts', mergeDrafts);
  onMerge('checkout.orders', mergeOrders);
  onMerge('cart', mergeCarts);
}
