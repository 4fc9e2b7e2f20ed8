import type { Locator, Page } from '@playwright/test';
import { paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/product-texts.ts';
import { fill, type Language, languages } from './support/texts.ts';

/** Demonstration bikes of different frames and batteries. */
const bikes = {
  limmat: {
    name: 'Allegro Limmat 5',
    de: 'allegro-limmat-5-trekking-e-bike-trapez',
    fr: 'allegro-limmat-5-velo-electrique-trekking-cadre-trapeze',
  },
  lavaux: {
    name: 'Cilo Lavaux',
    de: 'cilo-lavaux-city-e-bike-tiefeinsteiger',
    fr: 'cilo-lavaux-velo-electrique-ville-cadre-wave',
  },
  sihl: {
    name: 'Simpel Sihl',
    de: 'simpel-sihl-trekking-e-bike-trapez-occasion',
    fr: 'simpel-sihl-velo-electrique-trekking-cadre-trapeze-occasion',
  },
} as const;

const comparison = { de: '/vergleich', fr: '/fr/comparaison' } as const;

const comparisonOf = (language: Language, ...names: (keyof typeof bikes)[]) =>
  `${comparison[language]}?bikes=${names.map((name) => bikes[name][language]).join(',')}`;

const toggles = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /vergleichen$|^Comparer/ });

const tray = (page: Page, language: Language): Locator =>
  page.getByRole('complementary', { name: texts[language].comparison.tray.label });

