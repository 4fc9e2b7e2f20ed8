import { demo, paths } from './support/demo.ts';
import { expect, httpTest, test } from './support/test.ts';

test.describe('The language switch @without-js', () => {
  const cases = [
    {
      of: 'a listing',
      path: paths.category,
      query: { de: '?plan=24&sortieren=preis-auf', fr: '?plan=24&sortieren=preis-auf' },
    },
    { of: 'a product', path: demo.bike, query: { de: '?farbe=bordeaux', fr: '?farbe=bordeaux' } },
    { of: 'a tab of the FAQ', path: paths.faqTab, query: { de: '', fr: '' } },
    { of: 'a legal page', path: paths.imprint, query: { de: '', fr: '' } },
  ];
  for (const { of, path, query } of cases) {
    test(`of ${of} leads to the same page and back`, async ({ page, visit, hydrated }) => {
      await visit(path.de + query.de);
      const foot = page.getByRole('contentinfo');
      await foot.getByRole('link', { name: 'Français' }).click();
      await expect(page).toHaveURL(path.fr + query.fr);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
      await hydrated();
      await foot.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(path.de + query.de);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
      await hydrated();
    });
  }
});

test('Without scripts the switch in the strip above the header stays visible @only-without-js', async ({
  page,
  visit,
}) => {
  await visit(paths.allModels.de);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Français' })).toBeInViewport({ ratio: 1 });
});

test('The switch follows a filter that was set without loading a document @desktop', async ({ page, visit }) => {
  await visit(paths.allModels.de);
  await page.getByRole('checkbox', { name: /^Wave/ }).check();
  await expect(page).toHaveURL(/\?rahmen=wave$/);
  const french = page.getByRole('banner').getByRole('link', { name: 'Français' });
  await expect(french).toHaveAttribute('href', `${paths.allModels.fr}?rahmen=wave`);
  await french.click();
  await expect(page).toHaveURL(`${paths.allModels.fr}?rahmen=wave`);
});

test.describe('An address of the other language @desktop', () => {
  const redirects = [
    { from: demo.bike.de.replace('/produkt/', '/fr/produit/'), to: demo.bike.fr },
    { from: `${demo.bike.fr.replace('/fr/produit/', '/produkt/')}?tab=details`, to: `${demo.bike.de}?tab=details` },
    { from: '/faq/livraison', to: '/faq/lieferung' },
    { from: '/fr/faq/lieferung', to: '/fr/faq/livraison' },
  ];
  for (const { from, to } of redirects) {
    httpTest(`leads from ${from} to this language's page`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(to);
    });
  }

  httpTest('leads to its own page if it is a synonym or has an extra slash', async ({ request }) => {
    for (const [from, to] of [
      ['/fr/kategorien/e_trekking?plan=12', `${paths.category.fr}?plan=12`],
      [`${paths.category.de}/`, paths.category.de],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(to);
    }
  });
});
