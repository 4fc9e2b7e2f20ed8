/*
 * The services of third parties that the shop may load with a visitor's consent. Which there are is set by the
 * environment; where none is, nothing of this file is ever used.
 */

/** Ids of the services that are set. */
export interface TrackingServices {
  /** Google Analytics: statistics. */
  analytics?: string;
  /** Meta's pixel: marketing. */
  pixel?: string;
  /** HubSpot's tracking: marketing. */
  crm?: string;
}

/** Where the page's root carries them. */
const ATTRIBUTE = 'services';

/** The services as an attribute of the page's root; none if none is set. */
export const servicesAttribute = (services: TrackingServices | undefined): { 'data-services'?: string } =>
  services ? { 'data-services': JSON.stringify(services) } : {};

/** The services that this page may load; in the browser only. */
export function servicesOfPage(): TrackingServices | undefined {
  const written = document.documentElement.dataset[ATTRIBUTE];
  return written ? (JSON.parse(written) as TrackingServices) : undefined;
}

/** Origins that each service loads from and sends data to. */
const origins = {
  analytics: {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
    image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  },
  pixel: {
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com'],
    image: ['https://www.facebook.com'],
  },
  crm: {
    script: ['https://js.hs-scripts.com', 'https://js.hs-analytics.net', 'https://js.hs-banner.com'],
    connect: ['https://*.hubspot.com'],
    image: ['https://track.hubspot.com'],
  },
} as const satisfies Record<keyof TrackingServices, Record<'script' | 'connect' | 'image', readonly string[]>>;

/** Origins that a page may load scripts from, connect to, and show pictures of. */
export type ServiceOrigins = Record<'script' | 'connect' | 'image', string[]>;

/** The origins of the services that are set; all empty if none is. */
export function originsOf(services: TrackingServices | undefined): ServiceOrigins {
  const named = (Object.keys(origins) as (keyof TrackingServices)[]).filter((name) => services?.[name]);
  const all = (kind: keyof ServiceOrigins) => named.flatMap((name) => [...origins[name][kind]]);
  return { script: all('script'), connect: all('connect'), image: all('image') };
}
