import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../e2e/support/checkout.ts';
import { languages } from '../e2e/support/texts.ts';
import { contentStates } from './content-states.ts';
import { instanceStates } from './organization-states.ts';
import { customerStates } from './customer-states.ts';
import { serviceStates } from './service-states.ts';
import { states } from './states.ts';

/** Where the pictures go; git ignores it. */
const FOLDER = fileURLToPath(new URL('../../.cache/shots/', import.meta.url));
const WIDTHS = [390, 834, 1280] as const;
const everyState = [...states, ...customerStates, ...instanceStates, ...serviceStates, ...contentStates];
/** Between the pictures of a sheet, pixels. */
const GAP = 24;

const heightOfPage = (): number => document.documentElement.scrollHeight;

/** Waits until all of the page is there, what comes up late or below the window too. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const image of document.images) image.loading = 'eager';
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      scrollTo(0, y);
      await frames();
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}

/** Puts the pictures of a state side by side. */
async function sheetOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const height = Math.max(...sizes.map((size) => size.height));
  const width = sizes.reduce((sum, size) => sum + size.width + GAP, -GAP);
  let left = 0;
  const placed = pictures.map((input, index) => {
    const place = { input, left, top: 0 };
    left += (sizes[index]?.width ?? 0) + GAP;
    return place;
  });
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(placed)
    .jpeg({ quality: 82 })
    .toBuffer();
}

for (const language of languages) {
  for (const { name, at = WIDTHS, window = false, open } of everyState) {
    test(`${name} ${language}`, async ({ page, visit, hydrated, checkoutIn, baseURL, complaints }) => {
      await mkdir(FOLDER, { recursive: true });
      const pictures: Buffer[] = [];
      const resize = (width: number) => page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
      await resize(at[0] ?? WIDTHS[0]);
      await open({ page, visit, hydrated, language, checkout: checkoutIn(language), baseURL: baseURL ?? '' });
      for (const width of at) {
        await resize(width);
        if (window) await page.waitForLoadState('networkidle');
        else await settle(page);
        // A window as high as the page, so that what stays at its foot stands there.
        if (!window) await page.setViewportSize({ width, height: await page.evaluate(heightOfPage) });
        const picture = await page.screenshot({ fullPage: !window, animations: 'disabled' });
        await writeFile(path.join(FOLDER, `${name}-${language}-${width}.png`), picture);
        pictures.push(picture);
      }
      await writeFile(path.join(FOLDER, `${name}-${language}.jpg`), await sheetOf(pictures));
      complaints.length = 0; // A state of failure is a state too: what the browser says of it is for the tests.
    });
  }
}
