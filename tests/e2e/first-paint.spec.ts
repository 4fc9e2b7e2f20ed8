import type { Page } from '@playwright/test';
import { demo, paths } from './support/demo.ts';
import { expect, test as base } from './support/test.ts';
import { texts } from './support/texts.ts';

/** A page whose scripts the network delays until they are released. */
const test = base.extend<{ letScriptsGo: () => Promise<void> }>({
  letScriptsGo: async ({ page, hydrated }, use) => {
    let letGo = (): void => undefined;
    const released = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await use(async () => {
      letGo();
      await hydrated();
    });
    letGo();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Milliseconds of the first paint, and of the first request for a script. */
function times(page: Page): Promise<{ paint: number; script: number }> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return { paint: paint?.startTime ?? 0, script: Math.min(...scripts.map(({ startTime }) => startTime)) };
  });
}

for (const [name, path] of [
  ['home', paths.home.fr],
  ['a listing', paths.allModels.de],
  ['a product', demo.bike.de],
] as const) {
  base(`Scripts of ${name} are asked for once it is painted @cross`, async ({ page, visit }) => {
    await visit(path);
    const { paint, script } = await times(page);
    expect(paint).toBeGreaterThan(0);
    expect(script).toBeGreaterThanOrEqual(paint);
  });
}

base('Who presses something before anything is painted gets the scripts at once', async ({ page, hydrated }) => {
  await page.addInitScript(() => {
    // No paint is ever reported, as in a hidden window.
    window.PerformanceObserver = class {
      observe(): void {}
    } as unknown as typeof PerformanceObserver;
  });
  await page.goto(paths.faq.de);
  await page.keyboard.press('Tab');
  await hydrated();
});

base('Who presses something just as React takes the page over finds it alive', async ({ page, hydrated }) => {
  await page.addInitScript(() => {
    let isPressed = false;
    const listen = EventTarget.prototype.addEventListener;
    // React listens to the whole document once it has started.
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...about: Parameters<typeof listen>) {
      listen.apply(this, about);
      if (this !== document || about[0] !== 'click' || isPressed) return;
      isPressed = true;
      queueMicrotask(() => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    };
  });
  await page.goto(paths.faq.de);
  await hydrated();
});

test.describe('Before the scripts have loaded', () => {
  const t = texts.de;

  test('opened, chosen and typed values stay', async ({ page, letScriptsGo }) => {
    await page.goto(paths.faq.de);
    const search = page.getByRole('searchbox').first();
    await search.fill('trekking');
    const question = page.getByRole('main').locator('details:has(> summary:visible)').nth(1);
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open', '');

    await letScriptsGo();
    await expect(search).toHaveValue('trekking');
    await expect(question).toHaveAttribute('open', '');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/suche\?q=trekking$/);
  });

  test('a bike is chosen and added to the cart', async ({ page, letScriptsGo }) => {
    await page.goto(demo.bike.de);
    const size = page.getByRole('radio', { name: /^M \d/ });
    await size.check();
    await page.getByRole('main').locator('form').getByRole('button', { name: t.product.add }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.cart.de}$`));
    await expect(page.getByRole('heading', { level: 1, name: t.checkout.plan.title })).toBeVisible();
    await letScriptsGo();
  });

  test('a chosen size stays chosen', async ({ page, letScriptsGo }) => {
    await page.goto(demo.bike.de);
    const size = page.getByRole('radio', { name: /^M \d/ });
    await size.check();
    await letScriptsGo();
    await expect(size).toBeChecked();
  });

  test('filters, cart and language work by links', async ({ page, letScriptsGo }) => {
    await page.goto(paths.allModels.de);
    const filters = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByRole('checkbox') });
    await filters.getByRole('checkbox', { name: /^Trapez/ }).check();
    await filters.getByRole('button', { name: 'Anwenden' }).click();
    await expect(page).toHaveURL(/\?/);
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).first().click();
    await expect(page).toHaveURL(/\/fr\//);
    await page.getByRole('banner').locator(`a[href="${paths.cart.fr}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${paths.cart.fr}$`));
    await letScriptsGo();
  });

  test('the menu opens @phone', async ({ page, letScriptsGo }) => {
    await page.goto(paths.home.de);
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open', '');
    await letScriptsGo();
    await expect(menu).toHaveAttribute('open', '');
    await menu.locator(`a[href="${paths.allModels.de}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${paths.allModels.de}$`));
  });
});
