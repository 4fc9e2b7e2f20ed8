import { integrationsModule } from './integrations/module.server.ts';
import { afterOrderModule } from './modules/after-order/module.server.ts';
import { assistantModule } from './modules/assistant/module.server.ts';
import { campaignsModule } from './modules/campaigns/module.server.ts';
import { cartModule } from './modules/cart/module.server.ts';
import { catalogImportModule } from './modules/catalog-import/module.server.ts';
import { checkoutModule } from './modules/checkout/module.server.ts';
import { consentModule } from './modules/consent/module.server.ts';
import { consultationModule } from './modules/consultation/module.server.ts';
import { contentModule } from './modules/content/module.server.ts';
import { creditCheckModule } from './modules/credit-check/module.server.ts';
import { crmModule } from './modules/crm/module.server.ts';
import { formsModule } from './modules/forms/module.server.ts';
import { fulfilmentModule } from './modules/fulfilment/module.server.ts';
import { identityModule } from './modules/identity/module.server.ts';
import { newsletterModule } from './modules/newsletter/module.server.ts';
import { ordersModule } from './modules/orders/module.server.ts';
import { organizationsModule } from './modules/organizations/module.server.ts';
import { paymentsModule } from './modules/payments/module.server.ts';
import { pricingModule } from './modules/pricing/module.server.ts';
import { questionsModule } from './modules/questions/module.server.ts';
import { quizModule } from './modules/quiz/module.server.ts';
import { recommendationsModule } from './modules/recommendations/module.server.ts';
import { searchModule } from './modules/search/module.server.ts';
import { shortUrlsModule } from './modules/short-urls/module.server.ts';
import { signingModule } from './modules/signing/module.server.ts';
import { sponsoringModule } from './modules/sponsoring/module.server.ts';
import { staffModule } from './modules/staff/module.server.ts';
import { storiesModule } from './modules/stories/module.server.ts';
import { supportModule } from './modules/support/module.server.ts';
import { ticketsModule } from './modules/tickets/module.server.ts';
import { userFormsModule } from './modules/user-forms/module.server.ts';
import { wheelModule } from './modules/wheel/module.server.ts';
import { wishlistModule } from './modules/wishlist/module.server.ts';
import type { Job } from './platform/jobs.server.ts';
import { type ShopModule, startModules } from './platform/modules.server.ts';
import { retentionJob } from './platform/retention.server.ts';

/** All modules with declarations, by the layers of docs/architecture.md from the top down: hooks run in this order. */
export const modules: readonly ShopModule[] = [
  staffModule,

  crmModule,
  supportModule,
  campaignsModule,
  consultationModule,
  ticketsModule,

  checkoutModule,
  paymentsModule,
  fulfilmentModule,
  signingModule,
  afterOrderModule,
  sponsoringModule,
  questionsModule,

  creditCheckModule,

  ordersModule,
  cartModule,

  catalogImportModule,
  searchModule,
  wishlistModule,
  recommendationsModule,
  quizModule,
  wheelModule,
  storiesModule,
  assistantModule,

  organizationsModule,
  pricingModule,
  newsletterModule,
  userFormsModule,

  contentModule,
  identityModule,
  consentModule,
  formsModule,
  shortUrlsModule,

  integrationsModule,
];

/** Every job of the shop, for the worker. */
export const jobs: readonly Job[] = [retentionJob, ...modules.flatMap((module) => [...module.jobs, ...module.mails])];

/** Makes the modules' hooks known; to be called once before the first request or job. */
export function wireModules(): void {
  startModules(modules);
}
