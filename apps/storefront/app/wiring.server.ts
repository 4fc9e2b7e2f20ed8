import { consultationJobs } from './modules/consultation/consultation.jobs.server.ts';
import { eraseCalls, exportCalls, mergeCalls } from './modules/consultation/person-calls.server.ts';
import { creditCheckJobs } from './modules/credit-check/credit-check.jobs.server.ts';
import { eraseChecks, exportChecks, mergeChecks } from './modules/credit-check/person-checks.server.ts';
import { mailPlacesJob } from './integrations/mail/mail-places-job.server.ts';
import { removeObjectJob } from './integrations/storage/remove-object-job.server.ts';
import { chatJob } from './integrations/team-chat/chat-job.server.ts';
import { afterOrderJobs } from './modules/after-order/after-order.jobs.server.ts';
import { eraseOrders, eraseUploads, exportOrders } from './modules/after-order/erased-orders.server.ts';
import { mergeUploads } from './modules/after-order/uploads.server.ts';
import { assistantJobs } from './modules/assistant/assistant.jobs.server.ts';
import { eraseHandedOver, exportHandedOver } from './modules/assistant/person-questions.server.ts';
import { campaignJobs } from './modules/campaigns/campaigns.jobs.server.ts';
import { eraseReminder, exportReminder } from './modules/campaigns/person-reminders.server.ts';
import { cartJobs } from './modules/cart/cart.jobs.server.ts';
import { bringCartOf, mergeCarts } from './modules/cart/cart.server.ts';
import { eraseReminders, exportCart } from './modules/cart/person-carts.server.ts';
import { checkoutJobs } from './modules/checkout/checkout.jobs.server.ts';
import { eraseDocumentLinks, magicDocJobs } from './modules/after-order/magic-docs.server.ts';
import {
  eraseSavedCheckouts,
  exportSavedCheckouts,
  savedCheckoutJobs,
} from './modules/checkout/saved-checkouts.server.ts';
import { eraseDrafts, exportDrafts, mergeDrafts } from './modules/checkout/checkout.server.ts';
import { consentJobs } from './modules/consent/consent.jobs.server.ts';
import { onContentRefresh, refreshContentJob } from './modules/content/content.server.ts';
import { formJobs } from './modules/forms/forms.jobs.server.ts';
import { eraseSubmissions, exportSubmissions } from './modules/forms/submissions.server.ts';
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
import { onPaymentNews } from './modules/payments/payments.server.ts';
import { followContent } from './modules/pricing/limited-offers.server.ts';
import { pricingJobs } from './modules/pricing/pricing.jobs.server.ts';
import { questionJobs } from './modules/questions/questions.jobs.server.ts';
import { exportQuestions, mergeQuestions } from './modules/questions/questions.server.ts';
import { recommendationJobs } from './modules/recommendations/recommendations.jobs.server.ts';
import { exportViews, mergeViews } from './modules/recommendations/recommendations.server.ts';
import { quizJobs } from './modules/quiz/quiz.jobs.server.ts';
import { stockJobs } from './modules/catalog-import/stock-broker.server.ts';
import { shortUrlJobs } from './modules/short-urls/short-urls.jobs.server.ts';
import { userFormJobs } from './modules/user-forms/user-forms.jobs.server.ts';
import { eraseEntries, exportEntries } from './modules/user-forms/person-entries.server.ts';
import { searchJobs } from './modules/search/search.jobs.server.ts';
import { eraseSponsoring, exportSponsoring, mergeSponsorPages } from './modules/sponsoring/person-sponsoring.server.ts';
import { sponsoringJobs } from './modules/sponsoring/sponsoring.jobs.server.ts';
import { noteContributionNews } from './modules/sponsoring/sponsoring.server.ts';
import { staffJobs } from './modules/staff/letter.server.ts';
import { supportJobs } from './modules/support/support.jobs.server.ts';
import { storyJobs } from './modules/stories/stories.jobs.server.ts';
import { exportStoryActs, mergeStoryActs } from './modules/stories/stories.server.ts';
import { eraseTurns, exportTurns } from './modules/wheel/person-turns.server.ts';
import { wheelJobs } from './modules/wheel/wheel.jobs.server.ts';
import { eraseTickets, exportTickets, mergeTickets } from './modules/tickets/person-tickets.server.ts';
import { ticketJobs } from './modules/tickets/tickets.jobs.server.ts';
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
  mailPlacesJob,
  refreshContentJob,
  ...formJobs,
  ...identityJobs,
  ...pricingJobs,
  ...searchJobs,
  ...cartJobs,
  ...checkoutJobs,
  ...paymentJobs,
  ...sponsoringJobs,
  ...fulfilmentJobs,
  ...afterOrderJobs,
  ...supportJobs,
  ...questionJobs,
  ...consentJobs,
  ...recommendationJobs,
  ...wishlistJobs,
  ...newsletterJobs,
  ...campaignJobs,
  ...quizJobs,
  ...wheelJobs,
  ...storyJobs,
  ...consultationJobs,
  ...creditCheckJobs,
  ...assistantJobs,
  ...staffJobs,
  ...shortUrlJobs,
  ...stockJobs,
  ...userFormJobs,
  ...magicDocJobs,
  ...savedCheckoutJobs,
  ...ticketJobs,
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
  onErase('orders.documents', eraseDocumentLinks);
  onErase('orders', eraseOrders);
  onErase('orders.uploads', eraseUploads);
  onErase('newsletter', eraseSubscription);
  onErase('black-friday', eraseReminder);
  onMerge('sponsoring', mergeSponsorPages);
  onErase('sponsoring', eraseSponsoring);
  onErase('assistant', eraseHandedOver);
  onExport('assistant', exportHandedOver);
  onExport('orders', exportOrders);
  onExport('cart', exportCart);
  onExport('checkout.drafts', exportDrafts);
  onExport('questions', exportQuestions);
  onExport('wishlist', exportWishlist);
  onExport('recommendations', exportViews);
  onExport('newsletter', exportSubscription);
  onExport('black-friday', exportReminder);
  onExport('sponsoring', exportSponsoring);
  onPaymentNews('sponsoring', noteContributionNews);
  onMerge('consultation', mergeCalls);
  onErase('consultation', eraseCalls);
  onExport('consultation', exportCalls);
  onMerge('credit-check', mergeChecks);
  onErase('credit-check', eraseChecks);
  onExport('credit-check', exportChecks);
  onMerge('wishlist', mergeWishlists);
  onMerge('recommendations', mergeViews);
  onErase('user-forms', eraseEntries);
  onErase('checkout.saved', eraseSavedCheckouts);
  onExport('user-forms', exportEntries);
  onExport('checkout.saved', exportSavedCheckouts);
  onErase('wheel', eraseTurns);
  onExport('wheel', exportTurns);
  onExport('stories', exportStoryActs);
  onMerge('stories', mergeStoryActs);
  onErase('forms', eraseSubmissions);
  onExport('forms', exportSubmissions);
  onMerge('tickets', mergeTickets);
  onErase('tickets', eraseTickets);
  onExport('tickets', exportTickets);
  onSignIn('organizations', joinOrganization);
  onSignIn('cart', bringCartOf);
  onErase('organizations', eraseInvitations);
  onExport('organizations', exportMembership);
  onContentRefresh('pricing', ['limited-offer'], followContent);
}
