import type { Env } from '~/platform/env.server.ts';
import type { TrackingServices } from './services.ts';

/** What sets them. */
export type ServiceSettings = Pick<Env, 'ANALYTICS_ID' | 'AD_PIXEL_ID' | 'CRM_TRACKING_ID'>;

/** The services that the environment sets; undefined if it sets none. */
export function servicesOf({
  ANALYTICS_ID,
  AD_PIXEL_ID,
  CRM_TRACKING_ID,
}: ServiceSettings): TrackingServices | undefined {
  if (!ANALYTICS_ID && !AD_PIXEL_ID && !CRM_TRACKING_ID) return undefined;
  return {
    ...(ANALYTICS_ID && { analytics: ANALYTICS_ID }),
    ...(AD_PIXEL_ID && { pixel: AD_PIXEL_ID }),
    ...(CRM_TRACKING_ID && { crm: CRM_TRACKING_ID }),
  };
}
