import { demo, paths } from './support/demo.ts';
import { brokenSpeeds, typedFigures } from './support/figures.ts';
import { expect, httpTest, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

for (const language of languages) {
  const t = texts[language];

  test(`Large figures of an answer are proportional and its speeds stay together in @${language}`, async ({
    page,
    visit,
  }) => {
    await visit({ de: '/faq/waehle-dein-perfektes-e-bike', fr: '/fr/faq/choisir-mon-e-bike' }[language]);
    expect(await typedFigures(page)).toEqual([]);
    expect(await brokenSpeeds(page)).toEqual([]);
  });

  test(`An empty cart suggests bikes in @${language} @without-js @alike`, async ({ page, visit }) => {
    await visit(paths.cart[language]);
    const list = page.getByRole('list', { name: t.cart.empty.popular });
    await expect(list.getByRole('listitem')).toHaveCount(4);
  });

  test(`Sections of the home page have one divider in @${language}`, async ({ page, visit }) => {
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

  test(`The directory shows each motor on another bike in @${language}`, async ({ page, visit }) => {
    await visit({ de: '/bike-verzeichnis', fr: '/fr/bike-verzeichnis' }[language]);
    const pictures = await page
      .locator('section[aria-labelledby="teil-motor"] img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(pictures.length).toBeGreaterThan(2);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  httpTest(`Different pages have different titles in @${language} @desktop`, async ({ request }) => {
    const eBikes = paths.category[language].replace('e-trekking', 'e_bike');
    const titles: string[] = [];
    for (const path of [paths.allModels[language], eBikes, demo.bike[language], demo.used[language]]) {
      const html = await (await request.get(path)).text();
      titles.push(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    }
    expect(titles.at(-1)).toMatch(/occasion/i);
    expect(new Set(titles).size, titles.join(' | ')).toBe(titles.length);
  });
}
