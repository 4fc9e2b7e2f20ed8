import type { Locator, Page } from '@playwright/test';
import { shopper, test } from './support/checkout.ts';
import { demo, paths } from './support/demo.ts';
import { restock } from './support/orders.ts';
import { expect } from './support/test.ts';
import { fill, texts } from './support/texts.ts';

const { common, cart, checkout, discount, product, questions, wishToast } = texts.de;

/** What the browser itself reports about failed requests. */
const isOfNetwork = (line: string): boolean =>
  // Remix's own script that restores scroll positions reports blocked storage.
  /The operation is insecure|Failed to load resource|load preload assets|net::ERR_|Failed to fetch|dynamically imported module|^50\d from|Error loading route module|went wrong with firestore/.test(
    line,
  );

test.afterEach(({ complaints }) => {
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !isOfNetwork(line)));
});

const notice = (page: Page, kind: 'offline' | 'failed' | 'tooMany'): Locator =>
  page.getByRole('alert').filter({ hasText: common.request[kind] });

/** Acts without a network, and then again with one through the page's retry. */
async function cutAndRetry(page: Page, act: () => Promise<void>, stays: () => Promise<void>): Promise<void> {
  const address = page.url();
  await page.context().setOffline(true);
  await act();
  await expect(notice(page, 'offline')).toBeVisible();
  await stays();
  expect(page.url()).toBe(address);
  await page.context().setOffline(false);
  await notice(page, 'offline').getByRole('button', { name: common.error.retry }).click();
  await expect(notice(page, 'offline')).toHaveCount(0);
}

