import type { Page } from '@playwright/test';
import { demo, paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { fill, texts } from './support/texts.ts';

/** The toast's colours count once it is fully shown. */
const settled = (page: Page) =>
  page
    .locator('.toast')
    .evaluate(async (toast) => Promise.allSettled(toast.getAnimations().map(({ finished }) => finished)));

const list = { de: '/wunschliste', fr: '/fr/liste-de-souhaits' };

for (const language of ['de', 'fr'] as const) {
  const { common, product, wishlist, wishToast } = texts[language];

  test(`Hearts are set at once, reset where nothing is stored, and make a list to share, in @${language}`, async ({
    page,
    browser,
    baseURL,
    visit,
    hydrated,
    complaints,
    expectAccessible,
  }) => {
    const header = page.locator('.site-header-row');
    const countLabel = (count: number) =>
      header.getByRole('link', {
        name: count ? `${common.nav.wishlist}, ${count}` : common.nav.wishlist,
        exact: true,
      });
    await visit(paths.allModels[language]);
    await page.keyboard.press('Shift');
    const [before = '', after = ''] = common.wish.split('{{name}}');
    const hearts = page.getByRole('main').getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
    await expect(countLabel(0)).toBeVisible();

    // A server that does not answer: the heart is reset, with a message.
    await page.route(/\/(merken|noter)$/, (route) => route.abort());
    await hearts.nth(1).click();
    const status = page.getByRole('status').filter({ hasText: wishToast.failed });
    await expect(status).toBeVisible();
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
    const failure = (line: string) => /Something went wrong with firestore|net::ERR_FAILED/.test(line);
    expect(complaints.filter(failure).length).toBeGreaterThan(0);
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !failure(line)));
    await page.unroute(/\/(merken|noter)$/);

    await status.getByRole('button', { name: wishToast.again }).click();
    // The element below the pointer waits for it.
    await page.mouse.move(0, 0);
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await hearts.nth(0).focus();
    await page.keyboard.press('Enter');
    await expect(countLabel(2)).toBeVisible();
    const toast = page.getByRole('status').getByText(wishToast.added.replace('{{name}}', '').trim());
    await expect(toast).toBeVisible();
    await settled(page);
    await expectAccessible();
    await expect(toast).toBeHidden();

    // On a product's own page; the shared page knows it after a reload.
    await page.goto(demo.bike[language]);
    await hydrated();
    const action = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^(${product.wish.add}|${product.wish.on})$`) });
    const isFirst = (await action.textContent())?.trim() === product.wish.on;
    if (!isFirst) await action.click();
    await expect(action).toHaveText(product.wish.on);
    const count = isFirst ? 2 : 3;
    await expect(countLabel(count)).toBeVisible();
    await page.reload();
    await expect(countLabel(count)).toBeVisible();
    await expect(action).toHaveText(product.wish.on);

    // The list: a removed item stays greyed with an undo link until the page is left.
    await countLabel(count).click();
    await expect(page).toHaveURL(list[language]);
    await hydrated();
    await page.keyboard.press('Shift');
    await expect(hearts).toHaveCount(count);
    await hearts.first().click();
    await expect(page.getByText(wishlist['no-longer'])).toBeVisible();
    await page.getByRole('button', { name: wishlist.undo }).click();
    await expect(countLabel(count)).toBeVisible();
    await expect(toast).toBeVisible();
    await settled(page);
    await expectAccessible();

    // Another visitor opens it by its link and adds all of it.
    const link = await page.getByLabel(wishlist.share.link, { exact: true }).inputValue();
    await page.getByLabel(wishlist.share.name).fill('Lea');
    await page.getByRole('button', { name: wishlist.share.save }).click();
    await expect(page.getByText(wishlist.said.named)).toBeVisible();
    const other = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(fill(wishlist.shared.of, { name: 'Lea' }));
    await other.getByRole('button', { name: wishlist.shared.all }).click();
    await expect(other.getByText(wishlist.said.added)).toBeVisible();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(wishlist.title);
    await page.getByRole('button', { name: wishlist.share.renew }).click();
    await expect(page.getByText(wishlist.said.renewed)).toBeVisible();
    expect((await other.goto(link))?.status()).toBe(404);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(wishlist.gone.title);
    await other.context().close();
  });
}

test('Without scripts a wishlist can be the first write: the bike is added, removed and added again @only-without-js @cross', async ({
  page,
}) => {
  const { product, wishlist } = texts.fr;
  await page.goto(demo.bike.fr);
  await page.getByRole('button', { name: product.wish.add, exact: true }).click();
  await expect(page).toHaveURL(demo.bike.fr);
  await expect(page.getByRole('button', { name: product.wish.on, exact: true })).toBeVisible();
  await page.goto(list.fr);
  await page.getByRole('button', { name: /^Retirer/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wishlist.empty.title);
  await page.getByRole('button', { name: wishlist.undo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wishlist.title);
});
