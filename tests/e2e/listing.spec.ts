import type { Locator, Page } from '@playwright/test';
import { paths } from './support/demo.ts';
import { rappenOf } from './support/money.ts';
import { expect, httpTest, test } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

/** Where the filters are next to the cards instead of in a sheet. */
const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 992;

const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

/** Totals of all cards in Rappen, in order, taken from their accessible sentences. */
async function totals(page: Page): Promise<number[]> {
  const sentences = await cards(page)
    .getByText(/[\d’]+ (Franken|francs)/)
    .allTextContents();
  return sentences.map((sentence) =>
    rappenOf(/([\d’.]+) (?:Franken|francs)(?:, (?:einmalig|en une fois))?$/.exec(sentence)?.[1] ?? ''),
  );
}

/** Ticks a filter and applies it, in the way of the window and the browser. */
async function chooseFilter(
  page: Page,
  { name, language, scripts }: { name: RegExp; language: 'de' | 'fr'; scripts: boolean },
): Promise<void> {
  const { filter } = texts[language].listing;
  if (!isWide(page)) await page.getByRole('link', { name: filter.button, exact: true }).click();
  await page.getByRole('checkbox', { name }).check();
  if (!isWide(page) || !scripts) await applyButton(page, language, scripts).click();
}

/** The apply button: with scripts it shows the number of results. */
const applyButton = (page: Page, language: 'de' | 'fr', scripts: boolean): Locator => {
  const { filter } = texts[language].listing;
  const [before = '', after = ''] = filter.show.bike_other.split('{{total}}');
  return page.getByRole('button', {
    name: scripts && !isWide(page) ? new RegExp(`^${before}[\\d’]+${after.replace(/s$/, 's?')}`) : filter.apply,
  });
};

for (const language of languages) {
  const t = texts[language].listing;
  const path = paths.allModels[language];

  test.describe(`A listing in @${language} @without-js @alike`, () => {
    test('is narrowed by a filter, which its chip removes', async ({ page, visit, javaScriptEnabled }) => {
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

    test('removes all filters at once and keeps its order', async ({ page, visit }) => {
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

    test('pages forwards and back', async ({ page, visit }) => {
      await visit(`${path}?plan=48`);
      const first = await cards(page).first().getByRole('link').textContent();
      const pages = page.getByRole('navigation', { name: t.page.label });
      await expect(pages).toContainText(fill(t.page.of, { shown: 24, total: '' }).trim());
      await pages.getByRole('link', { name: fill(t.page.next, { count: 24 }) }).click();
      await expect(page).toHaveURL(`${path}?plan=48&seite=2`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?seite=2$/);
      await expect(page).toHaveTitle(/^(Seite|Page) 2\b/);
      await expect(pages).toContainText(fill(t.page.of, { shown: 48, total: '' }).trim());
      await expect(cards(page).first().getByRole('link')).not.toHaveText(first ?? '');
      await pages.getByRole('link', { name: t.page.previous }).click();
      await expect(page).toHaveURL(`${path}?plan=48`);
      await expect(cards(page).first().getByRole('link')).toHaveText(first ?? '');
    });

    test('replaces a category that does not exist and says so', async ({ page, visit }) => {
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
      else await applyButton(page, language, javaScriptEnabled !== false).click();
      await expect(page).toHaveURL(`${path}?preis=3000-4500&akku=500-`);
      // The address changes a moment before the cards.
      await expect.poll(async () => Math.max(...(await totals(page)))).toBeLessThanOrEqual(4500_00);
      await expect(cards(page)).not.toHaveCount(0);
      expect(Math.min(...(await totals(page)))).toBeGreaterThanOrEqual(3000_00);
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
      const own = fill(texts[language].common.rate.totalOwn, { months: 12, total: '' }).replace(/<.*?>/g, '').trim();
      await expect(cards(page).filter({ hasText: own }).first()).toBeVisible();
    });

    test('names the filter to remove if nothing fits', async ({ page, visit }) => {
      await visit(`${path}?rahmen=wave&akku=99999-`);
      const words = fill(t.empty.without, { filter: '.+', total: '\\d+' }).replaceAll(/\s/g, '\\s');
      const help = page.getByRole('main').getByRole('link', { name: new RegExp(`^${words}$`) });
      await expect(help).toHaveCount(1);
      const count = Number(/\d+$/.exec((await help.textContent()) ?? '')?.[0]);
      await help.click();
      await expect(page).toHaveURL(`${path}?rahmen=wave`);
      await expect(cards(page)).toHaveCount(Math.min(24, count));
    });

    test('says when nothing fits and suggests a way on', async ({ page, visit }) => {
      await visit(`${path}?suchen=zeppelin`);
      await expect(page.getByRole('heading', { name: t.empty.title })).toBeVisible();
      await expect(page.getByRole('heading', { name: t.empty.popular })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3 }).getByRole('link').first()).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: t.empty.action, exact: true }).click();
      await expect(page).toHaveURL(path);
    });
  });
}

