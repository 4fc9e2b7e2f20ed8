import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import type { Crm } from './crm.ts';
import { createHubspotCrm } from './hubspot.server.ts';
import { createLocalCrm } from './local.server.ts';

/** The CRM that the environment chooses: HubSpot where `HUBSPOT_ACCESS_TOKEN` is set, else `/dev/messages`. */
export const crm = (): Crm =>
  singleton('crm', () => {
    const { HUBSPOT_ACCESS_TOKEN: accessToken, HUBSPOT_API_URL: baseUrl } = env();
    return accessToken ? createHubspotCrm({ baseUrl, accessToken }) : createLocalCrm();
  });
