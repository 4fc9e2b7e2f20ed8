import fitDe from '../../locales/de/fit.json' with { type: 'json' };
import fitFr from '../../locales/fr/fit.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { demo } from './support/demo.ts';
import { texts } from './support/product-texts.ts';
import { expect, test } from './support/test.ts';
import { languages } from './support/texts.ts';

const words = { de: fitDe, fr: fitFr };

const section = (page: Page) => page.locator('#sitz');
const sizes = (page: Page, label: string) => section(page).getByRole('list', { name: label }).getByRole('listitem');

for (const language of languages) {
  const fit = words[language];
  const { product } = texts[language];

  test(`The shopper on the bike in @${language}, without scripts @only-without-js`, async ({ page, visit }) => {
    await visit(demo.bike[language]);
    await section(page).getByRole('textbox', { name: product.advice.height }).fill('165');
    await section(page).getByRole('button', { name: product.fit.submit }).click();
    await expect(page).toHaveURL(/groesse=165/);
    await expect(section(page).getByRole('heading', { level: 2 })).toHaveText(fit.title.fits);
    await expect(sizes(page, fit.all).filter({ hasText: fit.best })).toHaveCount(1);
    await expect(section(page).getByRole('slider')).toBeHidden();
    const picture = await page.request.get((await section(page).getByRole('img').first().getAttribute('src')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/svg+xml');

    await section(page).getByRole('textbox', { name: fit.field.height }).fill('139');
    await section(page).getByRole('button', { name: fit.field.submit }).click();
    await expect(section(page).getByRole('heading', { level: 2 })).toHaveText(fit.title.outside);
    await expect(section(page).getByRole('img')).toHaveCount(0);
  });
}

test('The shopper on the bike follows the slider and is kept in the browser', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(demo.bike.de);
  await section(page).getByRole('textbox').fill('165');
  await section(page).getByRole('button', { name: texts.de.product.fit.submit }).click();
  const slider = section(page).getByRole('slider', { name: fitDe.field.slider });
  await expect(slider).toHaveValue('165');
  await expectAccessible();
  const marked = sizes(page, fitDe.all).filter({ hasText: fitDe.best }).getByRole('heading');
  await expect(marked).toContainText('S');

  await slider.fill('186');
  await expect(marked).toContainText(/^XL/);
  await expect(section(page).getByRole('img').first()).toHaveAttribute('alt', /186 cm/);
  expect(await page.evaluate(() => localStorage.getItem('velory.height'))).toBe('186');
  await slider.fill('215');
  await expect(section(page).getByRole('heading', { level: 2 })).toHaveText(fitDe.title.none);
  await section(page).getByRole('button', { name: fitDe.field.forget }).click();
  expect(await page.evaluate(() => localStorage.getItem('velory.height'))).toBeNull();
});

test('A product page fetches what draws the shopper only when it is asked for @phone', async ({ page, visit }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(demo.bike.de);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => /fit-|\/sitz/.test(path))).toEqual([]);
  await section(page).getByRole('textbox').fill('165');
  await section(page).getByRole('button').click();
  await expect(section(page).getByRole('slider')).toBeVisible();
  expect(fetched.filter((path) => /fit-part/.test(path))).not.toEqual([]);
});
