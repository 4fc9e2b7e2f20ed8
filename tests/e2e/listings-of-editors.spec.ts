import type { Locator, Page } from '@playwright/test';
import { expect, httpTest, test } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

const prefix = { de: '', fr: '/fr' } as const;

const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('.card-name') });

const none = 'kategorie/-/marke/-/farbe/-/preisbereich/-/verfugbar/-/suchen/-/sortieren/preis/-/-';

for (const language of languages) {
  const t = texts[language].listing;
  const base = `${prefix[language]}/alle-produkte-schweiz`;

  test.describe(`The listing with its filters in the path in @${language} @without-js`, () => {
    test('shows bikes and accessories and keeps its filters in the path', async ({ page, visit, expectAccessible }) => {
      await visit(`${base}/${none}`);
      await expect(page.getByRole('heading', { level: 1, name: t.title.allProducts })).toBeVisible();
      await expect(cards(page)).toHaveCount(24);
      await expectAccessible();
      const pages = page.getByRole('navigation', { name: t.page.label });
      await pages.getByRole('link', { name: fill(t.page.next, { count: 24 }) }).click();
      await expect(page).toHaveURL(`${base}/${none.slice(0, -1)}2`);
      await visit(`${base}/${none.replace('marke/-', 'marke/allegro').replace('preis/-', 'preis/asc')}`);
      for (const text of await cards(page).allTextContents()) expect(text).toContain('Allegro');
      await page.getByRole('link', { name: fill(t.filter.remove, { name: 'Allegro' }) }).click();
      await expect(page).toHaveURL(`${base}/${none.replace('preis/-', 'preis/asc')}`);
    });
  });

  httpTest(`A path that does not fit leads to the closest listing in @${language} @desktop`, async ({ request }) => {
    for (const [from, to] of [
      ['kategorie/e_raumschiff/marke/allegro/farbe/-', none.replace('marke/-', 'marke/allegro')],
      [
        'marke/allegro/kategorie/e-urban',
        none.replace('marke/-', 'marke/allegro').replace('kategorie/-', 'kategorie/e_city'),
      ],
      [none.replace('preisbereich/-', 'preisbereich/teuer').replace('preis/-/-', 'preis/quer/0'), none],
      ['', none],
      [`${none}?marke=allegro`, none.replace('marke/-', 'marke/allegro')],
    ] as const) {
      const response = await request.get(from ? `${base}/${from}` : base, { maxRedirects: 0 });
      expect(response.status(), from).toBe(302);
      expect(response.headers().location, from).toBe(`${base}/${to}`);
      expect((await request.get(`${base}/${to}`, { maxRedirects: 0 })).status()).toBe(200);
    }
  });
}

test.describe('A collection @without-js', () => {
  test('lists what its rule matches, under its slug of each language', async ({ page, visit, expectAccessible }) => {
    await visit('/pendelvelos');
    await expect(page.getByRole('heading', { level: 1, name: 'Pendeln ohne Umweg' })).toBeVisible();
    await expect(cards(page).first()).toContainText(texts.de.common.stock.instock);
    for (const text of await cards(page).allTextContents()) expect(text).toContain(texts.de.common.stock.instock);
    await expectAccessible();
    const french = page.locator('link[rel=alternate][hreflang^=fr]');
    await expect(french).toHaveAttribute('href', /\/fr\/velos-pendulaires$/);
    await visit('/velos-pendulaires');
    await expect(page).toHaveURL('/pendelvelos');
  });

  test('narrows by filters of its own address', async ({ page, visit }) => {
    await visit('/pendelvelos?rahmen=wave');
    await expect(cards(page)).not.toHaveCount(0);
    for (const text of await cards(page).allTextContents()) expect(text).toContain('Wave');
  });
});

