import type { ConsentChoice } from './consent.ts';
import { currentConsent, onConsent } from './consent-store.ts';
import { onShopEvent, type ShopEvent } from './events.ts';
import type { TrackingServices } from './services.ts';

/*
 * Scripts of third parties: each is loaded once its kind was let in, hears what happens from then on, and hears
 * nothing more once the choice is taken back. In the browser only, and only where a service is set.
 *
 * Scripts of marketing read the page's address by themselves. They begin, and are told, on pages alone that are the
 * same for everyone: the addresses of others may open something.
 */

type Call = (...args: unknown[]) => void;

/** What the services put into the window. */
interface ServiceWindow {
  /** Google's own queue: in the page's `dataLayer` it would find what happened before consent. */
  googleLayer?: unknown[];
  gtag?: Call;
  fbq?: Call & {
    queue?: unknown[];
    callMethod?: Call;
    loaded?: boolean;
    version?: string;
    push?: Call;
    disablePushState?: boolean;
  };
  _fbq?: unknown;
  _hsq?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/** Cookies that the services set, to be removed when the choice is taken back. */
const cookies: Readonly<Record<keyof TrackingServices, RegExp>> = {
  analytics: /^_ga/,
  pixel: /^_fb[pc]$/,
  crm: /^(?:hubspotutk|__hs\w+)$/,
};

/** A service: how it is started, and how events are sent to it. */
interface Tracker {
  kind: keyof ConsentChoice;
  begin(id: string, window: ServiceWindow): void;
  report(event: ShopEvent, window: ServiceWindow): void;
  end(id: string, window: ServiceWindow): void;
}

function loadScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** The current page, from the last page view. */
let place = { path: '/', shared: false };

/** Prevents Google's script from sending the full URL, which may contain personal data. */
const placeOf = (path: string) => ({ page_location: location.origin + path, page_referrer: location.origin });

const analytics: Tracker = {
  kind: 'statistics',
  begin(id, window) {
    window[`ga-disable-${id}`] = false;
    // Google's script distinguishes its own calls from events of the page by their type: `arguments`.
    window.gtag = function gtag() {
      // eslint-disable-next-line prefer-rest-params -- as Google's script expects it
      (window.googleLayer ??= []).push(arguments);
    };
    window.gtag('js', new Date());
    window.gtag('config', id, { send_page_view: false, allow_google_signals: false, ...placeOf('/') });
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}&l=googleLayer`);
  },
  report({ event, ...details }, window) {
    // The server reports purchases too, with the same number, so that they count once.
    window.gtag?.('event', event, { ...(event === 'page_view' ? {} : details), ...placeOf(place.path) });
  },
  end(id, window) {
    window[`ga-disable-${id}`] = true;
  },
};

/** What Meta calls the events that it gets. */
const pixelNames: Partial<Record<ShopEvent['event'], string>> = {
  page_view: 'PageView',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
};

const pixel: Tracker = {
  kind: 'marketing',
  begin(id, window) {
    if (!window.fbq) {
      const fbq: NonNullable<ServiceWindow['fbq']> = (...args) =>
        fbq.callMethod ? fbq.callMethod(...args) : fbq.queue?.push(args);
      Object.assign(fbq, { queue: [], loaded: true, version: '2.0', push: fbq, disablePushState: true });
      window.fbq = fbq;
      window._fbq = fbq;
      loadScript('https://connect.facebook.net/en_US/fbevents.js');
      fbq('set', 'autoConfig', false, id);
      fbq('init', id);
    }
    window.fbq('consent', 'grant');
  },
  report(event, window) {
    const name = pixelNames[event.event];
    if (!name) return;
    const items = 'items' in event ? event.items : [];
    window.fbq?.('track', name, {
      ...('value' in event && { value: event.value, currency: event.currency }),
      ...(items.length > 0 && { content_type: 'product', content_ids: items.map(({ item_id: id }) => id) }),
    });
  },
  end(_id, window) {
    window.fbq?.('consent', 'revoke');
  },
};

const crm: Tracker = {
  kind: 'marketing',
  begin(id, window) {
    if (!window._hsq) loadScript(`https://js.hs-scripts.com/${encodeURIComponent(id)}.js`);
    window._hsq ??= [];
    window._hsq.push(['doNotTrack', { track: true }]);
  },
  report(event, window) {
    if (event.event !== 'page_view') return;
    window._hsq?.push(['setPath', event.path], ['trackPageView']);
  },
  end(_id, window) {
    window._hsq?.push(['doNotTrack']);
  },
};

const trackers: Readonly<Record<keyof TrackingServices, Tracker>> = { analytics, pixel, crm };

/** What runs now, by service: what ends its hearing. */
const running = new Map<keyof TrackingServices, () => void>();

/**
 * Begins what a choice lets in and has not begun, and ends what it no longer lets in: its cookies go with it.
 * @param choice undefined: nothing is let in
 * @param isShared whether the page is the same for everyone
 */
export function applyChoice(services: TrackingServices, choice: ConsentChoice | undefined, isShared: boolean): void {
  const here = window as unknown as ServiceWindow;
  for (const name of Object.keys(trackers) as (keyof TrackingServices)[]) {
    const id = services[name];
    if (id === undefined) continue;
    const tracker = trackers[name];
    const isAllowed = choice?.[tracker.kind] ?? false;
    const stop = running.get(name);
    const mayBegin = tracker.kind === 'statistics' || isShared;
    if (isAllowed && mayBegin && !stop) {
      tracker.begin(id, here);
      running.set(
        name,
        onShopEvent((event) => {
          if (event.event === 'page_view') place = event;
          if (tracker.kind === 'statistics' || place.shared) tracker.report(event, here);
        }),
      );
    }
    if (!isAllowed) {
      stop?.();
      if (stop) tracker.end(id, here);
      running.delete(name);
      removeCookies(cookies[name]);
    }
  }
}

/**
 * Applies the visitor's choice, now and whenever it changes on this page.
 * @param isShared whether the page is the same for everyone
 * @returns a function that unsubscribes; the services go on
 */
export function followConsent(services: TrackingServices, isShared: boolean): () => void {
  const apply = () => applyChoice(services, currentConsent(), isShared);
  apply();
  return onConsent(apply);
}

function removeCookies(named: RegExp): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  const host = location.hostname;
  for (const name of names.filter((each) => named.test(each))) {
    for (const domain of ['', `; Domain=${host}`, `; Domain=.${host.split('.').slice(-2).join('.')}`]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}