test('The filters of a listing are stored and offered again', async ({ page, visit }) => {
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
  const { filter, empty, facet } = texts.de.listing;
  const path = paths.allModels.de;
  const opener = (page: Page) => page.getByRole('link', { name: filter.button, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog', { name: filter.title });
  const show = (page: Page) => dialog(page).getByRole('button', { name: /zeigen$/ });
  const shown = async (page: Page) => Number(/\d+/.exec((await show(page).textContent()) ?? '')?.[0]);

  test('are a dialog that counts, and closes without applying @phone', async ({ page, visit }) => {
    await visit(path);
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((own) => own.matches(':modal') && own.contains(document.activeElement))).toBe(
      true,
    );
    const all = await shown(page);
    const box = dialog(page).getByRole('checkbox', { name: /^Wave/ });
    await box.check();
    await expect.poll(() => shown(page)).toBeLessThan(all);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await expect(box).not.toBeChecked();
    await expect(show(page)).toHaveText(new RegExp(`^${all} `));
    await box.check();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);

    await opener(page).click();
    await box.check();
    await dialog(page)
      .getByRole('checkbox', { name: /^Damen/ })
      .check();
    await expect.poll(() => shown(page)).toBeLessThan(all);
    const both = await shown(page);
    await show(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${path}?rahmen=wave,women`);
    await expect(page.getByText(new RegExp(`^${both} von ${all} `))).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(dialog(page)).toBeHidden();
  });

  test('suggest what to remove if nothing is left, and reset everything @phone', async ({ page, visit }) => {
    await visit(`${path}?rahmen=wave&akku=99999-#filter`);
    await expect(show(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog(page).getByText(filter.none.bike).first()).toBeVisible();

    await visit(`${path}?rahmen=wave#filter`);
    await expect(dialog(page)).toBeVisible();
    await dialog(page)
      .getByRole('textbox', { name: `${facet.rate} ${facet.bis}` })
      .fill('1');
    await expect(show(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog(page).getByText(filter.none.bike).first()).toBeVisible();
    const relief = dialog(page).getByRole('button', {
      name: fill(empty.without, { filter: facet.rate, total: '' }).trim(),
    });
    const count = Number(/\d+$/.exec((await relief.textContent()) ?? '')?.[0]);
    await relief.click();
    await expect(show(page)).toHaveText(new RegExp(`^${count} `));
    await expect(show(page)).not.toHaveAttribute('aria-disabled');
    await dialog(page).getByRole('link', { name: filter.reset }).click();
    await expect.poll(() => shown(page)).toBeGreaterThan(count);
    await expect(page).toHaveURL(/rahmen=wave/);
    await show(page).click();
    await expect(page).toHaveURL(path);
  });

  test('do not offer a number of bikes before it is counted @phone', async ({ page, visit }) => {
    let answer = (): void => undefined;
    const requested = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/products/count*', async (route) => {
      await requested;
      await route.continue();
    });
    await visit(`${path}?rahmen=wave&akku=99999-#filter`);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByText(filter.showAny.bike, { exact: true })).toBeVisible();
    answer();
    await expect(show(page)).toHaveText(fill(filter.show.bike_other, { total: 0 }));
    await expect(show(page)).toHaveAttribute('aria-disabled', 'true');
  });

  test('accept a body height that narrows only if its box is ticked @phone', async ({ page, visit }) => {
    await visit(path);
    await opener(page).click();
    const all = await shown(page);
    await dialog(page).getByRole('textbox', { name: facet.groesse }).fill('150');
    const fits = dialog(page).getByRole('checkbox', { name: facet.fits });
    await expect(fits).toBeChecked();
    await expect.poll(() => shown(page)).toBeLessThan(all);
    await fits.uncheck();
    await expect.poll(() => shown(page)).toBe(all);
    await fits.check();
    await dialog(page).getByRole('slider', { name: facet.groesse }).fill('164');
    await dialog(page).getByRole('button', { name: facet.taller }).click();
    await show(page).click();
    await expect(page).toHaveURL(`${path}?groesse=165`);
    await expect(page.getByText(fill(facet.heightChip, { name: '165 cm' }))).toBeVisible();
  });

  test.describe('without scripts @only-without-js', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('are in a sheet that a link opens and closes', async ({ page, visit }) => {
      await visit(path);
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole('link', { name: filter.close }).click();
      await expect(dialog(page)).toBeHidden();
      await opener(page).click();
      await dialog(page)
        .getByRole('checkbox', { name: /^Trapez/ })
        .check();
      await dialog(page).getByRole('textbox', { name: facet.groesse }).fill('165');
      await dialog(page).getByRole('button', { name: filter.apply }).click();
      await expect(page).toHaveURL(`${path}?rahmen=trapez&groesse=165`);
      await expect(dialog(page)).toBeHidden();
    });
  });
});

