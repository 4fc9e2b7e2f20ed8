import { type PartnerApi, postToPartner } from '~/integrations/partner-api.server.ts';
import type { FinancingPartner } from './financing-partner.ts';

export function createHttpFinancingPartner(api: PartnerApi): FinancingPartner {
  return {
    submitApplication: (application, key) => postToPartner(api, '/applications', application, key),
    handOverContract: (contract, key) => postToPartner(api, '/contracts', contract, key),
    cancel: (order, key) => postToPartner(api, '/cancellations', { order }, key),
  };
}
