import { removeObjectJob } from './integrations/storage/remove-object-job.server.ts';
import { chatJob } from './integrations/team-chat/chat-job.server.ts';
import { afterOrderJobs } from './modules/after-order/after-order.jobs.server.ts';
import { eraseOrders, eraseUploads, exportOrders } from './modules/after-order/erased-orders.server.ts';
import { mergeUploads } from './modules/after-order/uploads.server.ts';
import { cartJobs } from './modules/cart/cart.jobs.server.ts';
import { bringCartOf, mergeCarts } from './modules/cart/cart.server.ts';
import { eraseReminders, exportCart } from './modules/cart/person-carts.server.ts';
import { checkoutJobs } from './modules/checkout/checkout.jobs.server.ts';
import { eraseDrafts, exportDrafts, mergeDrafts } from './modules/checkout/checkout.server.ts';
import { consentJobs } from './modules/consent/consent.jobs.server.ts';
import { onContentRefresh, refreshContentJob } from './modules/content/content.server.ts';
import { submitFormJob } from './modules/forms/forms.server.ts';
import { fulfilmentJobs } from './modules/fulfilment/fulfilment.jobs.server.ts';
import { onErase, onExport } from './modules/identity/erasure.server.ts';
import { identityJobs } from './modules/identity/identity.jobs.server.ts';
import { newsletterJobs } from './modules/newsletter/newsletter.jobs.server.ts';
import { eraseSubscription, exportSubscription } from './modules/newsletter/person-newsletter.server.ts';
import { onMerge, onSignIn } from './modules/identity/identity.server.ts';
import { joinOrganization } from './modules/organizations/membership.server.ts';
import { organizationJobs } from './modules/organizations/organizations.jobs.server.ts';
import { eraseInvitations, exportMembership } from './modules/organizations/person-membership.server.ts';
import { mergeOrders } from './modules/orders/orders.server.ts';
import { paymentJobs } from './modules/payments/payments.jobs.server.ts';
import { followContent } from './modules/pricing/limited-offers.server.ts';
import { pricingJobs } from './modules/pricing/pricing.jobs.server.ts';
import { questionJobs } from './modules/questions/questions.jobs.server.ts';
import { exportQuestions, mergeQuestions } from './modules/questions/questions.server.ts';
import { recommendationJobs } from './modules/recommendations/recommendations.jobs.server.ts';
import { exportViews, mergeViews } from './modules/recommendations/recommendations.server.ts';
import { quizJobs } from './modules/quiz/quiz.jobs.server.ts';
import { searchJobs } from './modules/search/search.jobs.server.ts';
import { staffJobs } from './modules/staff/letter.server.ts';
import { supportJobs } from './modules/support/support.jobs.server.ts';
import { wishlistJobs } from './modules/wishlist/wishlist.jobs.server.ts';
import { exportWishlist, mergeWishlists } from './modules/wishlist/wishlist.server.ts';
import type { Job } from './platform/jobs.server.ts';

/*
 * The only file that knows every module: what low modules declare as a hook is registered here by the modules above
 * them.
 */

/** Every job of the shop, for the worker. */
export const jobs: readonly Job[] = [
  chatJob,
  removeObjectJob,
  refreshContentJob,
  submitFormJob,
  ...identityJobs,
  ...pricingJobs,
  ...searchJobs,
  ...cartJobs,
  ...checkoutJobs,
  ...paymentJobs,
  ...fulfilmentJobs,
  ...afterOrderJobs,
  ...supportJobs,
  ...questionJobs,
  ...consentJobs,
  ...recommendationJobs,
  ...wishlistJobs,
  ...newsletterJobs,
  ...quizJobs,
  ...staffJobs,
  ...organizationJobs,
];

/** Registers the hooks; to be called once before the first request. Drafts go before the carts that they belong to. */
export function wireModules(): void {
  onMerge('checkout.drafts', mergeDrafts);
  onMerge('checkout.orders', mergeOrders);
  onMerge('orders.uploads', mergeUploads);
  onMerge('cart', mergeCarts);
  onMerge('questions', mergeQuestions);
  onErase('checkout.drafts', eraseDrafts);
  onErase('cart.reminders', eraseReminders);
  onErase('orders', eraseOrders);
  onErase('orders.uploads', eraseUploads);
  onErase('newsletter', eraseSubscription);
  onExport('orders', exportOrders);
  onExport('cart', exportCart);
  onExport('checkout.drafts', exportDrafts);
  onExport('questions', exportQuestions);
  onExport('wishlist', exportWishlist);
  onExport('recommendations', exportViews);
  onExport('newsletter', exportSubscription);
  onMerge('wishlist', mergeWishlists);
  onMerge('recommendations', mergeViews);
  onSignIn('organizations', joinOrganization);
  onSignIn('cart', bringCartOf);
  onErase('organizations', eraseInvitations);
  onExport('organizations', exportMembership);
  onContentRefresh('pricing', followContent);
}
