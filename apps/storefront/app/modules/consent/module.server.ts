import { defineModule } from '~/platform/modules.server.ts';
import { removeOldConsents } from './consent.server.ts';
import { purchaseEventJob } from './purchase-event.server.ts';

export const consentModule = defineModule({
  name: 'consent',
  jobs: [purchaseEventJob],
  retention: [
    {
      rows: 'proofs of choices about cookies',
      periods: '24 months',
      source: 'privacy page',
      clean: removeOldConsents,
    },
  ],
});
