import { defineModule } from '~/platform/modules.server.ts';
import { orderNewsMail } from './news-mail.server.ts';
import { financingPartnerJob, logisticsPartnerJob } from './partners/notify-partners.server.ts';

export const fulfilmentModule = defineModule({
  name: 'fulfilment',
  jobs: [financingPartnerJob, logisticsPartnerJob],
  mails: [orderNewsMail],
});