test('From the product to the order, each step stays on its page when the network fails, and continues from there @desktop', async ({
  page,
  visit,
  hydrated,
  checkoutIn,
  expectAccessible,
}) => {
  const steps = checkoutIn('de');
  const person = shopper();
  const bike = { size: 'M', colour: 'bordeaux' };

  await test.step('into the cart', async () => {
    await restock(bike);
    await visit(`${demo.bike.de}?farbe=${bike.colour}`);
    const size = page.getByRole('radio', { name: /^M \d/ });
    await size.check();
    await cutAndRetry(
      page,
      () => steps.main.locator('form').getByRole('button', { name: product.add }).click(),
      async () => {
        await expect(size).toBeChecked();
        await expectAccessible();
      },
    );
    await page.getByRole('dialog').getByRole('link', { name: cart.drawer.next }).click();
    await expect(page.getByRole('heading', { level: 1, name: checkout.plan.title })).toBeVisible();
    await hydrated();
  });

  await test.step('another line', async () => {
    const another = page.getByRole('button', { name: /noch eines davon/ });
    await expect(another).toHaveCount(1);
    // The shop adds the line, but the response is lost: the retry adds no third line.
    await page.route(
      /\/cart\.data/,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await another.click();
    await notice(page, 'offline').getByRole('button', { name: common.error.retry }).click();
    await expect(notice(page, 'offline')).toHaveCount(0);
    await expect(another).toHaveCount(2);
    await page
      .getByRole('button', { name: /aus dem Warenkorb nehmen$/ })
      .last()
      .click();
    await expect(another).toHaveCount(1);
  });

  await test.step('the plan', async () => {
    await cutAndRetry(
      page,
      () => steps.term(24).check(),
      () => expect(steps.term(24)).toBeChecked(),
    );
  });

  await test.step('a code', async () => {
    await page.getByText(discount.title, { exact: true }).click();
    const code = page.getByRole('textbox', { name: discount.field });
    await code.fill('velo10');
    await cutAndRetry(
      page,
      () => page.getByRole('button', { name: discount.apply }).click(),
      () => expect(code).toHaveValue('velo10'),
    );
    await expect(
      page.getByText(fill(checkout.summary.discount, { code: 'VELO10' }), { exact: true }).first(),
    ).toBeVisible();
    await expect(steps.term(24)).toBeChecked();
  });

  await test.step('the contact', async () => {
    await steps.goToContact();
    await steps.fillContact(person);
    await steps.fillEligibility();
    await steps.terms.check();
    await cutAndRetry(
      page,
      () => steps.sendContact(),
      async () => {
        await expect(steps.field('email')).toHaveValue(person.email);
        await expect(steps.terms).toBeChecked();
      },
    );
    await steps.arriveAtReview();
  });

  await test.step('the order', async () => {
    await cutAndRetry(
      page,
      () => steps.orderButton.click(),
      () => expect(steps.orderButton).toBeVisible(),
    );
    await steps.confirmation(person);
  });
});

for (const [name, path, field, opener] of [
  ['the newsletter', '/newsletter', 'main [name=email]'],
  ['signing in', '/anmelden', 'main [name=email]'],
  ['a ticket', paths.damage.de, 'main [name=content]'],
  ['a question about a consultation', '/consultation', 'main [name=questions]', texts.de.consultation.ask.open],
  ['the order tracker', '/bestellstatus', 'main [name=number]'],
  ['the search', '/impressum', 'header [type=search]'],
] as const) {
  test(`Without a network ${name} keeps its page and typed values @desktop`, async ({ page, visit }) => {
    await visit(path);
    if (opener) await page.getByText(opener, { exact: true }).click();
    const typed = page.locator(field).first();
    await typed.fill('Limmat');
    const form = typed.locator('xpath=ancestor::form');
    await cutAndRetry(
      page,
      () => form.locator('button[type=submit]').last().click(),
      () => expect(typed).toHaveValue('Limmat'),
    );
    if (path === '/impressum') await expect(page.getByRole('heading', { level: 1 })).toContainText('Limmat');
    else await expect(page.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
    await expect(page.locator(field).first()).toHaveValue('Limmat');
  });
}

test('Background requests report their failure in place @desktop', async ({ page, visit, context }) => {
  await visit(demo.bike.de);
  await page.getByRole('link', { name: product.proof.open }).click();
  const question = page.getByRole('textbox', { name: questions.ask.question });
  await question.fill('Wie schwer ist es mit Akku?');
  const [before = '', after = ''] = common.wish.split('{{name}}');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
    .first();
  await expect(heart).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByRole('status').filter({ hasText: wishToast.failed })).toBeVisible();
  await page.locator('#frage').getByRole('button').last().click();
  await expect(notice(page, 'offline')).toBeVisible();
  await expect(question).toHaveValue('Wie schwer ist es mit Akku?');
  await expect(page).toHaveURL(demo.bike.de);
});

test('A proxy without the shop, and too many requests, are reported on the page @desktop', async ({ page, visit }) => {
  await visit('/bestellstatus');
  const number = page.locator('main [name=number]');
  const send = page.locator('main form').getByRole('button').last();
  await number.fill('ABC');
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
  await send.click();
  await expect(notice(page, 'failed')).toBeVisible();
  await page.unroute(/\.data(\?|$)/);

  // Sent again by the form, which cancels the first request.
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '2' } }));
  await send.click();
  await expect(notice(page, 'tooMany')).toContainText('2');
  const again = notice(page, 'tooMany').getByRole('button', { name: common.error.retry });
  await expect(again).toBeVisible();
  await expect(number).toHaveValue('ABC');
  await page.unroute(/\.data(\?|$)/);
  await again.click();
  await expect(page.getByRole('alert').filter({ hasText: common.request.tooMany })).toHaveCount(0);
  await expect(number).toHaveValue('ABC');
});

test('A link whose code no longer exists loads its page as a document @desktop', async ({ page, visit }) => {
  await visit(paths.imprint.de);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(/\/assets\/.*\.js$/);
  });
  await page.getByRole('banner').getByRole('link', { name: common.nav.how }).click();
  await expect(page).toHaveURL(/\/faq/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const documents = () => page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name));
  await expect.poll(documents).toEqual([expect.stringContaining('/faq')]);
});

test('With cookies blocked the shop says so, and its links work @desktop', async ({ page, visit }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
  });
  await visit(paths.imprint.de);
  await expect(page.getByRole('status').filter({ hasText: common.request.noCookies })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'E-Trekking' }).click();
  await expect(page).toHaveURL(paths.category.de);
  await page
    .locator('main')
    .getByRole('link', { name: /Limmat/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/produkt\//);
  await expect(page.getByRole('heading', { level: 1, name: /Limmat/ })).toBeVisible();
});
