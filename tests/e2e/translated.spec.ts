import { shopper, test } from './support/checkout.ts';
import { demo, paths } from './support/demo.ts';
import { restock } from './support/orders.ts';
import { expect } from './support/test.ts';
import { fill, texts } from './support/texts.ts';
import { translatePage } from './support/translation.ts';

const { common, cart, checkout, discount, listing, product } = texts.de;

test('A purchase succeeds while a browser translates each page, and shows current figures @desktop', async ({
  page,
  visit,
  hydrated,
  checkoutIn,
}) => {
  const steps = checkoutIn('de');
  const person = shopper();
  await restock({ size: 'M', colour: 'bordeaux' });
  await visit(demo.bike.de);
  await translatePage(page);

  await test.step('the product', async () => {
    const form = steps.main.locator('form').filter({ has: page.getByRole('group', { name: product.plan.term }) });
    await page.getByRole('radio', { name: fill(product.plan.termSpoken, { count: 48, rate: '68' }) }).check();
    await expect(form).toContainText(fill(common.rate.spoken, { rate: '67.50', months: 48, total: '4’320' }));
    await page.getByRole('radio', { name: fill(product.plan.onceSpoken, { total: '4’320' }) }).check();
    await expect(form).toContainText(fill(common.rate.spokenOnce, { total: '4’320' }));
    await page.getByRole('radio', { name: fill(product.plan.termSpoken, { count: 36, rate: '90' }) }).check();
    await expect(form).toContainText(fill(common.rate.spoken, { rate: '90', months: 36, total: '4’320' }));
    const colour = page.getByRole('group', { name: /^Farbe/ });
    for (const slug of ['nebelgrau', 'bordeaux']) {
      const link = colour.locator(`a[href*="farbe=${slug}"]`);
      const name = (await link.getAttribute('aria-label')) ?? '';
      await link.click();
      await expect(colour.locator('legend')).toHaveText(fill(product.colourOf, { name }));
    }
    const height = page.locator('#groessen').getByRole('textbox', { name: product.advice.height });
    await height.fill('175');
    await height.press('Enter');
    await expect(page.getByText(fill(product.advice.fits, { size: 'M', min: 164, max: 176 }))).toBeVisible();
    await height.fill('196');
    await height.press('Enter');
    await expect(page.getByText(fill(product.advice.fits, { size: 'M', min: 164, max: 176 }))).toHaveCount(0);
    await height.fill('170');
    await height.press('Enter');
    await expect(page.getByText(fill(product.advice.fits, { size: 'M', min: 164, max: 176 }))).toBeVisible();
    await page.getByRole('radio', { name: /^M \d/ }).check();
    await steps.main.locator('form').getByRole('button', { name: product.add }).click();
    await page.getByRole('dialog').getByRole('link', { name: cart.drawer.next }).click();
    await expect(page.getByRole('heading', { level: 1, name: checkout.plan.title })).toBeVisible();
    await hydrated();
  });

  await test.step('the plan', async () => {
    for (const months of [24, 48, 1, 24]) {
      await steps.term(months).check();
      await expect(steps.term(months)).toBeChecked();
    }
    await page.getByText(discount.title, { exact: true }).click();
    await page.getByRole('textbox', { name: discount.field }).fill('velo10');
    await page.getByRole('button', { name: discount.apply }).click();
    await expect(
      page.getByText(fill(checkout.summary.discount, { code: 'VELO10' }), { exact: true }).first(),
    ).toBeVisible();
    expect(await steps.calendarSum()).toBe(388_800);
  });

  await test.step('the order', async () => {
    await steps.goToReview(person);
    await expect(steps.main).toContainText(person.lastname);
    await steps.orderButton.click();
    await steps.confirmation(person);
  });
  expect(page.url()).toContain(paths.confirmation.de);
});

test('A listing is filtered, sorted and followed while a browser translates it @desktop', async ({ page, visit }) => {
  await visit(paths.allModels.de);
  await translatePage(page);
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  for (const sort of ['preis-auf', 'preis-ab'] as const) {
    const before = (await cards.first().textContent()) ?? '';
    await main.getByRole('combobox', { name: listing.sort.label }).selectOption({ label: listing.sort[sort] });
    await expect(page).toHaveURL(new RegExp(`sortieren=${sort}`));
    await expect(cards.first()).not.toHaveText(before);
  }
  for (const frame of ['Wave', 'Trapez']) {
    await page.getByRole('checkbox', { name: new RegExp(`^${frame}`) }).check();
    await expect(page.getByRole('link', { name: fill(listing.filter.remove, { name: frame }) })).toBeVisible();
  }
  await page.getByRole('link', { name: fill(listing.filter.remove, { name: 'Wave' }) }).click();
  await expect(page).toHaveURL(/rahmen=trapez/);
  await expect(page.getByRole('link', { name: fill(listing.filter.remove, { name: 'Wave' }) })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'E-Trekking' }).click();
  await expect(page).toHaveURL(paths.category.de);
  await page.goBack();
  await expect(page).toHaveURL(/alle-modelle/);
  await page.getByRole('banner').getByRole('link', { name: common.nav.how }).click();
  await expect(page).toHaveURL(/\/faq/);
});
