import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PageName } from '../../apps/storefront/app/site-map.ts';
import { checkoutPaths, HttpShopper, redirectOf, typedContact } from '../support/http-shopper.ts';
import { test } from './support/checkout.ts';
import { query } from './support/database.ts';
import { demo, paths } from './support/demo.ts';
import { expect } from './support/test.ts';
import { fill, type Language, texts } from './support/texts.ts';

/**
 * Whether each page is the same for everybody, with an address of it that answers 200; none where it needs data of a
 * test.
 */
const everyPage: Record<PageName, { path?: string; isShared: boolean }> = {
  home: { path: paths.home.de, isShared: true },
  allModels: { path: paths.allModels.fr, isShared: true },
  accessories: { path: paths.accessories.de, isShared: true },
  category: { path: paths.category.fr, isShared: true },
  brand: { path: paths.brand.de, isShared: true },
  accessoryCategory: { path: '/zubehoer/helmet', isShared: true },
  brandWorld: { path: '/brand-world/allegro', isShared: true },
  components: { path: '/bike-verzeichnis', isShared: true },
  componentPart: { path: '/bike-verzeichnis/motor', isShared: true },
  component: { path: '/bike-verzeichnis/motor/mittelmotor', isShared: true },
  product: { path: demo.bike.fr, isShared: true },
  productZoom: { path: `${demo.bike.de}/ganz-nah`, isShared: true },
  productQuestions: { path: `${demo.bike.de}/fragen`, isShared: true },
  search: { path: `${paths.search.de}?q=limmat`, isShared: false },
  availability: { isShared: false },
  recommend: { isShared: false },
  blackFriday: { path: '/black-friday', isShared: true },
  newsletterBlackFriday: { isShared: false },
  quiz: { path: '/suggestion-quiz', isShared: false },
  consultation: { path: '/consultation', isShared: false },
  consultationCall: { isShared: false },
  creditCheck: { isShared: false },
  assistant: { path: '/assistent', isShared: false },
  comparison: { path: '/vergleich', isShared: false },
  faq: { path: paths.faqTab.fr, isShared: true },
  serviceTopic: { path: paths.damage.de, isShared: false },
  ticketForm: { path: '/kundendienst/melden/frage', isShared: false },
  ticket: { isShared: false },
  checkoutPlan: { path: paths.cart.de, isShared: false },
  checkoutContact: { isShared: false },
  checkoutReview: { isShared: false },
  checkoutConfirmation: { isShared: false },
  orderTracker: { path: '/bestellstatus', isShared: false },
  stockChoice: { isShared: false },
  signContract: { isShared: false },
  checkoutLater: { path: '/checkout/spaeter', isShared: false },
  checkoutResume: { isShared: false },
  document: { isShared: false },
  userForm: { path: '/formular/firmenanlass', isShared: false },
  signIn: { path: '/anmelden', isShared: false },
  signInLink: { isShared: false },
  signedIn: { path: '/konto/angemeldet', isShared: false },
  gate: { isShared: false },
  invitation: { isShared: false },
  organizationAdmin: { isShared: false },
  organizationMembers: { isShared: false },
  organizationOrders: { isShared: false },
  account: { isShared: false },
  accountData: { isShared: false },
  accountErase: { isShared: false },
  review: { isShared: false },
  wishlist: { path: '/wunschliste', isShared: false },
  cookies: { path: '/cookies', isShared: false },
  newsletter: { path: '/fr/newsletter', isShared: false },
  newsletterConfirm: { isShared: false },
  newsletterLeave: { isShared: false },
  wheel: { path: '/gluecksrad', isShared: true },
  wheelTurn: { isShared: false },
  winners: { path: '/fr/gagnants', isShared: true },
  stories: { path: '/unterwegs', isShared: true },
  story: { path: '/unterwegs/akku-im-frost', isShared: true },
  sponsorStart: { path: '/fr/sponsor-me', isShared: false },
  sponsor: { isShared: false },
  sponsorContribution: { isShared: false },
  sponsorManage: { isShared: false },
  imprint: { path: paths.imprint.fr, isShared: true },
  privacy: { path: paths.privacy.de, isShared: true },
  terms: { path: paths.terms.fr, isShared: true },
  ownPage: { isShared: true },
  collection: { path: '/pendelvelos', isShared: true },
};

const shopUrl = process.env.E2E_BASE_URL ?? '';

const SCRIPTS = { name: 'velory_visit', value: '1' };