const headerLink = (page: Page, language: Language): Locator =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${texts[language].common.compare.title}`) });

/** Names of the compared bikes, in the order of the columns. */
const columns = (page: Page): Locator => page.getByRole('columnheader');

const storedSlugs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(sessionStorage.getItem('comparisonList') ?? '[]') as { slug: string }[]).map(({ slug }) => slug),
  );

for (const language of languages) {
  const { comparison: t, common } = texts[language];

  test(`Bikes of a listing are added to the list, newest first, and removed in @${language}`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(paths.allModels[language]);
    const first = toggles(page).nth(0);
    const second = toggles(page).nth(1);
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(tray(page, language).getByRole('status')).toHaveText(t.tray.count_one);
    const [slug] = await storedSlugs(page);
    await second.press('Enter');
    await expect(tray(page, language).getByRole('img')).toHaveCount(2);
    expect((await storedSlugs(page))[1]).toBe(slug);
    await expect(headerLink(page, language)).toHaveAccessibleName(fill(common.compare.count, { number: 2 }));
    await expectAccessible();

    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    expect(await storedSlugs(page)).not.toContain(slug);
    await tray(page, language).getByRole('button', { name: t.tray.clear }).click();
    await expect(tray(page, language)).toHaveCount(0);
    await expect(second).toHaveAttribute('aria-pressed', 'false');
  });

  test(`A comparison shows each bike's data and marks differences in @${language} @without-js @alike`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(comparisonOf(language, 'limmat', 'lavaux'));
    await expect(page.getByRole('heading', { level: 1, name: t.title['2'] })).toBeVisible();
    await expect(columns(page)).toHaveText([/Limmat 5/, /Lavaux/]);
    const range = page.getByRole('row', { name: new RegExp(`^${t.rows.range} \\(${t.differs}\\)`) });
    await expect(range.getByRole('cell')).toHaveCount(2);
    await expect(range.getByRole('cell').filter({ hasText: t.best })).toHaveCount(1);
    await expect(page.getByRole('row', { name: `${t.rows.speed} 25\u00a0km/h ${t.same}` })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`^${t.rows.battery}`) })).toContainText(
      fill(t.delta.less, { amount: '195\u00a0Wh', name: 'Limmat 5' }),
    );
    await expectAccessible();
  });

  test(`Attributes are filtered in @${language} @without-js @alike`, async ({ page, visit, javaScriptEnabled }) => {
    await visit(comparisonOf(language, 'limmat', 'lavaux'));
    await page.getByRole('checkbox', { name: t.filter.range }).check();
    await page.getByRole('checkbox', { name: t.filter.speed }).check();
    if (javaScriptEnabled === false) await page.getByRole('button', { name: t.filter.apply }).click();
    await expect(page).toHaveURL(/merkmale=speed&merkmale=range/);
    await expect(page.getByRole('rowheader').filter({ hasText: t.rows.weight })).toHaveCount(0);
    await expect(page.locator('th[scope=row]')).toHaveText([t.rows.speed, new RegExp(`^${t.rows.range}`)]);
    await page.getByRole('checkbox', { name: t.filter.differences }).check();
    if (javaScriptEnabled === false) await page.getByRole('button', { name: t.filter.apply }).click();
    await expect(page.getByRole('rowheader').filter({ hasText: t.rows.speed })).toHaveCount(0);
    await expect(page.getByRole('rowheader').filter({ hasText: t.rows.range }).getByText(t.rows.range)).toBeVisible();
  });

  test(`Bikes are added and removed by links in @${language} @without-js @alike`, async ({ page, visit }) => {
    await visit(comparisonOf(language, 'limmat', 'lavaux'));
    await page.getByRole('link', { name: fill(t.remove, { name: bikes.lavaux.name }) }).click();
    await expect(columns(page)).toHaveText([/Limmat 5/]);
    await page.getByRole('searchbox', { name: t.more.search }).fill('Sihl');
    await page.getByRole('button', { name: t.more.submit, exact: true }).last().click();
    await page
      .getByRole('link', { name: fill(t.more.addOf, { name: bikes.sihl.name }) })
      .first()
      .click();
    await expect(columns(page)).toHaveText([/Limmat 5/, /Sihl/]);
  });

  test(`Unknown bikes are left out and named in @${language} @without-js @alike`, async ({ page, visit }) => {
    const response = await visit(`${comparisonOf(language, 'limmat')},gibt-es-nicht`);
    expect(response.status()).toBe(200);
    await expect(page.getByRole('main')).toContainText(fill(t.unknown_one, { slugs: 'gibt-es-nicht' }));
    await expect(columns(page)).toHaveText([/Limmat 5/]);
  });

  test(`An empty comparison says how to begin in @${language} @without-js @alike`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit(comparison[language]);
    await expect(page.getByRole('heading', { level: 1, name: t.title['0'] })).toBeVisible();
    await expect(page.getByRole('link', { name: t.empty.action })).toHaveAttribute('href', paths.allModels[language]);
    await expectAccessible();
  });

  test(`A bike's page begins a comparison in @${language} @only-without-js`, async ({ page, visit }) => {
    const root = { de: '/produkt', fr: '/fr/produit' }[language];
    await visit(`${root}/${bikes.limmat[language]}`);
    await page.getByRole('main').getByRole('link', { name: texts[language].product.compare.add, exact: true }).click();
    await expect(page).toHaveURL(comparisonOf(language, 'limmat'));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Two bikes are visible at a time, names stay in view, and stops lead to the others', async ({ page, visit }) => {
    await visit(comparisonOf('de', 'limmat', 'lavaux', 'sihl'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(columns(page).nth(1)).toBeInViewport({ ratio: 0.95 });
    await page.getByRole('link', { name: `Zu ${bikes.sihl.name}` }).click();
    await expect(columns(page).nth(2)).toBeInViewport({ ratio: 0.95 });
    await expect(columns(page).nth(0)).not.toBeInViewport({ ratio: 0.2 });
    const pinned = page.locator('.compare-pinned li', { hasText: 'Sihl' });
    await expect(pinned).toBeHidden();
    await page.getByRole('rowheader').getByText(texts.de.comparison.rows.price).scrollIntoViewIfNeeded();
    await expect(pinned).toBeInViewport({ ratio: 0.95 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('Another bike can become the reference', async ({ page, visit }) => {
  await visit(comparisonOf('de', 'limmat', 'lavaux', 'sihl'));
  await page.getByRole('link', { name: fill(texts.de.comparison.toFirstOf, { name: bikes.lavaux.name }) }).click();
  await expect(columns(page)).toHaveText([/Lavaux/, /Limmat 5/, /Sihl/]);
  await expect(page.getByRole('main')).toContainText(fill(texts.de.comparison.reference, { name: bikes.lavaux.name }));
});

test('The list is synchronised between tabs, and so is the comparison page', async ({ page, visit, context }) => {
  const t = texts.de;
  await visit(paths.allModels.de);
  await toggles(page).nth(0).click();
  const other = await context.newPage();
  await other.goto(paths.allModels.de);
  await expect(toggles(other).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await headerLink(page, 'de').click();
  await expect(columns(page)).toHaveCount(1);
  await toggles(other).nth(1).click();
  await expect(columns(page)).toHaveCount(2);
  const slugs = await storedSlugs(other);
  await expect(page).toHaveURL(`/vergleich?bikes=${slugs.join('%2C')}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /aus dem Vergleich nehmen$/ })
    .first()
    .click();
  await expect(columns(page)).toHaveCount(1);
  await expect(toggles(other).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(headerLink(other, 'de')).toHaveAccessibleName(fill(t.common.compare.count, { number: 1 }));
});

test('A fifth bike removes the oldest from the list, and the tray says which', async ({ page, visit }) => {
  const { tray: words } = texts.de.comparison;
  await visit(paths.allModels.de);
  const oldest = ((await toggles(page).nth(0).getAttribute('aria-label')) ?? '').replace(' vergleichen', '');
  for (const index of [0, 1, 2, 3, 4]) await toggles(page).nth(index).click();
  await expect(tray(page, 'de').getByRole('status')).toHaveText(fill(words.full, { name: oldest }));
  await expect(tray(page, 'de').getByRole('img')).toHaveCount(4);
  await expect(toggles(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
});

test('The cards of the home page have the button too', async ({ page, visit }) => {
  await visit(paths.home.de);
  await toggles(page).first().click();
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'true');
  expect(await storedSlugs(page)).toHaveLength(1);
});

test('The list keeps its bikes in the other language, and opens without an address', async ({ page, visit }) => {
  await visit(paths.allModels.de);
  await toggles(page).nth(0).click();
  await visit(paths.allModels.fr);
  await expect(toggles(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await visit(comparison.fr);
  await expect(columns(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\/fr\/comparaison\?bikes=/);
});

test('Stored text that is not a list counts as an empty list', async ({ page, visit }) => {
  await visit(paths.allModels.de);
  await page.evaluate(() => sessionStorage.setItem('comparisonList', '{"broken'));
  await visit(paths.allModels.de);
  await toggles(page).nth(0).click();
  expect(await storedSlugs(page)).toHaveLength(1);
});

test("A shared comparison stays as it was sent, whatever the visitor's own list", async ({ page, visit }) => {
  await visit(paths.allModels.de);
  await toggles(page).nth(5).click();
  await visit(comparisonOf('de', 'sihl', 'limmat'));
  await expect(columns(page)).toHaveText([/Sihl/, /Limmat 5/]);
  expect(await storedSlugs(page)).toHaveLength(1);
});
