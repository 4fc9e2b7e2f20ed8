import type { Page } from '@playwright/test';
import { paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** Delays the data of the next pages. @returns a function that releases it */
async function holdPages(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const overlay = (page: Page) => page.getByRole('status').filter({ hasText: texts.de.common.loading });

test.describe('A slow change of route @desktop', () => {
  test('is covered while it lasts', async ({ page, visit }) => {
    await visit(paths.imprint.de);
    const release = await holdPages(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'E-Trekking' }).click();
    await expect(overlay(page)).toBeVisible();
    release();
    await expect(page).toHaveURL(paths.category.de);
    await expect(overlay(page)).toHaveCount(0);
  });

  test('shows no overlay on the way to the roots that the specification names', async ({ page, visit }) => {
    await visit(paths.imprint.de);
    await page.clock.install();
    const release = await holdPages(page);
    const requested = page.waitForRequest(/faq.*\.data/);
    await page.getByRole('banner').getByRole('link', { name: texts.de.common.nav.how }).click();
    await requested;
    await page.clock.fastForward(10_000);
    await expect(overlay(page)).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/\/faq/);
  });
});
