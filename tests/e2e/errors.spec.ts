import { demo, paths } from './support/demo.ts';
import { expect, expectFailedLoads, httpTest, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

for (const language of languages) {
  const { common } = texts[language];
  const missing = language === 'de' ? '/gibt-es-nicht' : '/fr/inconnu/page';

  test(`An unknown address in @${language} is a 404 page with suggestions @without-js`, async ({
    page,
    visit,
    complaints,
    expectAccessible,
    javaScriptEnabled,
  }) => {
    const response = await visit(missing);
    expect(response.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CH`);
    await expect(page.getByRole('heading', { level: 1, name: common.error.notFoundTitle })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expectFailedLoads(complaints, 404);
    if (javaScriptEnabled !== false) await expectAccessible();
    const field = page.getByRole('main').getByLabel(common.search.placeholder);
    await field.fill('Limmat');
    await field.press('Enter');
    await expect(page).toHaveURL(`${paths.search[language]}?q=Limmat`);
  });

  httpTest(`An unknown product, topic and order answer 404 in @${language} @desktop`, async ({ request }) => {
    const addresses = [
      demo.bike[language].replace(/[^/]+$/, 'gibt-es-nicht'),
      `${paths.faq[language]}/gibt-es-nicht`,
      `${paths.confirmation[language]}?nr=XXXXXXXX`,
      '/s/gibt-es-nicht',
    ];
    for (const address of addresses) {
      const response = await request.get(address, { headers: { 'accept-language': `${language}-CH` } });
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type']).toContain('text/html');
      expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${language}-CH"[^]*<h1[ >]`));
    }
  });
}

test.describe('A request that makes no sense is answered with a page @desktop', () => {
  httpTest('a method that a page does not have', async ({ request, baseURL }) => {
    const response = await request.post(paths.home.de, { form: { a: '1' }, headers: { origin: baseURL ?? '' } });
    expect(response.status()).toBe(405);
    expect(await response.text()).toMatch(/<h1[ >]/);
  });

  test('a form without meaning leads to the cart, with a message', async ({ page, baseURL, visit }) => {
    const response = await page.request.post('/fr/cart', {
      form: { intent: 'fly' },
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    await visit(response.headers().location ?? '');
    await expect(page.getByRole('alert')).toHaveText(texts.fr.cart.refusal.other);
  });

  httpTest('a form of another site, in the language of the address', async ({ request }) => {
    for (const [path, language] of [
      ['/cart', 'de'],
      ['/fr/cart', 'fr'],
    ] as const) {
      const response = await request.post(path, {
        form: { intent: 'add' },
        headers: { origin: 'https://evil.example' },
      });
      expect(response.status()).toBe(403);
      expect(await response.text()).toContain(texts[language].plain.foreignOrigin.title);
    }
  });

  httpTest('an unreadable address', async ({ request }) => {
    const response = await request.get('/fr/%E0%A4%A');
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain(texts.fr.plain.badRequest.title);
  });
});

test('Developer pages exist in the demonstration, hidden from search engines @desktop', async ({ page, visit }) => {
  for (const path of ['/dev/ui', '/dev/mailbox', '/dev/messages']) {
    const response = await visit(path);
    expect(response.status()).toBe(200);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('Headers @desktop', () => {
  httpTest('protect every page', async ({ request }) => {
    for (const path of [paths.home.de, demo.bike.fr, paths.cart.de, '/gibt-es-nicht']) {
      const headers = (await request.get(path)).headers();
      const policy = headers['content-security-policy'] ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toMatch(/^'self'( 'sha256-[^']+')*$/);
      for (const directive of [
        "default-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'self'",
      ]) {
        expect(policy).toContain(directive);
      }
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['x-request-id']).toMatch(/\S{8,}/);
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  test('let browsers cache pictures, scripts and styles for a year, and pages not at all', async ({ page, visit }) => {
    await visit(demo.bike.de);
    const picture = await page.getByRole('main').getByRole('img').first().getAttribute('src');
    const script = await page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.name,
    );
    const style = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
    for (const address of [picture, script, style]) {
      const response = await page.request.get(address ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const raster = await page.request.get(image ?? '');
    expect(raster.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });

    const cart = await page.request.get(paths.cart.de);
    expect(cart.headers()['cache-control']).toBe('private, no-store');
    const first = await page.request.get(paths.home.de);
    const { etag = '', 'cache-control': stored } = first.headers();
    expect(stored).toContain('max-age=0');
    const again = await page.request.get(paths.home.de, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  });
});

httpTest('The sitemap lists pages that answer, each with its counterpart @desktop', async ({ request, baseURL }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const xml = await response.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of [
    paths.home,
    paths.allModels,
    paths.category,
    paths.brand,
    paths.accessories,
    paths.faqTab,
    paths.terms,
    demo.bike,
    demo.accessory,
  ]) {
    for (const language of languages) expect(addresses).toContain(`${baseURL}${path[language]}`);
  }
  expect(xml).not.toContain('/checkout/');
  const part = async (name: string) => (await request.get(`/sitemap.xml?teil=${name}`)).text();
  const pages = await part('seiten');
  const products = await part('0');
  expect(pages).toContain(`<loc>${baseURL}${paths.faqTab.fr}</loc>`);
  expect(pages).not.toContain(demo.bike.de);
  expect(products).toContain(`<loc>${baseURL}${demo.bike.de}</loc>`);
  expect(products).not.toContain(paths.faqTab.fr);
  const sample = addresses.filter((_, index) => index % 41 === 0);
  const statuses = await Promise.all(
    sample.map(async (address) => (await request.get(address, { maxRedirects: 0 })).status()),
  );
  expect(statuses).toEqual(sample.map(() => 200));
});

httpTest(
  'robots.txt keeps crawlers out of the checkout and names the sitemap @desktop',
  async ({ request, baseURL }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    for (const path of [paths.cart.de, paths.cart.fr, '/cart', '/api/']) expect(text).toContain(`Disallow: ${path}\n`);
  },
);
