import type { Page } from '@playwright/test';
import { demo, paths } from './support/demo.ts';
import { brokenSpeeds, typedFigures } from './support/figures.ts';
import { expect, test } from './support/test.ts';
import { type Language, languages, texts } from './support/texts.ts';

interface PageCase {
  name: string;
  path: Readonly<Record<Language, string>>;
  heading: (language: Language) => string | RegExp;
  /** Types of the page's JSON-LD objects, in order. */
  jsonLd: readonly string[];
  /** Represents its kind: also tested where its language has no pairing. */
  cross?: true;
}

const pageCases: readonly PageCase[] = [
  {
    name: 'home',
    path: paths.home,
    heading: (language) => (language === 'de' ? /Fahr,\s+was dir gehört/ : /Roulez,\s+il est à vous/),
    jsonLd: ['Organization', 'WebSite'],
    cross: true,
  },
  {
    name: 'all models',
    path: paths.allModels,
    heading: (language) => texts[language].listing.title.allModels,
    jsonLd: ['BreadcrumbList'],
    cross: true,
  },
  { name: 'category', path: paths.category, heading: () => 'E-Trekking', jsonLd: ['BreadcrumbList'] },
  { name: 'brand', path: paths.brand, heading: () => 'Allegro', jsonLd: ['BreadcrumbList'] },
  {
    name: 'accessories',
    path: paths.accessories,
    heading: (language) => texts[language].listing.title.accessories,
    jsonLd: ['BreadcrumbList'],
  },
  { name: 'bike', path: demo.bike, heading: () => 'Limmat 5', jsonLd: ['ProductGroup', 'BreadcrumbList'], cross: true },
  { name: 'accessory', path: demo.accessory, heading: () => 'Bahnhof', jsonLd: ['ProductGroup', 'BreadcrumbList'] },
  { name: 'used bike', path: demo.used, heading: () => 'Sihl', jsonLd: ['Product', 'BreadcrumbList'] },
  {
    name: 'FAQ',
    path: paths.faqTab,
    heading: (language) => texts[language].faq.title,
    jsonLd: ['FAQPage', 'BreadcrumbList'],
    cross: true,
  },
  {
    name: 'Black Friday',
    path: paths.blackFriday,
    heading: (language) => (language === 'de' ? /300 Bikes/ : /300 vélos/),
    jsonLd: [],
  },
  {
    name: 'customer service',
    path: paths.damage,
    heading: (language) => texts[language].tickets.title.damage,
    jsonLd: [],
  },
  {
    name: 'imprint',
    path: paths.imprint,
    heading: (language) => (language === 'de' ? 'Impressum' : 'Mentions légales'),
    jsonLd: [],
  },
  {
    name: 'privacy',
    path: paths.privacy,
    heading: (language) => (language === 'de' ? /Datenschutz/ : /Protection des données/),
    jsonLd: [],
  },
  {
    name: 'terms',
    path: paths.terms,
    heading: (language) => (language === 'de' ? /Geschäftsbedingungen|AGB/ : /Conditions générales/),
    jsonLd: [],
  },
];

const otherLanguage = { de: 'fr', fr: 'de' } as const;

for (const { name, path, heading, jsonLd } of pageCases) {
  for (const language of languages) {
    test(`${name} in @${language}`, async ({ page, visit, expectAccessible, baseURL }) => {
      const response = await visit(path[language]);

      await test.step('answers in its language', async () => {
        expect(response.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CH`);
        await expect(page).toHaveTitle(/\S.*Velory|Velory.*\S/);
        const description = await page.locator('meta[name=description]').getAttribute('content');
        expect(description?.length).toBeGreaterThan(10);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1, name: heading(language) })).toBeVisible();
      });

      await test.step('names itself and its counterpart to search engines', async () => {
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path[language]}`);
        for (const each of languages) {
          await expect(page.locator(`link[rel=alternate][hreflang=${each}-CH]`)).toHaveAttribute(
            'href',
            `${baseURL}${path[each]}`,
          );
        }
        const counterpart = await page.request.get(path[otherLanguage[language]], { maxRedirects: 0 });
        expect(counterpart.status()).toBe(200);
        expect((await readJsonLd(page)).map((object) => object['@type'])).toEqual(jsonLd);
      });

      await test.step('fits the window', () => expectNoSidewaysScroll(page));
      await test.step('has large figures of proportional width, and keeps speeds together', async () => {
        expect(await typedFigures(page)).toEqual([]);
        expect(await brokenSpeeds(page)).toEqual([]);
      });
      await test.step('has no accessibility violations', expectAccessible);
      // The pictures are the same in each language.
      if (language === 'de') await test.step('shows all its pictures', () => expectPictures(page));
    });
  }
}

for (const [language, name] of [
  ['de', 'German @phone'],
  ['fr', 'French @desktop'],
] as const) {
  test(`The texts of each kind of page fit in ${name}`, async ({ page, visit }) => {
    for (const { path, heading } of pageCases.filter(({ cross }) => cross)) {
      await visit(path[language]);
      await expect(page.getByRole('heading', { level: 1, name: heading(language) })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
}

test.describe('JSON-LD @desktop', () => {
  test('of a product carries its price, of the FAQ its questions', async ({ page, visit }) => {
    await visit(demo.bike.de);
    const [product] = await readJsonLd(page);
    expect(product).toMatchObject({
      name: 'Allegro Limmat 5',
      brand: { name: 'Allegro' },
    });
    const { hasVariant } = product as { hasVariant: { offers: object }[] };
    const offer = { price: '4320.00', priceCurrency: 'CHF', availability: 'https://schema.org/InStock' };
    expect(hasVariant.map(({ offers }) => offers)).toContainEqual(expect.objectContaining(offer));

    await visit(demo.used.de);
    const [used] = await readJsonLd(page);
    expect(used).toMatchObject({ offers: { itemCondition: 'https://schema.org/UsedCondition' } });

    await visit(paths.faqTab.fr);
    const [faq] = await readJsonLd(page);
    const names = await page.locator('summary h3').allTextContents();
    const questions = (faq?.mainEntity as { name: string }[]).map((question) => question.name);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) expect(names).toContain(question);
  });
});

async function readJsonLd(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const objects = scripts.map((script) => JSON.parse(script) as Record<string, unknown>);
  for (const object of objects) expect(object['@context']).toBe('https://schema.org');
  return objects;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

/** Every picture has its size in the markup, so that nothing moves, and loads. */
async function expectPictures(page: Page): Promise<void> {
  const broken = await page.locator('img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return undefined;
        const sized = Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0;
        image.loading = 'eager';
        const loaded = await image.decode().then(
          () => image.naturalWidth > 0,
          () => false,
        );
        return sized && loaded && image.getAttribute('alt') !== null ? undefined : image.outerHTML;
      }),
    ),
  );
  expect(broken.filter(Boolean)).toEqual([]);
}
