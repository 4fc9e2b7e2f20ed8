import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { eraseDrafts, exportDrafts, mergeDrafts } from './checkout.server.ts';
import { savedCheckoutMail } from './saved/saved-mail.server.ts';
import { eraseSavedCheckouts, exportSavedCheckouts } from './saved-checkouts.server.ts';
import { removeOldCarts } from './steps/old-carts.server.ts';

export const checkoutModule = defineModule({
  name: 'checkout',
  mails: [savedCheckoutMail],
  personalData: {
    merge: [mergeDrafts],
    erase: [eraseDrafts, eraseSavedCheckouts],
    export: [exportDrafts, exportSavedCheckouts],
  },
  retention: [
    {
      rows: 'carts, and what was typed for an order',
      periods: '90 days after their last change',
      source: 'privacy page',
      clean: removeOldCarts,
    },
    {
      rows: 'checkouts that were put aside, once their link has expired',
      days: 0,
      source: 'privacy page',
      remove: (before) => db.savedCheckout.deleteMany({ where: { expiresAt: { lt: before } } }),
    },
    {
      rows: 'reports of failed checkouts',
      days: 30,
      source: 'privacy page',
      remove: (before) => db.checkoutBug.deleteMany({ where: { hour: { lt: before } } }),
    },
  ],
});
