import type { Page } from '@playwright/test';
import { demo, paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

/** Words whose figures are all of one width although they are larger than 20 px; tables are left out. */
const typedFigures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && /\d/.test(node.nodeValue ?? '')),
      )
      .filter((element) => !element.closest('table, input, script, style'))
      .filter((element) => {
        const { fontSize, fontVariantNumeric } = getComputedStyle(element);
        return parseFloat(fontSize) > 20 && fontVariantNumeric.includes('tabular');
      })
      .map((element) => element.textContent ?? ''),
  );

/** Figures that may break apart from their speed. */
const brokenSpeeds = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(document.body.textContent ?? '').matchAll(/.{0,20}\d km\/h/g)].map(([words]) => words));

for (const language of languages) {
  const t = texts[language];

  test(`Large figures are proportional and speeds stay whole in @${language}`, async ({ page, visit }) => {
    const faq = { de: '/faq/waehle-dein-perfektes-e-bike', fr: '/fr/faq/choisir-mon-e-bike' };
    for (const path of [paths.home, paths.allModels, demo.bike, demo.used, faq]) {
      await visit(path[language]);
      expect(await typedFigures(page), path[language]).toEqual([]);
      expect(await brokenSpeeds(page), path[language]).toEqual([]);
    }
  });

  test(`An empty cart shows bikes to begin with in @${language} @without-js @alike`, async ({ page, visit }) => {
    await visit(paths.cart[language]);
    const list = page.getByRole('list', { name: t.cart.empty.popular });
    await expect(list.getByRole('listitem')).toHaveCount(4);
  });

  test(`Sections of the home page are parted once in @${language}`, async ({ page, visit }) => {
    await visit(paths.home[language]);
    const gaps = await page.evaluate(() =>
      [...document.querySelectorAll('main > section + section')].map((section) => {
        const before = section.previousElementSibling;
        const below = before ? parseFloat(getComputedStyle(before).paddingBottom) : 0;
        return below + parseFloat(getComputedStyle(section).paddingTop);
      }),
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(96);
  });

  test(`The directory shows each motor on a bike of its own in @${language}`, async ({ page, visit }) => {
    await visit({ de: '/bike-verzeichnis', fr: '/fr/bike-verzeichnis' }[language]);
    const pictures = await page
      .locator('section[aria-labelledby="teil-motor"] img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(pictures.length).toBeGreaterThan(2);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test(`Pages that show different things have different titles in @${language}`, async ({ page, visit }) => {
    const titles: string[] = [];
    const eBikes = paths.category[language].replace('e-trekking', 'e_bike');
    for (const path of [paths.allModels[language], eBikes, demo.bike[language], demo.used[language]]) {
      await visit(path);
      titles.push(await page.title());
    }
    expect(titles.at(-1)).toMatch(/occasion/i);
    expect(new Set(titles).size, titles.join(' | ')).toBe(titles.length);
  });
}
