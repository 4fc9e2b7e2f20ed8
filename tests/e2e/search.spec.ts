import { demo, paths } from './support/demo.ts';
import { expect, expectFailedLoads, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

for (const language of languages) {
  const { common } = texts[language];

  test(`The search field suggests in @${language} and works with the keyboard @desktop`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(paths.faq[language]);
    const field = page.getByRole('banner').getByLabel(common.search.placeholder);
    await field.click();
    await field.pressSequentially('limm');
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option').first()).toContainText('Limmat');
    await expect(field).toHaveAttribute('role', 'combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();

    await field.press('ArrowDown');
    const first = list.getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await field.press('ArrowUp');
    await expect(field).not.toHaveAttribute('aria-activedescendant');

    await field.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(field).toHaveValue('limm');

    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(demo.bike[language]);
  });

  test(`A search in @${language} shows its results, also for a typing error @without-js @alike`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(paths.search[language]);
    const field = page.getByRole('main').getByLabel(common.search.placeholder);
    await field.fill('limat');
    await field.press('Enter');
    await expect(page).toHaveURL(`${paths.search[language]}?q=limat`);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Limmat' }).first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible();
  });
}

test("On phones the search opens from the header's icon @phone", async ({ page, visit }) => {
  await visit(paths.home.de);
  await page.getByRole('banner').getByRole('link', { name: texts.de.common.search.label }).click();
  await expect(page).toHaveURL(paths.search.de);
  await page.getByRole('main').getByLabel(texts.de.common.search.placeholder).fill('Limmat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${paths.search.de}?q=Limmat`);
});

for (const [language, query] of [
  ['de', 'rotes velo bis 4000'],
  ['fr', 'vélo rouge moins de 4000'],
] as const) {
  test(`A chip removes what was understood of a search in @${language} @without-js @alike`, async ({ page, visit }) => {
    await visit(`${paths.search[language]}?q=${encodeURIComponent(query)}`);
    const { label, remove } = texts[language].search.understood;
    const chip = (name: string) => page.getByRole('link', { name: remove.replace('{{name}}', name) });
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(chip(texts[language].search.colour.red)).toBeVisible();
    await chip(texts[language].search.colour.red).click();
    await expect(page).not.toHaveURL(/rot|rouge/);
    await expect(chip(texts[language].search.colour.red)).toHaveCount(0);
    await expect(page.getByRole('searchbox').last()).toHaveValue(/4000/);
  });
}

test('A search without hits suggests a way on @without-js', async ({ page, visit }) => {
  await visit(`${paths.search.de}?q=zeppelinq`);
  await expect(page.getByRole('status').filter({ hasText: 'zeppelinq' })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.de.search.empty.bikes }).first()).toBeVisible();
});

test('An address that clearly means a bike leads to it @without-js', async ({ page }) => {
  await page.goto('/velos/allegro-limmat-5');
  await expect(page).toHaveURL(demo.bike.de);
});

test('An ambiguous address shows the bikes it may mean @without-js', async ({ page, visit, complaints }) => {
  const response = await visit('/kalkhoff-zeppelin');
  expect(response.status()).toBe(404);
  expectFailedLoads(complaints, 404);
  await expect(page.getByRole('heading', { name: texts.de.common.error.maybe })).toBeVisible();
  await expect(page.getByRole('link', { name: /Kalkhoff/ }).first()).toBeVisible();
});

test('A forced navigation variant appears at once and stays for the visit @desktop', async ({ page, visit }) => {
  await visit('/faq?variant=forceNew');
  await expect(page.getByRole('navigation', { name: texts.de.common.nav.categories })).toBeVisible();
  await visit('/faq');
  await expect(page.getByRole('navigation', { name: texts.de.common.nav.categories })).toBeVisible();
  await visit('/faq?variant=forceOld');
  await expect(page.getByRole('navigation', { name: texts.de.common.nav.categories })).toHaveCount(0);
});