test('An amount typed while the previous answer arrives stays @desktop', async ({ page, visit }) => {
  const { facet } = texts.de.listing;
  let answer = (): void => undefined;
  const typed = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\.data\?/, async (route) => {
    await typed;
    await route.continue();
  });
  await visit(`${paths.allModels.de}?preis=-6000`);
  const from = page.getByRole('textbox', { name: `${facet.price} ${facet.von}` });
  const to = page.getByRole('textbox', { name: `${facet.price} ${facet.bis}` });
  await from.fill('3000');
  await Promise.all([page.waitForRequest(/\.data\?/), from.blur()]);
  await to.fill('4500');
  answer();
  await expect(page).toHaveURL(`${paths.allModels.de}?preis=3000-6000`);
  await expect.poll(async () => Math.min(...(await totals(page)))).toBeGreaterThanOrEqual(3000_00);
  await expect(to).toHaveValue('4500');
  await to.press('Enter');
  await expect(page).toHaveURL(`${paths.allModels.de}?preis=3000-4500`);
  await expect.poll(async () => Math.max(...(await totals(page)))).toBeLessThanOrEqual(4500_00);
});

test('Next to the cards a filter applies at once and keeps the focus @desktop', async ({ page, visit }) => {
  const { facet } = texts.de.listing;
  await visit(paths.allModels.de);
  const box = page.getByRole('checkbox', { name: /^Damen/ });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${paths.allModels.de}?rahmen=women`);
  await expect(box).toBeFocused();
  const most = page.getByRole('slider', { name: `${facet.rate} ${facet.bis}` });
  await most.fill('120');
  await most.blur();
  await expect(page).toHaveURL(`${paths.allModels.de}?rahmen=women&rate=-120`);
  await expect(page.getByRole('textbox', { name: `${facet.rate} ${facet.bis}` })).toHaveValue('120');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: `${facet.rate} ${facet.bis}` })).toHaveValue('');
  await expect(most).toHaveValue('240');
});

httpTest('A query has one canonical address: others redirect to it @desktop', async ({ request }) => {
  const path = paths.allModels.de;
  for (const [from, to] of [
    ['?sortieren=empfohlen&plan=36&seite=1', ''],
    ['?rahmen=wave&rahmen=trapez', '?rahmen=trapez,wave'],
    ['?verfuegbar=vielleicht&tempo=45', '?tempo=45'],
    ['?seite=2&plan=12', '?plan=12&seite=2'],
  ] as const) {
    const response = await request.get(path + from, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(path + to);
    expect((await request.get(path + to, { maxRedirects: 0 })).status()).toBe(200);
  }
});
