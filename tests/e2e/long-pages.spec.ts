import quizBar from '../../locales/de/quiz-bar.json' with { type: 'json' };
import { demo, paths } from './support/demo.ts';
import { answeredCookie, expect, expectFailedLoads, test } from './support/test.ts';

/** What late-loading observers observe, as the page created them. */
declare global {
  interface Window {
    latePlaces?: Element[];
  }
}

test('A long page leads to the quiz past 1100 px, loads what is near, and polls in its interval @desktop', async ({
  page,
  visit,
  complaints,
  expectAccessible,
}) => {
  await page.clock.install();
  await page.addInitScript((slug) => {
    localStorage.setItem('velory.viewed', JSON.stringify([{ slug, at: new Date().toISOString() }]));
    const { IntersectionObserver: Original } = window;
    window.latePlaces = [];
    window.IntersectionObserver = class extends Original {
      override observe(target: Element) {
        if (this.rootMargin.startsWith('200px')) window.latePlaces?.push(target);
        super.observe(target);
      }
    };
  }, demo.bike.de.split('/').at(-1));
  const scrollPage = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

  // The bar (spec §9: scroll threshold).
  await visit(paths.allModels.de);
  const bar = page.getByRole('complementary', { name: quizBar.label });
  await page.mouse.move(40, 300);
  await scrollPage(1100);
  await page.clock.runFor(1000);
  await expect(bar).toHaveCount(0);
  await scrollPage(1170);
  await page.clock.runFor(1000);
  await expect(bar).toBeVisible();
  await expectAccessible();
  await bar.getByRole('button', { name: quizBar.close }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await page.mouse.move(60, 300);
  await scrollPage(1500);
  await page.clock.runFor(1000);
  await expect(bar).toHaveCount(0);

  // Content further down (spec §9: lazy-load margin).
  const requested: string[] = [];
  await page.route(/\/empfehlungen\?/, async (route) => {
    requested.push(route.request().url());
    await route.continue();
  });
  await visit(paths.home.de);
  const below = (distance: number) =>
    page.evaluate((px) => {
      const place = window.latePlaces?.at(-1);
      if (!place) throw new Error('Nothing waits to be seen.');
      scrollBy({ top: place.getBoundingClientRect().top - innerHeight - px, behavior: 'instant' });
    }, distance);
  await below(260);
  await page.clock.runFor(500);
  expect(requested).toEqual([]);
  const first = page.waitForResponse(/\/empfehlungen\?/);
  await below(150);
  await (await first).finished();
  expect(requested).toHaveLength(1);

  // The polling interval (spec §9: data fetching).
  // The event is handled by its own timer.
  const focus = async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.clock.runFor(1);
  };
  // From here on the test controls the clock, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 6000));
  const second = page.waitForResponse(/\/empfehlungen\?/);
  await focus();
  await (await second).finished();
  expect(requested).toHaveLength(2);
  await page.clock.runFor(1000);
  await focus();
  await page.clock.runFor(3000);
  await focus();
  expect(requested, 'the focus asks at most every 5 s').toHaveLength(2);

  await page.unroute(/\/empfehlungen\?/);
  await page.route(/\/empfehlungen\?/, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ status: 404, body: '' });
  });
  await page.clock.runFor(3000);
  await focus();
  await expect.poll(() => requested.length).toBe(3);
  await page.clock.runFor(4500);
  expect(requested, 'what fails is asked again after 5 s').toHaveLength(3);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return requested.length;
    })
    .toBeGreaterThan(3);
  expectFailedLoads(complaints, 404);
});

test('A page that is read without a touch counts @desktop', async ({ page, visit, context }) => {
  await page.addInitScript(() => localStorage.setItem('recentlyViewedBikes', '[]'));
  await visit(demo.bike.de);
  const events = () => page.evaluate(() => window.dataLayer?.map(({ event }) => event) ?? []);
  await expect.poll(events).toEqual(['page_view', 'view_item']);
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(cookies).toContain('velory_page_visits');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewedBikes'))).toBeNull();
});

test("An organization's shop shows its own bar past 1100 px, and nothing covers it @desktop", async ({
  page,
  visit,
}) => {
  const { port } = new URL(process.env.E2E_BASE_URL ?? '');
  const shop = `http://helvion.localhost:${port}`;
  await page.context().addCookies([answeredCookie(shop)]);
  for (const path of [paths.home.de, paths.allModels.de, paths.brand.de]) {
    await visit(`${shop}${path}`);
    await page.mouse.move(40, 300);
    await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }));
    const bar = page
      .getByRole('region')
      .filter({ has: page.locator('.btn-primary') })
      .last();
    await expect(bar).toBeInViewport();
    // The topmost element at the bar's place, along its whole width.
    const onTop = () =>
      bar.evaluate((element) => {
        const { left, width, top, height } = element.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((share) =>
          element.contains(document.elementFromPoint(left + width * share, top + height / 2)),
        );
      });
    await expect.poll(onTop).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await onTop()).toBe(true);
    await expect(page.getByRole('complementary', { name: quizBar.label })).toHaveCount(0);
  }
});
