import type { Page } from '@playwright/test';
import { test } from './support/checkout.ts';
import { demo, paths } from './support/demo.ts';
import { expect } from './support/test.ts';
import { fill, type Language, texts } from './support/texts.ts';

/** Weekdays on which the seeded rules deliver goods in stock, by region. */
const days = {
  de: { '8001': 'Donnerstag', '3011': 'Dienstag' },
  fr: { '1204': 'mercredi', '8001': 'jeudi' },
} as const;

/** The field of the product page. */
const field = (page: Page, language: Language) =>
  page.locator('#liefertag').getByLabel(texts[language].product.delivery.zip);

async function ask(page: Page, language: Language, zip: string): Promise<void> {
  const { delivery } = texts[language].product;
  await field(page, language).fill(zip);
  await page.locator('#liefertag').getByRole('button', { name: delivery.submit }).click();
}

for (const language of ['de', 'fr'] as const) {
  test(`The delivery day is the same on product page, drawer and cart, in @${language}`, async ({
    page,
    visit,
    hydrated,
    expectAccessible,
  }) => {
    const { cart, product, checkout } = texts[language];
    const [[zip, day] = ['', ''], [otherZip, otherDay] = ['', '']] = Object.entries(days[language]);
    await visit(demo.bike[language]);
    await ask(page, language, '12');
    await expect(page.locator('#liefertag').getByRole('status')).toHaveText(product.delivery.error);
    await expect(field(page, language)).toHaveAttribute('aria-invalid', 'true');
    await ask(page, language, zip);
    await expect(page.locator('#liefertag').getByRole('status')).toContainText(day);

    await page.getByRole('radio', { name: /^M \d/ }).check();
    await page.locator('#kaufen').getByRole('button', { name: product.add }).click();
    const drawer = page.getByRole('dialog', { name: cart.drawer.title, exact: true });
    await expect(drawer.getByRole('listitem').first()).toContainText(day);
    await expect(drawer.getByLabel(cart.delivery.postcode)).toHaveValue(zip);
    const fitting = drawer.getByRole('region', { name: fill(cart.drawer.fits, { name: 'Limmat 5' }) });
    await expect(fitting.getByRole('link')).toHaveCount(2);
    await drawer.getByLabel(cart.delivery.postcode).fill(otherZip);
    await drawer.getByRole('button', { name: cart.delivery.submit }).click();
    await expect(drawer.getByRole('listitem').first()).toContainText(otherDay);
    await drawer.getByRole('link', { name: cart.drawer.next }).click();
    await expect(page.getByRole('heading', { level: 1, name: checkout.plan.title })).toBeVisible();
    await hydrated();
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').filter({ hasText: 'Limmat' })).toContainText(otherDay);
    await main.getByLabel(cart.delivery.postcode).fill('80');
    await main.getByRole('button', { name: cart.delivery.submit }).click();
    await expect(main.getByRole('alert')).toHaveText(cart.refusal.postcode);
    await main.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible();

    await page.evaluate(() => localStorage.clear());
    await visit(demo.bike[language]);
    await expect(field(page, language)).toHaveValue(otherZip);
    await expect(page.locator('#liefertag').getByRole('status')).toContainText(otherDay);
  });
}

test('The delivery day is a form on product page and cart, in @fr, without scripts @only-without-js', async ({
  page,
  visit,
  checkoutIn,
}) => {
  const { cart, product } = texts.fr;
  await visit(demo.bike.fr);
  await ask(page, 'fr', '1204');
  await expect(page.locator('#liefertag').getByRole('status')).toContainText('mercredi');
  await expect(field(page, 'fr')).toHaveValue('1204');
  await ask(page, 'fr', 'Genève');
  await expect(page.locator('#liefertag').getByRole('status')).toHaveText(product.delivery.error);

  await checkoutIn('fr').beginWithBike({ size: 'M', colour: 'bordeaux' });
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Limmat' });
  await expect(line).toContainText(cart.delivery.about);
  const send = async (zip: string) => {
    await page.getByLabel(cart.delivery.postcode).fill(zip);
    await page.getByRole('button', { name: cart.delivery.submit }).click();
  };
  await send('80');
  await expect(page.getByRole('alert')).toContainText(cart.refusal.postcode);
  await send('8001');
  await expect(line).toContainText('jeudi');
  await visit(paths.cart.fr);
  await expect(line).toContainText('jeudi');
});