test.describe('A brand world @without-js', () => {
  test('introduces the brand and lists its bikes', async ({ page, visit, expectAccessible }) => {
    await visit('/brand-world/allegro');
    await expect(page.getByRole('heading', { level: 1, name: 'Allegro' })).toBeVisible();
    const others = page.getByRole('navigation', { name: texts.de.world.brand.others });
    await expect(others.getByRole('link', { name: 'Haibike' })).toHaveAttribute('href', '/brand-world/haibike');
    await expect(others.getByRole('link', { name: 'Allegro' })).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(texts.de.world.brand.swiss);
    const bikes = page.locator('#bikes').locator('.card');
    await expect(bikes).not.toHaveCount(0);
    for (const text of await bikes.allTextContents()) expect(text).toContain('Allegro');
    await expectAccessible();
  });

  test('narrows its bikes by the category that its address names', async ({ page, visit }) => {
    await visit('/fr/brand-world/allegro');
    const all = await page
      .getByRole('main')
      .getByText(/\d+ modèles/)
      .first()
      .textContent();
    await visit('/fr/brand-world/allegro?categories=e_city');
    await expect(page.getByRole('main')).toContainText('E-Urban');
    await expect(page.getByRole('main')).not.toContainText(all ?? '');
  });

  test('shows how to book a test ride, above the story if the FAQ asks for it', async ({ page, visit }) => {
    await visit('/brand-world/allegro?categories=test_drive');
    const names = await page.getByRole('heading', { level: 2 }).allTextContents();
    const ride = fill(texts.de.world.brand.testDrive, { name: 'Allegro' });
    expect(names.indexOf(ride)).toBe(0);
    const links = page.getByRole('main').getByRole('link', { name: texts.de.world.brand.book });
    await expect(links.first()).toHaveAttribute('href', '#probefahrt');
    await expect(page.locator('#probefahrt').getByRole('link')).toHaveAttribute('href', /^https:/);
  });

  test('draws its models in one scale on one line, the cheapest first', async ({ page, visit }) => {
    await visit('/brand-world/allegro');
    const models = page.getByRole('list', { name: texts.de.world.brand.models });
    const pictures = models.locator('img');
    await expect(pictures).toHaveCount(3);
    const windows = await pictures.evaluateAll((all) =>
      all.map((each) =>
        /viewBox\([-\d]+,[-\d]+,(\d+),(\d+)\)/
          .exec(each.getAttribute('src') ?? '')
          ?.slice(1)
          .join(),
      ),
    );
    expect(windows[0]).toBeTruthy();
    expect(new Set(windows).size).toBe(1);
    const rates = await models.locator('.rate b').allTextContents();
    expect(rates.map(Number)).toEqual(rates.map(Number).toSorted((a, b) => a - b));
    await expect(
      page.getByRole('heading', { name: fill(texts.de.world.brand.marks, { name: 'Allegro' }) }),
    ).toBeVisible();
  });
});

test('A test ride begins with a bike and a size, keeps the chosen ones, and is arranged by a call in French @desktop', async ({
  page,
  visit,
}) => {
  await visit('/brand-world/allegro?categories=test_drive');
  const ride = page.locator('#probefahrt');
  await expect(ride.getByRole('radio', { name: /Limmat 5/ })).toBeChecked();
  await ride.locator('label').filter({ hasText: 'Express 45 Plus' }).click();
  await expect(ride.getByRole('radio', { name: /Express 45 Plus/ })).toBeChecked();
  await ride.getByRole('radio', { name: /^L\b/ }).check();
  await expect(ride.getByRole('link', { name: texts.de.world.brand.ride.book })).toHaveAttribute(
    'href',
    /^https:.*[?]bike=Allegro[+]Express[+]45[+]Plus&size=L$/,
  );
  await visit('/fr/brand-world/allegro?categories=test_drive');
  const call = page.locator('#probefahrt').getByRole('link', { name: texts.fr.world.brand.ride.call });
  await expect(call).toHaveAttribute('href', /^\/fr\/consultation[?]bike=[\w-]+#rueckruf$/);
});

test.describe('The component directory @without-js', () => {
  test('leads from a part to an entry and to its bikes', async ({ page, visit, expectAccessible }) => {
    const { part } = texts.de.world;
    await visit('/bike-verzeichnis');
    await expectAccessible();
    await page
      .getByRole('navigation', { name: texts.de.world.directory.title })
      .getByRole('link', { name: part.motor.name })
      .click();
    await expect(page).toHaveURL('/bike-verzeichnis/motor');
    await page.getByRole('link', { name: 'Mittelmotor', exact: true }).click();
    await expect(page).toHaveURL('/bike-verzeichnis/motor/mittelmotor');
    await expect(page.getByRole('heading', { level: 1, name: 'Mittelmotor' })).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await expectAccessible();
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('main')).toContainText('Mittelmotor');
  });
});

httpTest('The older French address of a brand world answers with the French page @desktop', async ({ request }) => {
  const response = await request.get('/brand-world/fr/allegro?categories=test_drive', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/fr/brand-world/allegro?categories=test_drive');
});

httpTest('The directory has its segments in both languages @desktop', async ({ request }) => {
  for (const [from, to] of [
    ['/fr/bike-verzeichnis/motor', '/fr/bike-verzeichnis/moteur'],
    ['/bike-verzeichnis/vitesses', '/bike-verzeichnis/schaltung'],
    ['/fr/bike-verzeichnis/akku/zwei-akkus', '/fr/bike-verzeichnis/batterie/deux-batteries'],
    ['/bike-verzeichnis/akku/mittelmotor', '/bike-verzeichnis/motor/mittelmotor'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(to);
  }
  expect((await request.get('/bike-verzeichnis/flux-kompensator')).status()).toBe(404);
});
