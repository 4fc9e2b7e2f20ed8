import type { Page } from '@playwright/test';
import { shopper, test } from './support/checkout.ts';
import { query } from './support/database.ts';
import { demo, paths } from './support/demo.ts';
import { expect } from './support/test.ts';
import { fill, type Language, languages, texts } from './support/texts.ts';

const BIKE = 'Allegro Limmat 5';

/** The cart button of the header, with or without lines. */
const bag = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${texts[language].common.nav.cart}`) });

const countText = (language: Language, count: number) => {
  const { nav } = texts[language].common;
  return count === 0 ? nav.cart : fill(count === 1 ? nav.cartCount_one : nav.cartCount_other, { count });
};

const drawer = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: texts[language].cart.drawer.title, exact: true });

/** The browser's copy of the cart. */
const copyIn = (page: Page) => page.evaluate(() => localStorage.getItem('cart'));
const itemsIn = async (page: Page): Promise<number> => {
  const copy = JSON.parse((await copyIn(page)) ?? '{}') as { items?: unknown[] };
  return copy.items?.length ?? 0;
};

/** Adds the demonstration bike to the cart and waits until the drawer shows it. */
async function addBike(page: Page, language: Language): Promise<void> {
  await page.getByRole('radio', { name: /^M \d/ }).check();
  await page.getByRole('main').locator('form').getByRole('button', { name: texts[language].product.add }).click();
  await expect(drawer(page, language).getByRole('listitem')).toHaveCount(1);
}

/** Removes warnings that a test provokes from the complaints. */
function expectWarnings(complaints: string[], expected: string[]): void {
  const warnings = complaints.filter((line) => line.startsWith('console warning: '));
  expect(warnings.map((line) => line.slice('console warning: '.length).split(' {')[0])).toEqual(expected);
  complaints.splice(0, complaints.length, ...complaints.filter((line) => !warnings.includes(line)));
}

test.describe('The drawer', () => {
  for (const language of languages) {
    test(`opens after adding, says so, and leads to the plan, in @${language}`, async ({
      page,
      visit,
      hydrated,
      expectAccessible,
    }) => {
      const { cart, checkout } = texts[language];
      await visit(demo.bike[language]);
      await addBike(page, language);
      const open = drawer(page, language);
      await expect(open.getByText(fill(cart.toast.added, { name: BIKE }))).toBeVisible();
      await expect(open.getByRole('listitem')).toContainText('CHF 4’320');
      await expectAccessible();

      await open.getByRole('button', { name: fill(cart.line['another-spoken'], { name: BIKE }) }).click();
      await expect(open.getByRole('listitem')).toHaveCount(2);
      await page.keyboard.press('Escape');
      await expect(open).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${demo.bike[language]}`));
      await expect(bag(page, language)).toHaveAccessibleName(countText(language, 2));

      await bag(page, language).click();
      await open.getByRole('link', { name: cart.drawer.next }).click();
      await hydrated();
      await expect(page.getByRole('heading', { level: 1, name: checkout.plan.title })).toBeVisible();
      await expect(open).toBeHidden();
      await expect(page.getByRole('button', { name: fill(cart.line.remove, { name: BIKE }) })).toHaveCount(2);
    });
  }

  for (const language of languages) {
    test(`knows the discount code that was entered, in ${language}`, async ({ page, visit, checkoutIn }) => {
      const { cart, discount, checkout: steps } = texts[language];
      const checkout = checkoutIn(language);
      await checkout.addBike({ size: 'M', colour: 'bordeaux' });
      await checkout.main.getByText(discount.title, { exact: true }).click();
      await page.getByRole('textbox', { name: discount.field }).fill('velo10');
      await page.getByRole('button', { name: discount.apply }).click();
      await expect(checkout.main.getByText(fill(steps.summary.discount, { code: 'VELO10' }))).toBeVisible();

      await visit(paths.faq[language]);
      await bag(page, language).click();
      const open = drawer(page, language);
      await expect(open).toContainText(fill(cart.drawer.discount, { code: 'VELO10', amount: '−432' }));
      await expect(open).toContainText(fill(cart.drawer.months, { count: 36, total: '3’888' }));
      await expect(open.getByRole('listitem')).toContainText('CHF 4’320');
    });
  }

  test('removes a line, and undoes that', async ({ page, visit }) => {
    const { cart } = texts.de;
    await visit(demo.bike.de);
    await addBike(page, 'de');
    const open = drawer(page, 'de');
    await open.getByRole('button', { name: fill(cart.line.remove, { name: BIKE }) }).click();
    await expect(open.getByText(cart.empty.title)).toBeVisible();
    await open.getByRole('button', { name: cart.toast.undo }).click();
    await expect(open.getByRole('listitem')).toHaveCount(1);
    await expect.poll(() => itemsIn(page)).toBe(1);
  });

  test('says why something could not be added', async ({ page, visit }) => {
    await visit(demo.bike.de);
    await page.route(
      (url) => url.pathname.startsWith('/cart'),
      async (route) => {
        const postData = route
          .request()
          .postData()
          ?.replace(/variantId=\d+/, 'variantId=2000000000');
        await route.continue(postData === undefined ? {} : { postData });
      },
    );
    await page.getByRole('radio', { name: /^M \d/ }).check();
    await page.getByRole('main').locator('form').getByRole('button', { name: texts.de.product.add }).click();
    await expect(drawer(page, 'de').getByRole('alert')).toContainText(texts.de.cart.refusal['not-found']);
  });
});

