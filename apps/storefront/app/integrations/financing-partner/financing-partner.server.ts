import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createHttpFinancingPartner } from './http.server.ts';
import { createLocalFinancingPartner } from './local.server.ts';
import type { FinancingPartner } from './financing-partner.ts';

/** The partner that the environment chooses: its API where `FINANCING_PARTNER_URL` is set, else `/dev/messages`. */
export const financingPartner = (): FinancingPartner =>
  singleton('financing-partner', () => {
    const { FINANCING_PARTNER_URL: url, FINANCING_PARTNER_API_KEY: apiKey = '' } = env();
    return url ? createHttpFinancingPartner({ url, apiKey }) : createLocalFinancingPartner();
  });
