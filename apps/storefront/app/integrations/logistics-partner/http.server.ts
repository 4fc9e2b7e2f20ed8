import { type PartnerApi, postToPartner } from '~/integrations/partner-api.server.ts';
import type { LogisticsPartner } from './logistics-partner.ts';

export function createHttpLogisticsPartner(api: PartnerApi): LogisticsPartner {
  return {
    handOver: (delivery, key) => postToPartner(api, '/orders', delivery, key),
    cancel: (order, key) => postToPartner(api, '/cancellations', { order }, key),
  };
}
