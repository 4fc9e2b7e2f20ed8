import { demo } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

for (const language of languages) {
  const { product, zoom } = texts[language];

  test(`A bike is viewed in close-up in @${language}, by pointer and keyboard`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(`${demo.bike[language]}?farbe=bordeaux`);
    const opener = page.getByRole('link', { name: product.gallery.near });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {
      name: fill(product.gallery['near-label'], { name: 'Allegro Limmat 5' }),
    });
    await expect(dialog.getByRole('heading', { name: zoom.title })).toBeVisible();
    const rings = dialog.locator('.zoom-ring');
    const rows = dialog.locator('.zoom-rows > li');
    await expect(rings).toHaveCount(8);
    await expect(rows).toHaveCount(8);
    await expectAccessible();

    await rings.nth(0).click();
    await expect(rows.nth(0).locator('dl')).toBeVisible();
    await expect(rows.nth(0)).toContainText('75 Nm');
    const scale = (times: number) => dialog.getByRole('button', { name: `${times}×`, exact: true });
    await expect(scale(4)).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('img', { name: zoom.map })).toBeVisible();
    await page.keyboard.press('+');
    await expect(scale(8)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('2');
    await expect(rows.nth(1)).toContainText('625 Wh');
    await expect(rows.nth(1).locator('dl')).toBeVisible();
    await expect(rows.nth(0).locator('dl')).toBeHidden();
    await expectAccessible();

    await dialog.locator('.zoom-colours').getByRole('link').first().click();
    await expect(page).toHaveURL(/farbe=nebelgrau/);
    await expect(dialog.locator('.zoom-picture > img').first()).toHaveAttribute('src', /-nebelgrau-/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/farbe=nebelgrau/);
  });

  test(`The table of the close-up contains everything in @${language} @only-without-js`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(demo.bike[language]);
    await page.getByRole('link', { name: product.gallery.near }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zoom.title);
    const row = page.locator('#teil-battery');
    await row.locator('summary').click();
    await expect(row.locator('dl')).toContainText('625 Wh');
    await expectAccessible();
  });
}
