import type { Locator, Page } from '@playwright/test';
import { paths } from './support/demo.ts';
import { rappenOf } from './support/money.ts';
import { expect, test } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

/** Where the filters stand beside the cards instead of in a sheet. */
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 992;

const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

/** Totals of all cards in Rappen, in their order, as their spoken sentences say them. */
async function totals(page: Page): Promise<number[]> {
  const sentences = await cards(page)
    .getByText(/[\d’]+ (Franken|francs)/)
    .allTextContents();
  return sentences.map((sentence) =>
    rappenOf(/([\d’.]+) (?:Franken|francs)(?:, (?:einmalig|en une fois))?$/.exec(sentence)?.[1] ?? ''),
  );
}

/** Ticks a filter and lets it apply, in the way that the window and the browser offer. */
async function chooseFilter(
  page: Page,
  { name, language, scripts }: { name: RegExp; language: 'de' | 'fr'; scripts: boolean },
): Promise<void> {
  const { filter } = texts[language].listing;
  if (!isWide(page)) await page.getByRole('link', { name: filter.button, exact: true }).click();
  await page.getByRole('checkbox', { name }).check();
  if (!isWide(page) || !scripts) await page.getByRole('button', { name: filter.apply }).click();
}

for (const language of languages) {
  const t = texts[language].listing;
  const path = paths.allModels[language];

  test.describe(`A listing in @${language} @without-js`, () => {
    test('is narrowed by a filter, which its chip takes away', async ({ page, visit, javaScriptEnabled }) => {
      await visit(path);
      const wave = page.getByRole('checkbox', { name: /^Wave/, includeHidden: true });
      const count = Number(/\d+/.exec((await wave.evaluate((box) => box.closest('label')?.textContent)) ?? '')?.[0]);
      await chooseFilter(page, { name: /^Wave/, language, scripts: javaScriptEnabled !== false });

      await expect(page).toHaveURL(`${path}?rahmen=wave`);
      await expect(page.getByText(new RegExp(`^${count} `)).first()).toBeVisible();
      await expect(cards(page)).toHaveCount(Math.min(count, 24));
      for (const text of await cards(page).allTextContents()) expect(text).toContain('Wave');

      const chip = page.getByRole('link', { name: fill(t.filter.remove, { name: 'Wave' }) });
      await expect(chip).toBeVisible();
      await chip.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('checkbox', { name: /^Wave/, includeHidden: true })).not.toBeChecked();
    });

    test('loses all filters at once and keeps its order', async ({ page, visit }) => {
      await visit(`${path}?rahmen=trapez,wave&verfuegbar=ja&sortieren=preis-ab`);
      await page.getByRole('link', { name: t.filter.reset }).click();
      await expect(page).toHaveURL(`${path}?sortieren=preis-ab`);
    });

    test('is ordered by price', async ({ page, visit, javaScriptEnabled }) => {
      await visit(path);
      const before = await cards(page).first().textContent();
      await page.getByRole('combobox', { name: t.sort.label }).selectOption({ label: t.sort['preis-auf'] });
      if (javaScriptEnabled === false) await page.getByRole('button', { name: t.sort.apply }).click();
      await expect(page).toHaveURL(`${path}?sortieren=preis-auf`);
      await expect(cards(page).first()).not.toHaveText(before ?? '');
      const ascending = await totals(page);
      expect(ascending).toHaveLength(24);
      expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    });

    test('shows its rates for another plan, and prices paid once', async ({ page, visit }) => {
      await visit(path);
      const terms = page.getByRole('navigation', { name: t.plan.label });
      await terms.getByRole('link', { name: '24' }).click();
      await expect(page).toHaveURL(`${path}?plan=24`);
      const { spoken } = texts[language].common.rate;
      await expect(cards(page).first()).toContainText(fill(spoken, { rate: '180', months: 24, total: '4’320' }));
      await terms.getByRole('link', { name: t.plan.once }).click();
      await expect(page).toHaveURL(`${path}?plan=1`);
      await expect(cards(page).first()).toContainText(fill(texts[language].common.rate.spokenOnce, { total: '4’320' }));
    });

    test('goes on to its next page and back', async ({ page, visit }) => {
      await visit(`${path}?plan=48`);
      const first = await cards(page).first().getByRole('link').textContent();
      const pages = page.getByRole('navigation', { name: t.page.label });
      await expect(pages).toContainText(fill(t.page.of, { shown: 24, total: '' }).trim());
      await pages.getByRole('link', { name: fill(t.page.next, { count: 24 }) }).click();
      await expect(page).toHaveURL(`${path}?plan=48&seite=2`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?seite=2$/);
      await expect(pages).toContainText(fill(t.page.of, { shown: 48, total: '' }).trim());
      await expect(cards(page).first().getByRole('link')).not.toHaveText(first ?? '');
      await pages.getByRole('link', { name: t.page.previous }).click();
      await expect(page).toHaveURL(`${path}?plan=48`);
      await expect(cards(page).first().getByRole('link')).toHaveText(first ?? '');
    });

    test('stands in for a category that does not exist and says so', async ({ page, visit }) => {
      await visit(paths.category[language].replace('e-trekking', 'e-raumschiffe'));
      await expect(page).toHaveURL(new RegExp(`${path}\\?`));
      await expect(page.getByText(t.unknown)).toBeVisible();
      await expect(cards(page)).toHaveCount(24);
    });

    test('is narrowed to a free range of prices and to a battery', async ({ page, visit, javaScriptEnabled }) => {
      await visit(`${path}?akku=500-`);
      if (!isWide(page)) await page.getByRole('link', { name: `${t.filter.button} · 1` }).click();
      const battery = page.getByRole('radio', { name: /^(ab|dès) 500/ });
      await expect(battery).toBeChecked();
      const group = page.locator('details', { has: page.locator('[name="preis-von"]') });
      if (!(await group.evaluate((details) => (details as HTMLDetailsElement).open)))
        await group.locator('summary').click();
      await page.getByRole('textbox', { name: `${t.facet.price} ${t.facet.von}` }).fill('3000');
      await page.getByRole('textbox', { name: `${t.facet.price} ${t.facet.bis}` }).fill('4500');
      if (isWide(page) && javaScriptEnabled !== false) await page.keyboard.press('Enter');
      else await page.getByRole('button', { name: t.filter.apply }).click();
      await expect(page).toHaveURL(`${path}?preis=3000-4500&akku=500-`);
      await expect(cards(page)).not.toHaveCount(0);
      for (const total of await totals(page)) {
        expect(total).toBeGreaterThanOrEqual(3000_00);
        expect(total).toBeLessThanOrEqual(4500_00);
      }
    });

    test('is narrowed to typed rates with both ends, as its cards show them', async ({ page, visit }) => {
      const rates = async () =>
        (
          await cards(page)
            .getByText(/^[\d’]+ (Franken|francs)/)
            .allTextContents()
        ).map((sentence) => rappenOf(/^[\d’.]+/.exec(sentence)?.[0] ?? ''));
      await visit(`${path}?rate=120-120`);
      await expect(cards(page)).not.toHaveCount(0);
      expect(new Set(await rates())).toEqual(new Set([120_00]));
      await visit(`${path}?rate=-120&sortieren=rate-ab`);
      expect(Math.max(...(await rates()))).toBe(120_00);
      await visit(`${path}?occasion=ja&sortieren=rate-auf`);
      const own = fill(texts[language].common.rate.totalOwn, { months: 12, total: '' }).trim();
      await expect(cards(page).filter({ hasText: own }).first()).toBeVisible();
    });

    test('names the filter to take off where nothing fits', async ({ page, visit }) => {
      await visit(`${path}?rahmen=wave&akku=99999-`);
      const help = page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${t.empty.without_one.split('{{')[0]}`) });
      await expect(help).toHaveCount(1);
      const count = Number(/(\d+) \D+$/.exec((await help.textContent()) ?? '')?.[1]);
      await help.click();
      await expect(page).toHaveURL(`${path}?rahmen=wave`);
      await expect(cards(page)).toHaveCount(Math.min(24, count));
    });

    test('says when nothing fits and leads on', async ({ page, visit }) => {
      await visit(`${path}?suchen=zeppelin`);
      await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: t.empty.action, exact: true }).click();
      await expect(page).toHaveURL(path);
    });
  });
}

test('The filters of a listing are remembered and offered again', async ({ page, visit }) => {
  const { remembered } = texts.de.listing;
  const path = paths.category.de;
  await visit(`${path}?rahmen=trapez`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('previousFilters'))).toContain('rahmen=trapez');
  await visit(paths.brand.de);
  await expect(page.getByText(remembered.text)).toHaveCount(0);
  await visit(path);
  await expect(page.getByRole('status').filter({ hasText: 'Trapez' })).toBeVisible();
  await page.getByRole('link', { name: remembered.restore }).click();
  await expect(page).toHaveURL(`${path}?rahmen=trapez`);
  await visit(path);
  await page.getByRole('button', { name: remembered.forget }).click();
  await expect(page.getByText(remembered.text)).toHaveCount(0);
  await visit(path);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('previousFilters'))).toBeNull();
});

test.describe('The filters on a phone', () => {
  const openAndClose = async (page: Page): Promise<void> => {
    const { filter } = texts.de.listing;
    const sheet = page.getByRole('complementary', { name: filter.title });
    await expect(sheet).toBeHidden();
    await page.getByRole('link', { name: filter.button, exact: true }).click();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(/#filter$/);
    await sheet.getByRole('link', { name: filter.close }).last().click();
    await expect(sheet).toBeHidden();
  };

  test('lie in a sheet that a link opens and closes @phone', async ({ page, visit }) => {
    await visit(paths.category.de);
    await openAndClose(page);
  });

  test.describe('without scripts @only-without-js', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('lie in the same sheet', async ({ page, visit }) => {
      await visit(paths.category.de);
      await openAndClose(page);
      await page.getByRole('link', { name: texts.de.listing.filter.button, exact: true }).click();
      await page.getByRole('checkbox', { name: /^Trapez/ }).check();
      await page.getByRole('button', { name: texts.de.listing.filter.apply }).click();
      await expect(page).toHaveURL(`${paths.category.de}?rahmen=trapez`);
      await expect(page.getByRole('complementary', { name: texts.de.listing.filter.title })).toBeHidden();
    });
  });
});

test('A query has one address: others redirect to it @desktop', async ({ page }) => {
  const path = paths.allModels.de;
  for (const [from, to] of [
    ['?sortieren=empfohlen&plan=36&seite=1', ''],
    ['?rahmen=wave&rahmen=trapez', '?rahmen=trapez,wave'],
    ['?verfuegbar=vielleicht&tempo=45', '?tempo=45'],
    ['?seite=2&plan=12', '?plan=12&seite=2'],
  ] as const) {
    const response = await page.request.get(path + from, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(path + to);
    expect((await page.request.get(path + to, { maxRedirects: 0 })).status()).toBe(200);
  }
});
