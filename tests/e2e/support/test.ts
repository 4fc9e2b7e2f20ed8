import { type Response, test as withoutBrowser } from '@playwright/test';
import { CONSENT_COOKIE, consentValue } from '../../../apps/storefront/app/modules/consent/consent.ts';
import { INVITATION_KEY } from '../../../apps/storefront/app/modules/newsletter/invitation.ts';
import { expect, test as base } from '../../support/e2e.ts';

export { expect };

interface Options {
  /** Whether the question about cookies was answered before, so that nothing asks it; tests of the question itself set false. */
  hasAnswered: boolean;
  /** Whether the window of the newsletter may come up; only its own tests set true. */
  isInvited: boolean;
}

/** The cookie of somebody who has let in nothing beside the necessary. */
export function answeredCookie(url: string) {
  const consent = { statistics: false, marketing: false, number: 'TESTTEST', at: new Date().toISOString() };
  return { name: CONSENT_COOKIE, value: consentValue(consent), url };
}

interface Fixtures {
  /** Opens a page and waits until its scripts, where they run, have taken it over. */
  visit: (path: string) => Promise<Response>;
  /** Waits until React has taken over what it rendered; nothing to wait for where scripts are off. */
  hydrated: () => Promise<void>;
}

/** For what the server answers, by HTTP: no page is opened. */
export const httpTest = withoutBrowser;

/** Runs in each document; those without an origin of their own keep nothing. */
function keepInvitationAway(key: string): void {
  if (self.origin !== 'null') localStorage.setItem(key, '{"never":true}');
}

/** The tests' test, with what every spec needs to open pages. */
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
 * Takes the lines out of the complaints that a test provokes: the browser reports every failed answer on its console.
 * @param complaints of the fixture
 * @param status of the answers that were meant to fail
 */
export function expectFailedLoads(complaints: string[], status: number): void {
  const line = `console error: Failed to load resource: the server responded with a status of ${status}`;
  const others = complaints.filter((complaint) => !complaint.startsWith(line));
  expect(others.length, `the browser has reported an answer with ${status}`).toBeLessThan(complaints.length);
  complaints.splice(0, complaints.length, ...others);
}

/** Takes out what Chromium says of an answer that had it forget what it keeps, as signing out does, and holds that it did. */
export function expectClearedStorage(complaints: string[]): void {
  const others = complaints.filter((line) => !line.startsWith('console info: Clear-Site-Data header on '));
  expect(others.length, 'the browser has cleared its storage').toBeLessThan(complaints.length);
  complaints.splice(0, complaints.length, ...others);
}