/** A visitor who has added something to the cart by HTTP. */
async function shopperWith(lines: number): Promise<HttpShopper> {
  const [variant] = await query<{ id: number }>(
    `select v.id from variant v join product_text t on t.product_id = v.product_id
     where t.slug = $1 and v.vanished_at is null and v.stock_status = 'instock' order by v.position limit 1`,
    [demo.bike.de.split('/').at(-1)],
  );
  const shopper = new HttpShopper(shopUrl);
  for (let line = 0; line < lines; line += 1)
    await redirectOf(await shopper.send('/cart', { intent: 'add', variantId: String(variant?.id) }));
  return shopper;
}

/** A separate shopper's browser. */
async function browserOf(browser: Browser, shopper: HttpShopper, javaScriptEnabled = true) {
  const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled, locale: 'de-CH' });
  await context.addCookies(shopper.cookies.map((cookie) => ({ ...cookie, url: shopUrl })));
  return context;
}

const bag = (page: Page) => page.locator('.site-header-row a.icon-btn').last();
const countText = (language: Language, count: number) => {
  const { nav } = texts[language].common;
  return count === 0 ? nav.cart : fill(count === 1 ? nav.cartCount_one : nav.cartCount_other, { count });
};
const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === SCRIPTS.name)?.value;

test.describe('Pages that are the same for everybody', () => {
  test('are those whose routes say so, with a session too where scripts run @desktop', async () => {
    const { cookie } = await shopperWith(1);
    const outcome = async (path: string, cookies?: string) => {
      const answer = await fetch(shopUrl + path, { headers: cookies ? { Cookie: cookies } : {} });
      expect(answer.status, path).toBe(200);
      const body = await answer.text();
      return { cache: answer.headers.get('X-Cache'), body };
    };
    for (const { path, isShared } of Object.values(everyPage)) {
      if (!path) continue;
      await outcome(path);
      const stranger = await outcome(path);
      const shopper = await outcome(path, `${cookie}; ${SCRIPTS.name}=1`);
      const own = await outcome(path, cookie);
      expect
        .soft([stranger.cache, shopper.cache, own.cache], path)
        .toEqual([isShared ? 'hit' : 'bypass', isShared ? 'hit' : 'bypass', 'bypass']);
      if (isShared) expect.soft(shopper.body, path).toBe(stranger.body);
      // The checkout's header has no cart button.
      if (!path.startsWith(paths.cart.de))
        expect.soft(own.body, path).toContain(countText(path.startsWith('/fr') ? 'fr' : 'de', 1));
    }
  });

  test('contain nothing of the two shoppers who requested them first @desktop', async () => {
    const words = ['Xaverine', 'Quillonbach', 'xq.telling@example.ch', 'Zweifelgasse', '8998', 'VELO10'];
    const shoppers = await Promise.all([1, 2].map((lines) => shopperWith(lines)));
    for (const shopper of shoppers) {
      await redirectOf(
        await shopper.send(checkoutPaths.de.contact, {
          ...typedContact('xq.telling@example.ch'),
          firstname: 'Xaverine',
          lastname: 'Quillonbach',
          street: 'Zweifelgasse',
          zip: '8998',
        }),
      );
    }
    const tokens = shoppers.flatMap(({ cookies }) => cookies.map(({ value }) => value)).filter(Boolean);
    const carts = await query<{ id: string }>('select id from cart order by created_at desc limit 2');
    // Nobody has requested these before: each is cached as one of the two rendered it.
    const addresses = Object.values(everyPage).flatMap(({ path, isShared }) =>
      path && isShared ? [`${path}?tab=xq`, `${path.replace(/\/$/, '') || '/_root'}.data?tab=xq`] : [],
    );
    let hits = 0;
    for (const [index, address] of addresses.entries()) {
      const cookie = `${shoppers[index % 2]?.cookie}; ${SCRIPTS.name}=1`;
      await fetch(shopUrl + address, { headers: { Cookie: cookie } });
      const stored = await fetch(shopUrl + address);
      if (stored.headers.get('X-Cache') === 'hit') hits += 1;
      const body = await stored.text();
      for (const word of [...words, ...tokens, ...carts.map(({ id }) => id)])
        expect.soft(body.includes(word), `${word} in ${address}`).toBe(false);
    }
    expect(hits).toBeGreaterThan(addresses.length / 2);
  });
});

