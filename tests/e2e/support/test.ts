import { type Response, test as withoutBrowser } from '@playwright/test';
import { CONSENT_COOKIE, consentValue } from '../../../apps/storefront/app/modules/consent/consent.ts';
import { INVITATION_KEY } from '../../../apps/storefront/app/modules/newsletter/invitation.ts';
import { expect, test as base } from '../../support/e2e.ts';

export { expect };

interface Options {
  /** Whether the cookie question was answered before, so that nothing asks it; tests of the question set false. */
  hasAnswered: boolean;
  /** Whether the newsletter window may open; only its own tests set true. */
  isInvited: boolean;
}

/** The cookie of a visitor who allowed only what is necessary. */
export function answeredCookie(url: string) {
  const consent = { statistics: false, marketing: false, number: 'TESTTEST', at: new Date().toISOString() };
  return { name: CONSENT_COOKIE, value: consentValue(consent), url };
}

interface Fixtures {
  /** Opens a page and waits until its scripts, where they run, have hydrated it. */
  visit: (path: string) => Promise<Response>;
  /** Waits until React has hydrated the page; returns at once where scripts are off. */
  hydrated: () => Promise<void>;
}

/** For responses that need no browser, by HTTP: no page is opened. */
export const httpTest = withoutBrowser;

/** Runs in each document; those without an origin of their own have no storage. */
function keepInvitationAway(key: string): void {
  if (self.origin !== 'null') localStorage.setItem(key, '{"never":true}');
}

/** The test with what every spec needs to open pages. */
export const test = base.extend<Fixtures & Options>({
  hasAnswered: [true, { option: true }],
  isInvited: [false, { option: true }],
  context: async ({ context, hasAnswered, isInvited, baseURL }, use) => {
    if (hasAnswered && baseURL) await context.addCookies([answeredCookie(baseURL)]);
    if (!isInvited) await context.addInitScript(keepInvitationAway, INVITATION_KEY);
    await use(context);
  },
  hydrated: async ({ page, javaScriptEnabled }, use) => {
    await use(async () => {
      if (javaScriptEnabled === false) return;
      await page.locator('html[data-hydrated]').waitFor();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    });
  },
  visit: async ({ page, hydrated }, use) => {
    await use(async (path) => {
      const response = await page.goto(path);
      if (!response) throw new Error(`${path} loaded no document.`);
      await hydrated();
      return response;
    });
  },
});

/**
 * Removes the complaints that a test provokes: the browser reports every failed response on its console.
 * @param complaints of the fixture
 * @param status of the responses that were meant to fail
 */
export function expectFailedLoads(complaints: string[], status: number): void {
  const line = `console error: Failed to load resource: the server responded with a status of ${status}`;
  const others = complaints.filter((complaint) => !complaint.startsWith(line));
  expect(others.length, `the browser has reported an answer with ${status}`).toBeLessThan(complaints.length);
  complaints.splice(0, complaints.length, ...others);
}

/** Removes what Chromium reports about a response that clears its storage, as signing out does, and expects it. */
export function expectClearedStorage(complaints: string[]): void {
  const others = complaints.filter((line) => !line.startsWith('console info: Clear-Site-Data header on '));
  expect(others.length, 'the browser has cleared its storage').toBeLessThan(complaints.length);
  complaints.splice(0, complaints.length, ...others);
}
