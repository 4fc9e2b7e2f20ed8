import { orderChanged } from '~/modules/orders/order-changed.server.ts';
import { defineModule, on } from '~/platform/modules.server.ts';
import { eraseContactJob, eraseContacts } from './erase-contacts.server.ts';
import { queueDealSync, syncDealsJob } from './sync-deals.server.ts';

export const crmModule = defineModule({
  name: 'crm',
  jobs: [syncDealsJob, eraseContactJob],
  events: [on(orderChanged, queueDealSync)],
  personalData: {
    erase: [eraseContacts],
    notExported: 'the CRM holds what the order holds, which `after-order` exports',
  },
});
