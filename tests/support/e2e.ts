import { expect, test as base, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export { expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Fixtures {
  /** What the browser said that it should not have; a test that expects such a line takes it out. */
  complaints: string[];
  /** Checks the page as it is for barriers (WCAG 2.2 AA). */
  expectAccessible: () => Promise<void>;
}

/** The test tool looks into every frame with a script of its own; a mail's frame in the mailbox lets none run. */
const isRefusedProbe = (text: string): boolean => /^Blocked script execution in '[^']*\/dev\/mailbox\/\d+'/.test(text);

/**
 * The router gives up what it still reads for a form that has meanwhile been changed and sent again. Remix says so on the
 * console (`fetchAndDecode` in its `single-fetch`) and drops the answer, as it should.
 */
const isSuperseded = (text: string): boolean => text.startsWith('AbortError: signal is aborted without reason');

/**
 * The router asks for a page's style sheets before its data; where the data takes seconds, or a second press gives the first
 * one's page up, the browser remarks on it.
 */
const isWaitingSheet = (text: string): boolean => /\.css was preloaded using link preload but not used/.test(text);

/** Remix says so where the pointer rests on a link before it has learnt the link's route; it fetches nothing ahead then. */
const isEarlyIntent = (text: string): boolean => /^Tried to prefetch \S+ but no routes matched\./.test(text);

const besides = [isRefusedProbe, isSuperseded, isWaitingSheet, isEarlyIntent];

const isBeside = (text: string): boolean => besides.some((is) => is(text));

/** Page errors, console messages of any kind, and answers of the server that are failures. */
function collectComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (!isBeside(text)) complaints.push(`console ${message.type()}: ${text}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`);
  });
}

/** Of what holds nothing is told: to name each element that passes takes longer than to look at it. */
const rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
} satisfies RunOptions;

/** Asks axe in the page itself, its frames included. @returns a line for each rule that is broken, with its elements */
async function findBarriers(page: Page): Promise<string[]> {
  // A frame that lets no scripts run is looked at from outside alone.
  for (const frame of page.frames()) await frame.evaluate(axe.source).catch(() => undefined);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}

/** Playwright's test, in which anything on the console and any error of a page is a failure. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      collectComplaints(page, complaints);
      page.context().on('page', (opened) => {
        if (opened !== page) collectComplaints(opened, complaints);
      });
      await use(complaints);
      expect(complaints, 'nothing on the console, no page error, no failing answer').toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page, javaScriptEnabled }, use) => {
    await use(async () => {
      if (!javaScriptEnabled) return; // axe is a script; the projects with JavaScript check the same page
      // Colours are those of parts that have come to rest.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ effect, playState }) => {
          const isEndless = effect?.getComputedTiming().endTime === Infinity;
          return isEndless || playState !== 'running';
        }),
      );
      expect(await findBarriers(page), 'barriers found by axe').toEqual([]);
    });
  },
});
