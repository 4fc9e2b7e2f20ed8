import fitDe from '../../locales/de/fit.json' with { type: 'json' };
import fitFr from '../../locales/fr/fit.json' with { type: 'json' };
import comparisonDe from '../../locales/de/comparison.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { demo, paths } from './support/demo.ts';
import { texts } from './support/product-texts.ts';
import { expect, test } from './support/test.ts';
import { fill, languages } from './support/texts.ts';

const words = { de: fitDe, fr: fitFr };

const section = (page: Page) => page.locator('#sitz');
/** The page's only field for a height. */
async function giveHeight(page: Page, { advice }: (typeof texts)['de']['product'], height: string): Promise<void> {
  await page.locator('#groessen').getByRole('textbox', { name: advice.height }).fill(height);
}
const sizes = (page: Page, label: string) => section(page).getByRole('list', { name: label }).getByRole('listitem');

for (const language of languages) {
  const fit = words[language];
  const { product } = texts[language];

  test(`The rider on the bike in @${language}, without scripts @only-without-js`, async ({ page, visit }) => {
    await visit(demo.bike[language]);
    await giveHeight(page, product, '165');
    await page.getByRole('button', { name: product.advice.submit }).click();
    await expect(page).toHaveURL(/groesse=165/);
    await expect(section(page).getByRole('heading', { level: 2 })).toHaveText(fit.title.fits);
    await expect(sizes(page, fit.all).filter({ hasText: fit.best })).toHaveCount(1);
    await expect(section(page).getByRole('slider')).toBeHidden();
    const picture = await page.request.get((await section(page).getByRole('img').first().getAttribute('src')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/svg+xml');

    await giveHeight(page, product, '139');
    await page.getByRole('button', { name: product.advice.submit }).click();
    await expect(section(page).getByRole('heading', { level: 2 })).toHaveText(fit.title.outside);
    await expect(section(page).getByRole('img')).toHaveCount(0);
  });
}

test('The rider on the bike follows the slider and is stored in the browser', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit(demo.bike.de);
  await giveHeight(page, texts.de.product, '165');
  await page.keyboard.press('Enter');
  await section(page).scrollIntoViewIfNeeded();
  const slider = section(page).getByRole('slider', { name: fitDe.field.slider });
  await expect(slider).toHaveValue('165');
  await expectAccessible();
  const marked = sizes(page, fitDe.all).filter({ hasText: fitDe.best }).getByRole('heading');
  await expect(marked).toContainText('S');

  await slider.fill('186');
  await expect(marked).toContainText(/^XL/);
  await expect(section(page).getByRole('img').first()).toHaveAttribute('alt', /186\scm/);
  expect(await page.evaluate(() => localStorage.getItem('velory.height'))).toBe('186');
  await expect(page.getByRole('radio', { name: /^XL / })).toBeChecked();
  await visit(demo.bike.de);
  await expect(page.getByRole('radio', { name: /^XL / })).toBeChecked();
  await section(page).scrollIntoViewIfNeeded();
  await slider.fill('215');
  await expect(section(page).getByRole('heading', { level: 2 })).toHaveText(fitDe.title.none);
  await section(page).getByRole('button', { name: fitDe.field.forget }).click();
  expect(await page.evaluate(() => localStorage.getItem('velory.height'))).toBeNull();
  await expect(page.getByRole('radio', { name: /^XL / })).not.toBeChecked();
});

test('One body height serves listing, product page and comparison, with the session too', async ({ page, visit }) => {
  const { common, product } = texts.de;
  await visit(`${paths.allModels.de}?groesse=165`);
  await visit(paths.allModels.de);
  const offer = page.getByRole('link', { name: fill(common.height.only, { height: 165 }) });
  await expect(offer).toHaveAttribute('href', /groesse=165$/);
  await visit(demo.bike.de);
  await expect(page.getByRole('radio', { name: /^S / })).toBeChecked();
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /visit/.test(response.url()),
  );
  await page.locator('#kaufen').getByRole('button', { name: product.add }).click();
  await sent;
  await page.evaluate(() => localStorage.clear());
  await visit(demo.bike.de);
  await expect(page.getByRole('radio', { name: /^S / })).toBeChecked();
  await visit(`/vergleich?bikes=${demo.bike.de.split('/').at(-1)}`);
  const row = page.getByRole('row', { name: fill(comparisonDe.yourSize.label, { height: 165 }) });
  await expect(row).toContainText('S (155–166');
});

test("A product page loads the rider's drawing only on request @phone", async ({ page, visit }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(demo.bike.de);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => path.endsWith('/sitz'))).toEqual([]);
  const scripts = () => fetched.filter((path) => path.endsWith('.js')).length;
  const before = scripts();
  await giveHeight(page, texts.de.product, '165');
  await page.keyboard.press('Enter');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole('slider')).toBeVisible();
  expect(scripts()).toBeGreaterThan(before);
});
