import { z } from 'zod';
import { objectStorage } from './integrations/storage/storage.server.ts';
import { teamChat } from './integrations/team-chat/team-chat.server.ts';
import { cleanCarts, mergeCarts, sendReminder } from './modules/cart/cart.server.ts';
import { mergeDrafts, removeOldCheckoutBugs } from './modules/checkout/checkout.server.ts';
import { mergeOrders } from './modules/orders/orders.server.ts';
import { refreshContent } from './modules/content/content.server.ts';
import { filledFormSchema } from './modules/forms/forms.schema.server.ts';
import { sendQueuedForm } from './modules/forms/forms.server.ts';
import { removeExpiredSessions } from './modules/identity/expired-sessions.server.ts';
import { onMerge } from './modules/identity/identity.server.ts';
import { sendOrderConfirmation } from './modules/after-order/confirmation.server.ts';
import { tellFinancingPartner, tellLogisticsPartner } from './modules/fulfilment/partners.server.ts';
import { sendOrderNews } from './modules/fulfilment/news-mail.server.ts';
import { ensurePaymentLink, sendPaymentReceived, syncPayment, tellShop } from './modules/payments/payments.server.ts';
import { createContract } from './modules/after-order/contract.server.ts';
import { mergeUploads, removeUnclaimedUploads } from './modules/after-order/uploads.server.ts';
import { applyDuePrices } from './modules/pricing/pricing.server.ts';
import { fillSearchEngine, removeOldMissingPages, removeOldSearches } from './modules/search/search.server.ts';
import { removeOldBrowserErrors } from './modules/support/browser-error.server.ts';
import { type JobHandlers, jobHandler } from './platform/jobs.server.ts';

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
  'mail.order-news': jobHandler(
    z.object({
      checkoutId: z.string(),
      news: z.enum(['checked', 'declined', 'shipped', 'delivered', 'cancelled', 'address', 'link']),
    }),
    sendOrderNews,
  ),
  'mail.payment-received': jobHandler(z.object({ checkoutId: z.string() }), sendPaymentReceived),
  'payment.create-link': jobHandler(z.object({ paymentId: z.string() }), async (payload) => {
    await ensurePaymentLink(payload);
  }),
  'payment.sync': jobHandler(z.object({ paymentId: z.string() }), syncPayment),
  'payment.local-webhook': jobHandler(z.object({ hash: z.string() }), async ({ hash }) => {
    await tellShop(hash);
  }),
  'partner.financing': jobHandler(
    z.object({ checkoutId: z.string(), message: z.enum(['application', 'contract', 'cancellation']) }),
    tellFinancingPartner,
  ),
  'partner.logistics': jobHandler(
    z.object({ checkoutId: z.string(), message: z.enum(['order', 'cancellation']) }),
    tellLogisticsPartner,
  ),
  'forms.submit': jobHandler(filledFormSchema, sendQueuedForm),
  'cart.remind': jobHandler(z.object({ cartId: z.uuid() }), sendReminder),
  'carts.clean': jobHandler(z.object({}), () => cleanCarts()),
  'content.refresh': jobHandler(z.object({ reason: z.string() }), async () => {
    await refreshContent();
  }),
  'prices.apply': jobHandler(z.object({}), async () => {
    await applyDuePrices();
  }),
  'search.clean': jobHandler(z.object({}), async () => {
    await Promise.all([removeOldSearches(), removeOldMissingPages()]);
  }),
  'search.fill': jobHandler(z.object({}), (_, { signal }) => fillSearchEngine(signal)),
  'sessions.clean': jobHandler(z.object({}), async () => {
    await removeExpiredSessions();
    await Promise.all([removeOldCheckoutBugs(), removeOldBrowserErrors()]);
  }),
  'storage.remove': jobHandler(z.object({ bucket: z.string(), key: z.string() }), ({ bucket, key }) =>
    objectStorage().remove(bucket, key),
  ),
  'contract.create': jobHandler(z.object({ checkoutId: z.string() }), createContract),
  'uploads.clean': jobHandler(z.object({}), async () => {
    await removeUnclaimedUploads();
  }),
};

/** Registers the hooks; to be called once before the first request. Drafts go before the carts that they belong to. */
export function wireModules(): void {
  onMerge('checkout.drafts', mergeDrafts);
  onMerge('checkout.orders', mergeOrders);
  onMerge('orders.uploads', mergeUploads);
  onMerge('cart', mergeCarts);
}
