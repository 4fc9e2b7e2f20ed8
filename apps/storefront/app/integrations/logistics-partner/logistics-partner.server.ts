import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createHttpLogisticsPartner } from './http.server.ts';
import { createLocalLogisticsPartner } from './local.server.ts';
import type { LogisticsPartner } from './logistics-partner.ts';

/** The partner that the environment chooses: its API where `LOGISTICS_PARTNER_URL` is set, else `/dev/messages`. */
export const logisticsPartner = (): LogisticsPartner =>
  singleton('logistics-partner', () => {
    const { LOGISTICS_PARTNER_URL: url, LOGISTICS_PARTNER_API_KEY: apiKey = '' } = env();
    return url ? createHttpLogisticsPartner({ url, apiKey }) : createLocalLogisticsPartner();
  });
