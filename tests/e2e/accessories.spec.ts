import type { Page } from '@playwright/test';
import { demo, paths } from './support/demo.ts';
import { texts as productTexts } from './support/product-texts.ts';
import { expect, test } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

const bag = { de: '/produkt/ortlieb-velotasche-rolle', fr: '/fr/produit/ortlieb-sacoche-rouleau' };
const bike = 'Limmat 5';

/** Adds the first bike that a test knows to the cart. */
async function buyBike(page: Page, visit: (path: string) => Promise<unknown>, language: 'de' | 'fr'): Promise<void> {
  await visit(demo.bike[language]);
  await page.getByRole('radio', { name: /^M \d/ }).check();
  const added = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('main').getByRole('button', { name: productTexts[language].product.add }).first().click();
  await added;
}

for (const language of languages) {
  const t = texts[language];
  const { accessory, measure } = productTexts[language].product;

  test.describe(`Accessories in @${language} @without-js @alike`, () => {
    test('are found by sort and by a filter of their own', async ({ page, visit, expectAccessible }) => {
      await visit(paths.accessories[language]);
      const sorts = page.getByRole('navigation', { name: t.common.kinds.label });
      await sorts.getByRole('link', { name: language === 'de' ? /^Schlösser/ : /^Antivols/ }).click();
      await expect(page).toHaveURL(/kategorien\/lock$/);
      await expect(sorts.locator('[aria-current=page]')).toHaveCount(1);
      await visit(`${new URL(page.url()).pathname}?sicherheit=15-`);
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(cards).toHaveCount(3);
      await expect(page.getByText(fill(t.listing.facet.security, { level: 15 })).first()).toBeAttached();
      await expectAccessible();
    });

    test('show their measures and the bikes they fit', async ({ page, visit, expectAccessible }) => {
      await visit(bag[language]);
      await expect(page.getByRole('main').getByText(measure.volume)).toBeVisible();
      await expect(page.getByText(accessory.once)).toBeVisible();
      await expect(page.getByRole('list', { name: accessory.bikes }).getByRole('listitem')).toHaveCount(4);
      const picture = page.getByRole('figure').getByRole('img');
      const answer = await page.request.get((await picture.getAttribute('src')) ?? '');
      expect(answer.headers()['content-type']).toBe('image/svg+xml');
      await expectAccessible();
    });
  });
}

test.describe('Accessories @without-js', () => {
  test('refer to the bike in the cart', async ({ page, visit, expectAccessible }) => {
    const { accessory } = productTexts.de.product;
    await buyBike(page, visit, 'de');
    await visit(bag.de);
    await expect(page.getByText(fill(accessory.fitsMine, { name: bike }))).toBeVisible();
    await expect(page.getByText(fill(accessory.inPlan, { name: bike, rate: '93', before: '90' }))).toBeVisible();
    await expect(page.getByRole('heading', { name: fill(accessory.hungMine, { name: bike }) })).toBeVisible();

    await visit(paths.accessories.de);
    await expect(page.getByText(fill(texts.de.common.rate.added, { rate: '3' })).first()).toBeVisible();
    const all = Number(/\d+/.exec((await page.getByText(/^\d+ Artikel/).textContent()) ?? '')?.[0]);
    await page.getByRole('link', { name: fill(texts.de.common.kinds.mine, { name: bike }) }).click();
    await expect(page).toHaveURL(/passt=/);
    const fitting = Number(/\d+/.exec((await page.getByText(/^\d+ von \d+ Artikeln/).textContent()) ?? '')?.[0]);
    expect(fitting).toBeLessThan(all);
    await expect(
      page.getByRole('link', {
        name: fill(texts.de.listing.filter.remove, { name: texts.de.listing.facet.passtMine }),
      }),
    ).toBeVisible();
    await expectAccessible();
  });
});