test.describe('A shopper whose browser runs scripts', () => {
  for (const language of ['de', 'fr'] as const) {
    test(`gets the shared page and sees their own cart on it at once, in @${language}`, async ({ browser }) => {
      const bodies: string[] = [];
      for (const lines of [1, 2]) {
        const shopper = await shopperWith(lines);
        const context = await browserOf(browser, shopper);
        const page = await context.newPage();
        const calls: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/api/visit')) calls.push(request.url());
        });
        const own = await page.goto(paths.faq[language]);
        expect(own?.headers()['x-cache']).toBe('bypass');
        await expect.poll(() => cookieOf(context)).toBe('1');
        expect(calls).toEqual([]);
        await expect(bag(page)).toHaveAccessibleName(countText(language, lines));

        const shared = await page.goto(demo.bike[language], { waitUntil: 'commit' });
        expect(shared?.headers()['cache-control']).toMatch(/^public/);
        bodies.push((await shared?.text()) ?? '');
        await expect(bag(page)).toHaveAccessibleName(countText(language, lines));
        await expect.poll(() => calls.length).toBe(1);
        await expect(bag(page).locator('.bubble')).toHaveText(String(lines));
        await context.close();
      }
      expect(bodies[0]).toBe(bodies[1]);
      expect(bodies[0]).not.toContain(countText(language, 1));
    });
  }

  test('sees what the browser has stored before scripts of the page run, and nothing moves @desktop', async ({
    browser,
  }) => {
    const context = await browserOf(browser, await shopperWith(2));
    const page = await context.newPage();
    await page.goto(paths.home.de);
    await expect.poll(() => cookieOf(context)).toBe('1');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(paths.allModels.de);
    const shown = await bag(page).evaluate((link) => getComputedStyle(link, '::after').content);
    expect(shown).toBe('"2"');
    await expect(bag(page).locator('.bubble')).toHaveCount(0);
    await context.close();
  });

  test('has the current cart after a change elsewhere, and nothing of it when the session has ended @desktop', async ({
    browser,
  }) => {
    const shopper = await shopperWith(1);
    const context = await browserOf(browser, shopper);
    const page = await context.newPage();
    await page.goto(paths.home.de);
    await expect(bag(page)).toHaveAccessibleName(countText('de', 1));
    const other = await context.newPage();
    await other.goto(demo.bike.de);
    await expect(bag(other)).toHaveAccessibleName(countText('de', 1));
    await other.locator('html[data-hydrated]').waitFor();
    await other.getByRole('radio', { name: /^M \d/ }).check();
    await other.getByRole('main').locator('form').getByRole('button', { name: texts.de.product.add }).click();
    await expect(other.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    await expect(bag(page)).toHaveAccessibleName(countText('de', 2));

    const cart = await page.evaluate(() => /"id":"([^"]+)"/.exec(localStorage.getItem('velory_visit') ?? '')?.[1]);
    await query('delete from session where user_id = (select user_id from cart where id = $1)', [cart]);
    await other.evaluate(() => localStorage.removeItem('cart'));
    await page.goto(paths.faq.de);
    await expect.poll(() => cookieOf(context)).toBe('0');
    await expect(bag(page)).toHaveAccessibleName(countText('de', 0));
    expect(await page.evaluate(() => localStorage.getItem('velory_visit'))).toBeNull();
    await context.close();
  });

  test('keeps stored values if the call fails @desktop', async ({ browser }) => {
    const context = await browserOf(browser, await shopperWith(1));
    const page = await context.newPage();
    await page.goto(paths.home.de);
    await expect.poll(() => cookieOf(context)).toBe('1');
    await page.route('**/api/visit', (route) => route.abort());
    await page.goto(paths.allModels.de);
    await expect(bag(page)).toHaveAccessibleName(countText('de', 1));
    await context.close();
  });

  test('has no call and no cookie as a stranger @desktop', async ({ page, context, visit }) => {
    const calls: string[] = [];
    await context.clearCookies();
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await visit(paths.home.de);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('A browser without scripts', () => {
  for (const language of ['de', 'fr'] as const) {
    test(`that had them is informed once and gets pages of its own, in @${language}`, async ({ browser }) => {
      const { ownPages } = texts[language].common;
      const shopper = await shopperWith(2);
      const context = await browserOf(browser, shopper, false);
      await context.addCookies([{ ...SCRIPTS, url: shopUrl }]);
      const page = await context.newPage();
      await page.goto(paths.allModels[language]);
      await expect(page.locator('.own-pages')).toBeVisible();
      await expect(page.locator('.own-pages')).toContainText(ownPages.text);
      await page.getByRole('link', { name: ownPages.reload }).click();
      await expect(page).toHaveURL(paths.allModels[language]);
      await expect(bag(page)).toHaveAccessibleName(countText(language, 2));
      await expect(page.locator('.own-pages')).toHaveCount(0);
      await context.close();
    });
  }

  test('of a stranger shows nothing of it @desktop', async ({ browser }) => {
    const context = await browserOf(browser, new HttpShopper(shopUrl), false);
    const page = await context.newPage();
    await page.goto(paths.home.de);
    await expect(page.locator('.own-pages')).toBeHidden();
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });
});
