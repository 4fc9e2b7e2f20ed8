import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createHubspotForms } from './hubspot.server.ts';
import { createLocalForms } from './local.server.ts';
import type { MarketingForms } from './forms.ts';

/** The forms service that the environment chooses: HubSpot where `HUBSPOT_PORTAL_ID` is set, else `/dev/messages`. */
export const marketingForms = (): MarketingForms =>
  singleton('marketing-forms', () => {
    const { HUBSPOT_PORTAL_ID, HUBSPOT_FORMS_URL } = env();
    return HUBSPOT_PORTAL_ID
      ? createHubspotForms({ baseUrl: HUBSPOT_FORMS_URL, portalId: HUBSPOT_PORTAL_ID })
      : createLocalForms();
  });