test.describe('The copy of the cart in the browser', () => {
  test('shows the badge on pages without a cart, and restores a lost cart when it is viewed', async ({
    page,
    visit,
  }) => {
    const { cart } = texts.de;
    await visit(demo.bike.de);
    await addBike(page, 'de');
    await expect.poll(() => itemsIn(page)).toBe(1);
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();

    const home = await visit(paths.home.de);
    expect(await home.text()).not.toContain(countText('de', 1));
    await expect(bag(page, 'de')).toHaveAccessibleName(countText('de', 1));
    expect(await page.context().cookies()).toEqual([]);

    // A change of route reads the copy again (spec §4), without a new document.
    const copy = (await copyIn(page)) ?? '';
    await page.evaluate(() => localStorage.removeItem('cart'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'E-Trekking' }).click();
    await expect(page).toHaveURL(paths.category.de);
    await expect(bag(page, 'de')).toHaveAccessibleName(countText('de', 0));
    await page.evaluate((text) => localStorage.setItem('cart', text), copy);
    await page.goBack();
    await expect(page).toHaveURL(paths.home.de);
    await expect(bag(page, 'de')).toHaveAccessibleName(countText('de', 1));

    await bag(page, 'de').click();
    await expect(drawer(page, 'de').getByRole('listitem')).toHaveCount(1);
    await expect(drawer(page, 'de').getByRole('status')).toContainText(cart.meeting.restored_one);
    await visit(paths.cart.de);
    await expect(page.getByRole('main')).toContainText(cart.meeting.restored_one);
    await expect(page.getByRole('button', { name: fill(cart.line.remove, { name: BIKE }) })).toHaveCount(1);
  });

  test('is restored on the cart page, at the price of the catalogue', async ({ page, visit }) => {
    await visit(demo.bike.fr);
    await addBike(page, 'fr');
    await expect.poll(() => itemsIn(page)).toBe(1);
    await page.context().clearCookies();
    await page.evaluate(() =>
      localStorage.setItem('cart', localStorage.getItem('cart')?.replaceAll('432000', '100') ?? ''),
    );
    await visit(paths.cart.fr);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: BIKE })).toContainText('CHF 4’320');
  });

  test('counts as empty if it is old, not JSON or of another shape @desktop', async ({ page, visit, complaints }) => {
    for (const [kind, stored, warnings] of [
      ['a list of items', '[{"product":{}}]', ['Cart Item is too old']],
      ['an old version', '{"version":0,"items":[]}', ['Cart Item is too old']],
      ['no JSON', '{"version":', ["Cart Item Doesn't match needed type"]],
      ['another shape', '{"version":1,"items":7}', ["Cart Item Doesn't match needed type"]],
      [
        'items of another shape',
        '{"version":1,"cartId":"x","revision":1,"planLength":36,"insurance":false,"items":[{"uniqueId":7}]}',
        ['An item of the stored cart was dropped'],
      ],
    ] as const) {
      await test.step(kind, async () => {
        await visit(paths.faq.de);
        await page.evaluate((text) => localStorage.setItem('cart', text), stored);
        await visit(paths.home.de);
        await expect.poll(() => complaints.length).toBe(warnings.length);
        await expect(bag(page, 'de')).toHaveAccessibleName(countText('de', 0));
        expectWarnings(complaints, [...warnings]);
        await visit(paths.faq.de);
        await bag(page, 'de').click();
        await expect(drawer(page, 'de').getByText(texts.de.cart.empty.title)).toBeVisible();
      });
    }
  });

  test('never restores an ordered cart', async ({ page, visit, checkoutIn }) => {
    const checkout = checkoutIn('de');
    const person = shopper();
    await checkout.addBike({ size: 'S', colour: 'tannengruen' });
    await expect.poll(() => itemsIn(page)).toBe(1);
    const before = (await copyIn(page)) ?? '';
    await checkout.goToReview(person);
    await checkout.orderButton.click();
    await checkout.confirmation(person);
    await expect.poll(() => itemsIn(page)).toBe(0);
    expect(await copyIn(page)).toContain('"items":[]');

    await page.context().clearCookies();
    await visit(paths.cart.de);
    await expect(page.getByRole('heading', { level: 1, name: texts.de.cart.empty.title })).toBeVisible();
    // A copy from before the order does not restore it either.
    await page.evaluate((text) => localStorage.setItem('cart', text), before);
    await visit(paths.cart.de);
    await expect.poll(() => copyIn(page)).toBeNull();
    await expect(page.getByRole('heading', { level: 1, name: texts.de.cart.empty.title })).toBeVisible();
  });
});

