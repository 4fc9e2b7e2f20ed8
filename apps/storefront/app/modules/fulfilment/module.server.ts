import { defineModule } from '~/platform/modules.server.ts';
import { orderNewsJob } from './news-mail.server.ts';
import { financingPartnerJob, logisticsPartnerJob } from './partners/tell-partners.server.ts';

export const fulfilmentModule = defineModule({
  name: 'fulfilment',
  jobs: [orderNewsJob, financingPartnerJob, logisticsPartnerJob],
});
