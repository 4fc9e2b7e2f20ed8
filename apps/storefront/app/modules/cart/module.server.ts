import { defineModule, on } from '~/platform/modules.server.ts';
import { signedIn } from '~/modules/identity/identity.server.ts';
import { restoreCart, mergeCarts } from './cart.server.ts';
import { eraseReminders, exportCart } from './personal-data.server.ts';
import { cleanCarts, remindJob } from './reminder/reminder.server.ts';

export const cartModule = defineModule({
  name: 'cart',
  jobs: [remindJob],
  personalData: { merge: [mergeCarts], erase: [eraseReminders], export: [exportCart] },
  events: [on(signedIn, restoreCart)],
  retention: [
    {
      rows: 'reminders of carts, and what was taken out of carts',
      periods: '30 days and one day',
      source: 'spec §4: Cart',
      clean: cleanCarts,
    },
  ],
});