test.describe('The page of the cart', () => {
  for (const language of languages) {
    test(`removes and restores a line without JavaScript, in @${language} @only-without-js`, async ({
      page,
      checkoutIn,
    }) => {
      const { cart } = texts[language];
      await checkoutIn(language).addBike({ size: 'M', colour: 'bordeaux' });
      await page.getByRole('button', { name: fill(cart.line['another-spoken'], { name: BIKE }) }).click();
      const remove = page.getByRole('button', { name: fill(cart.line.remove, { name: BIKE }) });
      await expect(remove).toHaveCount(2);
      await remove.first().click();
      await expect(remove).toHaveCount(1);
      await remove.click();
      await expect(page.getByRole('main')).toContainText(fill(cart.removed.text, { name: BIKE }));
      await page.getByRole('button', { name: cart.removed.undo }).click();
      await expect(remove).toHaveCount(1);
      await page.goto(paths.home[language]);
      await bag(page, language).click();
      await expect(page).toHaveURL(paths.cart[language]);
    });
  }

  test('confirms a removal with a toast, which can undo it', async ({ page, checkoutIn }) => {
    const { cart } = texts.de;
    await checkoutIn('de').addBike({ size: 'M', colour: 'bordeaux' });
    // The drawer, which is still closing, has such a button too.
    const remove = page.getByRole('main').getByRole('button', { name: fill(cart.line.remove, { name: BIKE }) });
    await remove.click();
    const messages = page.getByRole('region', { name: cart.toast.label });
    await expect(messages).toContainText(fill(cart.toast.removed, { name: BIKE }));
    await messages.getByRole('button', { name: cart.toast.undo }).click();
    await expect(remove).toBeVisible();
  });

  test('closes a toast after 6 s', async ({ page, checkoutIn }) => {
    const { cart } = texts.de;
    await page.clock.install();
    await checkoutIn('de').addBike({ size: 'M', colour: 'bordeaux' });
    const remove = page.getByRole('main').getByRole('button', { name: fill(cart.line.remove, { name: BIKE }) });
    await expect(remove).toBeVisible();
    await page.mouse.move(0, 0);
    // From here on the test controls the clock.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await remove.press('Enter');
    const toast = page
      .getByRole('region', { name: cart.toast.label })
      .getByText(fill(cart.toast.removed, { name: BIKE }));
    await expect(toast).toBeVisible();
    await page.clock.runFor(5500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
  });
});

test.describe('A sponsored cart', () => {
  test('ends when its shopper leaves the checkout, not in another tab @without-js', async ({
    page,
    context,
    hydrated,
    checkoutIn,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    await checkoutIn('de').addBike({ size: 'M', colour: 'bordeaux' });
    const item = await page.getByRole('main').locator('input[name="itemId"]').first().inputValue();
    await query('update cart_item set is_sponsored = true where id = $1', [item]);
    await page.reload();
    await hydrated();
    await expect(page.getByRole('main')).toContainText(texts.de.cart.line.sponsored);

    const other = await context.newPage();
    await other.goto(paths.home.de);
    await expect(bag(other, 'de')).toHaveAccessibleName(countText('de', 1));
    if (hasScripts) {
      await page.evaluate(() => window.open('/faq', '_blank', 'noopener'));
      await expect.poll(() => context.pages().length).toBe(3);
    }
    await page.reload();
    await hydrated();
    await expect(page.getByRole('main')).toContainText(texts.de.cart.line.sponsored);

    await page
      .getByRole('banner')
      .getByRole('link', { name: /Velory/ })
      .click();
    await expect(page).toHaveURL(paths.home.de);
    await expect(bag(page, 'de')).toHaveAccessibleName(countText('de', 0));
    await page.goto(paths.cart.de);
    await expect(page.getByRole('heading', { level: 1, name: texts.de.cart.empty.title })).toBeVisible();
  });
});

test.describe('The reminder', () => {
  test('needs a box that is not pre-ticked, and is stored and sent only with it', async ({ page, checkoutIn }) => {
    const checkout = checkoutIn('fr');
    const person = shopper();
    await checkout.addBike({ size: 'M', colour: 'bordeaux' });
    await checkout.goToContact();
    const box = page.getByRole('checkbox', { name: texts.fr.reminder.label });
    await expect(box).not.toBeChecked();
    await checkout.fillContact(person);
    const entry = () => page.evaluate(() => JSON.parse(localStorage.getItem('userCartData') ?? 'null') as unknown);
    expect(await entry()).toBeNull();
    await box.check();
    const { firstname, lastname, email } = person;
    await expect.poll(entry).toEqual({ submited: true, data: { firstname, lastname, email }, eBikeChoice: BIKE });
    const reminders = () => query('select locale from cart_reminder where email = $1', [email]);
    await expect.poll(reminders).toEqual([{ locale: 'fr' }]);
    await box.uncheck();
    await expect.poll(entry).toBeNull();
    await page.goto(paths.cart.fr);
    await expect.poll(reminders).toEqual([]);
  });
});

test('An address with utm is stored with the order, whatever page it leads to @desktop', async ({
  page,
  checkoutIn,
}) => {
  const address = `${demo.bike.de}?utm_source=brief&utm_campaign=april`;
  await page.goto(address);
  const checkout = checkoutIn('de');
  const person = shopper();
  await checkout.addBike({ size: 'S', colour: 'nebelgrau' });
  await checkout.goToReview(person);
  await checkout.orderButton.click();
  const number = await checkout.confirmation(person);
  const [order] = await query<{ utm: string }>(
    `select checkout_context_data->>'utmPath' as utm from checkout where number = $1`,
    [number],
  );
  expect(order?.utm).toBe(address);
});
