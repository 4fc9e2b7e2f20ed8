import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demo } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { fill, type Language, texts } from './support/texts.ts';

const start = { de: '/sponsor-me', fr: '/fr/sponsor-me' } as const;

/** Fills in and sends the form of a rider's page. */
async function makePage(page: Page, language: Language): Promise<void> {
  const t = texts[language].sponsor;
  await page.getByLabel(t.form.firstName).fill('Lea');
  await page.getByLabel(t.form.title, { exact: true }).fill('Lea fährt bald');
  await page.getByLabel(t.form.story).fill('Von Wollishofen nach Oerlikon.');
  await page.getByLabel(t.form.email).fill(`${randomUUID()}@example.ch`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.form.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.manage.online })).toBeVisible();
}

test('A rider creates a page, a sponsor contributes, and the bike is in the cart with that down payment @desktop', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const t = texts.de.sponsor;
  await visit(start.de);
  await expectAccessible();
  await visit(`${start.de}?bike=${demo.bike.de.split('/').at(-1) ?? ''}`);
  // Typed text is restored for the returning visitor.
  await page.getByLabel(t.form.story).fill('Von Altstetten her.');
  await page.getByLabel(t.form.goal, { exact: true }).fill('3000');
  await page.reload();
  await expect(page.getByLabel(t.form.story)).toHaveValue('Von Altstetten her.');
  await expect(page.getByLabel(t.form.goal, { exact: true })).toHaveValue('3000');
  await page.getByRole('button', { name: t.form.submit }).click();
  await expect(page.getByText(fill(t.error['too-long'], {}))).toHaveCount(0);
  await expect(page.getByRole('link', { name: t.error.required }).first()).toBeVisible();
  // The slider writes into the field.
  await page.getByRole('slider', { name: t.form['goal-slide'] }).fill('1080');
  await expect(page.getByLabel(t.form.goal, { exact: true })).toHaveValue('1080');
  await expectAccessible();
  // Refused input is kept too.
  await page.reload();
  await expect(page.getByLabel(t.form.story)).toHaveValue('Von Altstetten her.');
  await expect(page.getByLabel(t.form.goal, { exact: true })).toHaveValue('1080');
  await makePage(page, 'de');
  await expectAccessible();
  const manage = page.url();
  expect(await page.evaluate(() => localStorage.getItem('velory.sponsor'))).toBeNull();

  await visit(await page.getByLabel(t.manage.link).inputValue());
  await page.getByRole('radio', { name: '100' }).check();
  await expect(page.getByText(fill(t.give.effect, { amount: '100', before: '120', after: '117.20' }))).toBeVisible();
  await page.getByLabel(t.give.name, { exact: true }).fill('Tom');
  await page.getByLabel(t.give.email).fill('tom@example.ch');
  await expectAccessible();
  await page.getByRole('button', { name: fill(t.give.submit, { amount: '100' }) }).click();
  await page.getByRole('button', { name: texts.de.payment.local.twint, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: fill(t.mine.title, { name: 'Lea' }) })).toBeVisible();
  await expectAccessible();

  await visit(manage);
  await page.getByRole('button', { name: t.manage.order, exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/$/);
  await expect(page.getByRole('main')).toContainText(texts.de.cart.line.sponsored);
});

test('A sponsor in @fr gives up and contributes again @only-without-js', async ({ page, expectAccessible }) => {
  const t = texts.fr.sponsor;
  await page.goto(start.fr);
  await page.getByLabel(t.start.all, { exact: true }).selectOption({ label: 'Allegro Limmat 5' });
  await page.getByRole('button', { name: t.start.go, exact: true }).click();
  await makePage(page, 'fr');
  const local = texts.fr.payment.local;
  await page.goto(await page.getByLabel(t.manage.link).inputValue());
  const give = async () => {
    await page.getByLabel(t.give.name, { exact: true }).fill('Grand-maman');
    await page.getByLabel(t.give.email).fill('gm@example.ch');
    // Another amount may be chosen: without scripts the button names none.
    await page.getByRole('button', { name: t.give['submit-free'], exact: true }).click();
    await page.getByRole('link', { name: t.mine.open }).click();
  };
  await give();
  await page.getByRole('button', { name: local.abandon, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.mine['cancelled-title'] })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: t.mine.retry }).click();
  await give();
  await page.getByRole('button', { name: local.card, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: fill(t.mine.title, { name: 'Lea' }) })).toBeVisible();
  await page.getByRole('link', { name: fill(t.mine.see, { name: 'Lea' }) }).click();
  await expect(page.getByRole('list').getByText('Grand-maman')).toBeVisible();
});
