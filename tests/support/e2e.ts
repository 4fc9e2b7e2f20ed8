import { expect, test as base, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export { expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Fixtures {
  /** Console output that should not exist; a test that expects a line removes it. */
  complaints: string[];
  /** Checks the current page for accessibility violations (WCAG 2.2 AA). */
  expectAccessible: () => Promise<void>;
}

/** The test tool injects a script into every frame; a mail's frame in the mailbox allows none. */
const isRefusedProbe = (text: string): boolean => /^Blocked script execution in '[^']*\/dev\/mailbox\/\d+'/.test(text);

/**
 * The router cancels pending reads for a form that has been changed and sent again. Remix reports this on the console
 * (`fetchAndDecode` in its `single-fetch`) and drops the response, as it should.
 */
const isSuperseded = (text: string): boolean => text.startsWith('AbortError: signal is aborted without reason');

/**
 * The router requests a page's style sheets before its data; if the data takes seconds, or a second press cancels the
 * first page, the browser reports unused preloads.
 */
const isWaitingSheet = (text: string): boolean => /\.css was preloaded using link preload but not used/.test(text);

/** Remix reports this if the pointer rests on a link before its route is known; it prefetches nothing then. */
const isEarlyIntent = (text: string): boolean => /^Tried to prefetch \S+ but no routes matched\./.test(text);

const besides = [isRefusedProbe, isSuperseded, isWaitingSheet, isEarlyIntent];

const isBeside = (text: string): boolean => besides.some((is) => is(text));

/** Page errors, console messages of any kind, and failed responses of the server. */
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

/** Violations only: naming each element that passes takes longer than the check. */
const rules = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
} satisfies RunOptions;

/** Runs axe in the page itself, frames included. @returns a line for each violated rule, with its elements */
async function findBarriers(page: Page): Promise<string[]> {
  // A frame that allows no scripts is checked from outside only.
  for (const frame of page.frames()) await frame.evaluate(axe.source).catch(() => undefined);
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}

/** Playwright's test, in which any console output and any page error is a failure. */
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
      // Colours are compared once animations have ended.
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
