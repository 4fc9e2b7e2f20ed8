import { z } from 'zod';
import { objectStorage } from '~/integrations/storage/storage.server';
import { teamChat } from '~/integrations/team-chat/team-chat.server';
import { cleanCarts, mergeCarts, sendReminder } from '~/modules/cart/cart.server';
import { mergeDrafts, mergeOrders, removeOldCheckoutBugs } from '~/modules/checkout/checkout.server';
import { refreshContent } from '~/modules/content/content.server';
import { filledFormSchema } from '~/modules/forms/forms.schema.server';
import { sendQueuedForm } from '~/modules/forms/forms.server';
import { removeExpiredSessions } from '~/modules/identity/expired-sessions.server';
import { onMerge } from '~/modules/identity/identity.server';
import {
  sendOrderConfirmation,
  sendOrderNews,
  tellFinancingPartner,
  tellLogisticsPartner,
} from '~/modules/orders/orders.server';
import { ensurePaymentLink, sendPaymentReceived, syncPayment, tellShop } from '~/modules/orders/payment.server';
import { createContract } from '~/modules/orders/contract.server';
import { mergeUploads, removeUnclaimedUploads } from '~/modules/orders/uploads.server';
import { applyDuePrices } from '~/modules/pricing/pricing.server';
import { fillSearchEngine, removeOldMissingPages, removeOldSearches } from '~/modules/search/search.server';
import { removeOldBrowserErrors } from '~/modules/support/browser-error.server';
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
