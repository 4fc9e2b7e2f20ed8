import type { Locator, Page } from '@playwright/test';
import { demo, paths } from './support/demo.ts';
import { rappenOf } from './support/money.ts';
import { expect, test } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

/** The form in which everything is chosen; the bar at the window's foot repeats its button. */
const addButton = (page: Page, name: string): Locator =>
  page.getByRole('main').locator('form').getByRole('button', { name });

for (const language of languages) {
  const { product: t, common } = texts[language];

  test.describe(`A bike in ${language}`, () => {
    test('shows the rate of each plan length and the sum that proves it', async ({ page, visit }) => {
      await visit(demo.bike[language]);
      const form = page.getByRole('main').locator('form');
      for (const [months, rate] of [
        [12, '360'],
        [24, '180'],
        [36, '120'],
        [48, '90'],
      ] as const) {
        await page.getByRole('radio', { name: fill(t.plan.termSpoken, { count: months, rate }), exact: true }).check();
        await expect(form).toContainText(fill(common.rate.spoken, { rate, months, total: '4’320' }));
        const equation = form.getByText(/×.*=/);
        const [, count = '', each = '', total = ''] =
          /(\d+) × ([\d’.]+) = CHF\s([\d’]+)/.exec((await equation.textContent()) ?? '') ?? [];
        expect(Number(count) * rappenOf(each)).toBe(rappenOf(total));
      }
      await page.getByRole('radio', { name: fill(t.plan.onceSpoken, { total: '4’320' }) }).check();
      await expect(form).toContainText(fill(common.rate.spokenOnce, { total: '4’320' }));
      await expect(form.getByText(/×.*=/)).toHaveCount(0);
    });

    test('says why a size cannot be bought, and for whom the others are', async ({ page, visit }) => {
      await visit(demo.bike[language]);
      await expect(page.getByRole('radio', { name: /^[SML] \d+–\d+/, checked: true })).toHaveCount(1);
      await page.getByRole('radio', { name: `XL ${t.soldOut}` }).check();
      const button = addButton(page, t.soldOutButton);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(t.soldOutSize);
      await button.press('Enter');
      await expect(page).toHaveURL(demo.bike[language]);
      await page.getByRole('radio', { name: /^L \d+–\d+/ }).check();
      await expect(addButton(page, t.add)).not.toHaveAttribute('aria-disabled');
    });
  });

  test.describe(`A bike in ${language} @without-js`, () => {
    test('changes its colour by a link', async ({ page, visit }) => {
      await visit(demo.bike[language]);
      const colours = page.getByRole('main').locator('form').getByRole('link');
      const current = page.getByRole('group', { name: /^(Farbe|Couleur)/ });
      const before = await current.locator('legend').textContent();
      const picture = page.getByRole('main').getByRole('img').first();
      const source = (await picture.getAttribute('src')) ?? '';
      const other = colours.nth(1);
      const name = (await other.getAttribute('aria-label')) ?? '';
      await other.click();
      await expect(page).toHaveURL(/\?farbe=\w+$/);
      await expect(current.locator('legend')).toHaveText(fill(t.colourOf, { name }));
      expect(before).not.toContain(name);
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
      await expect(picture).not.toHaveAttribute('src', source);
    });

    test('opens the section that its address asks for', async ({ page, visit }) => {
      const service = page.getByText(t.service.text);
      await visit(demo.bike[language]);
      await expect(service).toBeHidden();
      for (const tab of ['service-shops-tab', 'ateliers']) {
        await visit(`${demo.bike[language]}?tab=${tab}`);
        await expect(service).toBeVisible();
      }
      const description = page
        .getByRole('group')
        .filter({ has: page.getByRole('heading', { name: t.sections.beschreibung, exact: true }) });
      await expect(description.getByRole('paragraph')).toHaveCount(0);
      await visit(`${demo.bike[language]}?tab=${language === 'de' ? 'beschreibung' : 'description'}`);
      await expect(description.getByRole('paragraph').first()).toBeVisible();
      await expect(service).toBeHidden();
    });
  });
}

test('A used bike offers short plans, a helmet none', async ({ page, visit }) => {
  const t = texts.de.product;
  await visit(demo.used.de);
  const months = await page
    .getByRole('group', { name: t.plan.term })
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
  expect(months.map(Number).sort((a, b) => a - b)).toEqual([1, 3, 6, 9, 12]);

  await visit(demo.accessory.de);
  await expect(page.getByRole('group', { name: t.plan.term })).toHaveCount(0);
  await expect(page.getByRole('main').locator('form')).toContainText(
    fill(texts.de.common.rate.spokenOnce, { total: '119' }),
  );
});

test('The bar on a phone keeps the rate at hand and buys what is chosen @phone', async ({ page, visit }) => {
  const t = texts.fr.product;
  await visit(demo.bike.fr);
  const bar = page.getByRole('complementary', { name: 'Allegro Limmat 5' });
  await expect(bar).toBeInViewport();
  await page.getByRole('radio', { name: fill(t.plan.termSpoken, { count: 48, rate: '90' }) }).check();
  await expect(bar).toContainText(fill(texts.fr.common.rate.spoken, { rate: '90', months: 48, total: '4’320' }));
  await page.getByRole('radio', { name: /^S \d+/ }).check();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await bar.getByRole('button', { name: t.add }).click();
  await expect(page).toHaveURL(paths.cart.fr);
  await expect(page.getByRole('listitem').filter({ hasText: 'Allegro Limmat 5' })).toContainText(
    fill(texts.fr.cart.line.size, { size: 'S' }),
  );
});

test('The bar on a large window shows once the page’s own button is out of sight @desktop', async ({ page, visit }) => {
  await visit(demo.bike.de);
  const bar = page.getByRole('complementary', { name: 'Allegro Limmat 5' });
  await addButton(page, texts.de.product.add).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
});

test('A size that is sold out does not get into the cart without scripts either @only-without-js', async ({
  page,
  visit,
}) => {
  await visit(demo.bike.de);
  await page.getByRole('radio', { name: `XL ${texts.de.product.soldOut}` }).check();
  await addButton(page, texts.de.product.add).click();
  await expect(page.getByRole('alert')).toHaveText(texts.de.cart.refusal['sold-out']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.de.cart.empty.title);
});

test('The gallery shows a view by its thumb @without-js', async ({ page, visit }) => {
  await visit(demo.bike.de);
  const gallery = page.getByRole('region', {
    name: fill(texts.de.product.gallery.label, { name: 'Allegro Limmat 5' }),
  });
  const thumbs = gallery.getByRole('link');
  const count = await thumbs.count();
  expect(count).toBeGreaterThan(2);
  const slides = gallery.getByRole('list').first().getByRole('listitem');
  await expect(slides).toHaveCount(count);
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.9 });
  await expect(slides.nth(2)).not.toBeInViewport({ ratio: 0.1 });
  await thumbs.nth(2).click();
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.5 });
  await expect(slides.nth(0)).not.toBeInViewport({ ratio: 0.1 });
});
