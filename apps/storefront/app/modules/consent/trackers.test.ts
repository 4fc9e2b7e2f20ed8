import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { trackEvent } from './events.ts';
import { originsOf } from './services.ts';
import type * as Trackers from './trackers.ts';

const services = { analytics: 'G-TEST1', pixel: '123', crm: '456' };
const all = { statistics: true, marketing: true };

/** Addresses of the scripts that were put into the page. */
let scripts: string[];
/** What was written into the jar of cookies. */
let written: string[];
let page: Record<string, unknown> & {
  dataLayer?: unknown[];
  googleLayer?: unknown[];
  _hsq?: unknown[][];
  fbq?: { queue: unknown[][] };
};
let applyChoice: typeof Trackers.applyChoice;

beforeEach(async () => {
  [scripts, written, page] = [[], [], {}];
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { origin: 'https://velory.example', hostname: 'velory.example' });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
    get cookie() {
      return 'velory_visit=1; _ga=GA1.1.1.1; _fbp=fb.1; hubspotutk=x';
    },
    set cookie(value: string) {
      written.push(value.split('=')[0] ?? '');
    },
  });
  vi.resetModules();
  ({ applyChoice } = await import('./trackers.ts'));
});
afterEach(() => vi.unstubAllGlobals());

/** The module of events that the trackers of this test hear. */
const reported = async (...args: Parameters<typeof trackEvent<'page_view'>>) =>
  (await import('./events.ts')).trackEvent(...args);

const callsOf = (name: string) =>
  (page.googleLayer ?? []).flatMap((each) => {
    const parts = Array.from(each as ArrayLike<unknown>);
    return parts[0] === name ? [parts] : [];
  });

describe('loads and tells nothing without consent', () => {
  it.each([undefined, { statistics: false, marketing: false }])('%j', async (choice) => {
    applyChoice(services, choice, true);
    await reported('page_view', { path: '/', shared: true });
    expect(scripts).toEqual([]);
    expect(page.gtag ?? page.fbq ?? page._hsq).toBeUndefined();
    expect(page.dataLayer).toEqual([{ event: 'page_view', path: '/', shared: true }]);
  });
});

it('loads each by its kind, once, and tells it what happens from then on', async () => {
  await reported('page_view', { path: '/vorher', shared: true });
  applyChoice(services, { statistics: true, marketing: false }, true);
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1&l=googleLayer']);
  applyChoice(services, all, true);
  applyChoice(services, all, true);
  expect(scripts.map((src) => new URL(src).hostname)).toEqual([
    'www.googletagmanager.com',
    'connect.facebook.net',
    'js.hs-scripts.com',
  ]);
  await reported('page_view', { path: '/faq', shared: true });
  const seen = { page_location: 'https://velory.example/faq', page_referrer: 'https://velory.example' };
  expect(callsOf('event')).toEqual([['event', 'page_view', seen]]);
  expect(page.fbq?.queue.at(-1)).toEqual(['track', 'PageView', {}]);
  expect(page._hsq?.slice(-2)).toEqual([['setPath', '/faq'], ['trackPageView']]);
  expect(JSON.stringify([page.fbq?.queue, page._hsq])).not.toContain('vorher');
});

it('tells nothing more once the choice is taken back, and removes what was set', async () => {
  applyChoice(services, all, true);
  applyChoice(services, { statistics: false, marketing: false }, true);
  const before = [callsOf('event').length, page.fbq?.queue.length, page._hsq?.length];
  await reported('page_view', { path: '/danach', shared: true });
  expect([callsOf('event').length, page.fbq?.queue.length, page._hsq?.length]).toEqual(before);
  expect(page['ga-disable-G-TEST1']).toBe(true);
  expect(new Set(written)).toEqual(new Set(['_ga', '_fbp', 'hubspotutk']));
});

it('keeps marketing away from pages whose address may open something, and their addresses from statistics', async () => {
  applyChoice(services, all, false);
  expect(scripts.map((src) => new URL(src).hostname)).toEqual(['www.googletagmanager.com']);
  applyChoice(services, all, true);
  await reported('page_view', { path: '/checkoutConfirmation', shared: false });
  expect(callsOf('event').at(-1)?.[2]).toMatchObject({ page_location: 'https://velory.example/checkoutConfirmation' });
  expect(JSON.stringify([page.fbq?.queue, page._hsq])).not.toContain('PageView","');
  expect(JSON.stringify(page._hsq)).not.toContain('checkoutConfirmation');
});

it('allows the origins of the services that are set, and of no others', () => {
  expect(originsOf(undefined)).toEqual({ script: [], connect: [], image: [] });
  expect(originsOf({ pixel: '1' })).toEqual({
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com'],
    image: ['https://www.facebook.com'],
  });
});
