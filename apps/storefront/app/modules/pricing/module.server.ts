import { contentRefreshed } from '~/modules/content/content.server.ts';
import { defineModule, on } from '~/platform/modules.server.ts';
import { applyPricesJob, followContent } from './limited-offers.server.ts';

export const pricingModule = defineModule({
  name: 'pricing',
  jobs: [applyPricesJob],
  events: [on(contentRefreshed, followContent)],
});
