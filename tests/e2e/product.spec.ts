import type { Locator, Page } from '@playwright/test';
import { query } from './support/database.ts';
import { demo, paths } from './support/demo.ts';
import { rappenOf } from './support/money.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/product-texts.ts';
import { fill, languages } from './support/texts.ts';

/** The form with all choices. */
const buyForm = (page: Page): Locator => page.getByRole('main').locator('#kaufen');

/** Its button; the bar at the bottom of the window repeats it. */
const addButton = (page: Page, name: string): Locator => buyForm(page).getByRole('button', { name });

for (const language of languages) {
  const { product: t, common } = texts[language];

  test.describe(`A bike in @${language}`, () => {
    test('shows the rate of each plan length and the sum that proves it', async ({ page, visit }) => {
      await visit(demo.bike[language]);
      const form = buyForm(page);
      const down = page.getByRole('group', { name: t.plan.down }).getByRole('radio');
      for (const [step, paid, rates] of [
        [1, 108_000, { 12: '270', 24: '135', 36: '90', 48: '68' }],
        [0, 0, { 12: '360', 24: '180', 36: '120', 48: '90' }],
        [2, 232_000, { 12: '167', 24: '83', 36: '56', 48: '42' }],
      ] as const) {
        await down.nth(step).check();
        for (const [months, rate] of Object.entries(rates)) {
          await page
            .getByRole('radio', { name: fill(t.plan.termSpoken, { count: months, rate }), exact: true })
            .check();
          const equation = (await form.getByText(/×.*=/).textContent()) ?? '';
          const [left = '', total = ''] = equation.split(' = CHF\u00a0');
          const terms = left.split(' + ');
          const [regular = '', each = ''] = (terms.at(-1) ?? '').split(' × ');
          const words = { rate: each, first: terms.at(-2) ?? '', months, total: '4’320' };
          // Read aloud, a rate is exact, and a first instalment that differs is named.
          await expect(form).toContainText(
            fill(regular === months ? common.rate.spoken : common.rate.spoken_first, words),
          );
          const paidInAll = terms.reduce((sum, term) => {
            const [count = '', amount] = term.split(' × ');
            return sum + (amount === undefined ? rappenOf(count) : Number(count) * rappenOf(amount));
          }, 0);
          expect(paidInAll).toBe(rappenOf(total));
          expect(equation.startsWith(paid === 0 ? months : paid === 108_000 ? '1’080 + ' : '2’320 + ')).toBe(
            paid !== 0 || rappenOf('4’320') % (Number(months) * 5) === 0,
          );
        }
      }
      await page.getByRole('radio', { name: fill(t.plan.onceSpoken, { total: '4’320' }) }).check();
      await expect(form).toContainText(fill(common.rate.spokenOnce, { total: '4’320' }));
      await expect(form.getByText(/×.*=/)).toHaveCount(0);
    });

    test('asks for a size before it is bought, and selects none by itself', async ({
      page,
      visit,
      expectAccessible,
    }) => {
      await visit(demo.bike[language]);
      const sizes = page.getByRole('group', { name: t.size, exact: true }).getByRole('radio');
      await expect(sizes).toHaveCount(4);
      expect(await sizes.evaluateAll((radios) => radios.some((radio) => (radio as HTMLInputElement).checked))).toBe(
        false,
      );
      await addButton(page, t.chooseSize).click();
      await expect(buyForm(page).getByRole('alert')).toHaveText(t.sizeMissing);
      await expect(sizes.first()).toBeFocused();
      await expectAccessible();
      await page.getByRole('radio', { name: `XL 184–196 ${t.soldOut}` }).check();
      await expect(addButton(page, t.add)).toHaveCount(0);
      await expect(buyForm(page).getByRole('link', { name: fill(t.notifySize, { size: 'XL' }) })).toBeVisible();
      await page.getByRole('radio', { name: /^L \d+–\d+/ }).check();
      await expect(addButton(page, t.add)).not.toHaveAttribute('aria-disabled');
    });

    test('adds to the cart exactly what it shows', async ({ page, visit }) => {
      const { cart, checkout } = texts[language];
      await visit(`${demo.bike[language]}?farbe=nebelgrau`);
      await page.getByRole('radio', { name: fill(t.plan.termSpoken, { count: 48, rate: '68' }) }).check();
      await buyForm(page).getByRole('slider').first().scrollIntoViewIfNeeded();
      const field = buyForm(page).getByRole('textbox', { name: texts[language].plan.down.own });
      await field.fill('500');
      await expect(buyForm(page)).toContainText('500 + ');
      await buyForm(page).getByRole('slider').first().press('End');
      await expect(field).toHaveValue('2320');
      await field.fill('720');
      const equation = '720 + 48 × 75 = CHF\u00a04’320';
      await expect(buyForm(page).getByText(equation)).toBeVisible();
      await page.getByRole('radio', { name: /^M \d/ }).check();
      await addButton(page, t.add).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByText(equation)).toBeVisible();
      await drawer.getByRole('link', { name: cart.drawer.next }).click();
      await expect(page.getByRole('textbox', { name: checkout.plan['down-payment'] })).toHaveValue('720');
      await expect(page.getByRole('main')).toContainText(
        fill(common.rate.spoken, { rate: '75', months: 48, total: '4’320' }),
      );

      await visit(`${demo.bike[language]}?farbe=nebelgrau`);
      const now = t.plan.termWords_other;
      await expect(buyForm(page)).toContainText(
        fill(t.plan.changesAll, { before: fill(now, { count: 48 }), now: fill(now, { count: 36 }) }),
      );
    });
  });

  test.describe(`A bike in @${language} @without-js @alike`, () => {
    test('changes its colour by a link', async ({ page, visit }) => {
      await visit(demo.bike[language]);
      const current = page.getByRole('group', { name: /^(Farbe|Couleur)/ });
      const colours = current.getByRole('link');
      const before = await current.locator('legend').textContent();
      const picture = page.getByRole('main').getByRole('img').first();
      const source = (await picture.getAttribute('src')) ?? '';
      const other = colours.nth(1);
      const name = (await other.getAttribute('aria-label')) ?? '';
      await other.click();
      await expect(page).toHaveURL(/\?farbe=\w+$/);
      await expect(current.locator('legend')).toHaveText(fill(t.colourOf, { name }));
      expect(before).not.toContain(name);
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('complementary', { name: 'Allegro Limmat 5' })).toContainText(name);
      await expect(picture).not.toHaveAttribute('src', source);
    });

    test('opens the section of its address', async ({ page, visit, javaScriptEnabled }) => {
      const service = page.getByText(t.service.text);
      await visit(demo.bike[language]);
      await expect(service).toBeHidden();
      for (const tab of ['service-shops-tab', 'ateliers']) {
        await visit(`${demo.bike[language]}?tab=${tab}`);
        await expect(service).toBeVisible();
      }
      const description = page
        .getByRole('group')
        .filter({ has: page.getByRole('heading', { name: t.sections.beschreibung, exact: true }) });
      await expect(description.getByRole('paragraph')).toHaveCount(0);
      await visit(`${demo.bike[language]}?tab=${language === 'de' ? 'beschreibung' : 'description'}`);
      await expect(description.getByRole('paragraph').first()).toBeVisible();
      await expect(service).toBeHidden();
      const other = language === 'de' ? 'fr' : 'de';
      await expect(page.locator(`a[hreflang^=${other}]`).first()).toHaveAttribute(
        'href',
        `${demo.bike[other]}?tab=${other === 'de' ? 'beschreibung' : 'description'}`,
      );
      if (javaScriptEnabled === false) return;
      await expect(description.locator('summary')).toBeInViewport();
      const opened = () =>
        page.evaluate(() => window.dataLayer?.filter((each) => each.event === 'product_section_open'));
      await expect
        .poll(opened)
        .toEqual([
          { event: 'product_section_open', section: 'beschreibung', product: demo.bike[language].split('/').at(-1) },
        ]);
    });
  });
}

test('A used bike offers short plans, a helmet none', async ({ page, visit }) => {
  const t = texts.de.product;
  await visit(demo.used.de);
  const months = await page
    .getByRole('group', { name: t.plan.term })
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
  expect(months.map(Number).sort((a, b) => a - b)).toEqual([1, 3, 6, 9, 12]);

  await visit(demo.accessory.de);
  await expect(page.getByRole('group', { name: t.plan.term })).toHaveCount(0);
  await expect(buyForm(page)).toContainText(fill(texts.de.common.rate.spokenOnce, { total: '119' }));
});

test('The bar on a phone shows the rate and buys the selection @phone', async ({ page, visit }) => {
  const t = texts.fr.product;
  await visit(demo.bike.fr);
  const bar = page.getByRole('complementary', { name: 'Allegro Limmat 5' });
  await expect(bar).toBeInViewport();
  await page.getByRole('radio', { name: fill(t.plan.termSpoken, { count: 48, rate: '68' }) }).check();
  await expect(bar).toContainText(fill(texts.fr.common.rate.spoken, { rate: '67.50', months: 48, total: '4’320' }));
  await bar.getByRole('button', { name: t.chooseSize }).click();
  await page.getByRole('radio', { name: /^S \d+/ }).check();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText(', S');
  await bar.getByRole('button', { name: t.add }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Allegro Limmat 5' })).toContainText(
    fill(texts.fr.cart.line.size, { size: 'S' }),
  );
});

test('The bar on a large window is visible at once (§2) @desktop', async ({ page, visit }) => {
  await visit(demo.bike.de);
  const bar = page.getByRole('complementary', { name: 'Allegro Limmat 5' });
  await expect(bar).toBeInViewport();
  await addButton(page, texts.de.product.chooseSize).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
});

test('A sold-out size is not added to the cart without scripts either @only-without-js', async ({ page, visit }) => {
  await visit(demo.bike.de);
  await page.getByRole('radio', { name: `XL 184–196 ${texts.de.product.soldOut}` }).check();
  await addButton(page, texts.de.product.add).click();
  await expect(page.getByRole('alert')).toHaveText(texts.de.cart.refusal['sold-out']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.de.cart.empty.title);
});

test('The gallery shows a view by its thumbnail @cross @without-js', async ({ page, visit }) => {
  await visit(demo.bike.de);
  const gallery = page.getByRole('region', {
    name: fill(texts.de.product.gallery.label, { name: 'Allegro Limmat 5' }),
  });
  const thumbs = gallery
    .getByRole('list')
    .nth(1)
    .getByRole('link', { name: /^Bild \d/ });
  const count = await thumbs.count();
  expect(count).toBeGreaterThan(2);
  const slides = gallery.getByRole('list').first().getByRole('listitem');
  await expect(slides).toHaveCount(count);
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.9 });
  await expect(slides.nth(2)).not.toBeInViewport({ ratio: 0.1 });
  await thumbs.nth(2).click();
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.5 });
  await expect(slides.nth(0)).not.toBeInViewport({ ratio: 0.1 });
});

test('The gallery marks the thumbnail of the current view and keeps it visible @cross', async ({
  page,
  visit,
  hydrated,
}) => {
  await visit(demo.bike.de);
  await hydrated();
  const lists = page
    .getByRole('region', { name: fill(texts.de.product.gallery.label, { name: 'Allegro Limmat 5' }) })
    .getByRole('list');
  const shown = lists.nth(1).locator('a[aria-current]');
  await expect(shown).toHaveAttribute('href', '#bild-1');
  await lists.first().evaluate((stage) => stage.scrollTo({ left: stage.scrollWidth }));
  const count = await lists.first().getByRole('listitem').count();
  await expect(shown).toHaveAttribute('href', `#bild-${count}`);
  await expect(shown).toBeInViewport({ ratio: 0.5 });
});

for (const language of languages) {
  const { product: t, availability } = texts[language];

  test(`A bike in @${language} advises a size for a height, with the reason @without-js`, async ({
    page,
    visit,
    expectAccessible,
    javaScriptEnabled,
  }) => {
    await visit(demo.bike[language]);
    const height = page.locator('#groessen').getByRole('textbox', { name: t.advice.height });
    const give = async (typed: string) => {
      await height.fill(typed);
      if (javaScriptEnabled === false) await page.getByRole('button', { name: t.advice.submit }).click();
      else await height.press('Enter');
    };
    await give('1,75 m');
    await expect(page.getByText(fill(t.advice.fits, { size: 'M', min: 164, max: 176 }))).toBeVisible();
    await expect(page.getByText(fill(t.advice.larger, { size: 'L' }))).toBeVisible();
    await expect(page.getByRole('radio', { name: new RegExp(`^M .*${t.advice.best}`) })).toBeChecked();
    await expect(page.getByRole('radio', { name: new RegExp(`^L .*${t.advice.also}`) })).toBeVisible();
    await expectAccessible();

    await give('215');
    await expect(page.getByText(fill(t.advice.noneTall, { limit: 196 }))).toBeVisible();
    const others = page.locator('#groessen').getByRole('link', { name: fill(t.advice.others, { height: 215 }) });
    await expect(others).toHaveAttribute('href', /groesse=215/);

    await give('gross');
    await expect(page.getByText(t.advice.unreadable)).toBeVisible();
  });

  test(`A bike in @${language} computes its plan without scripts @only-without-js`, async ({ page, visit }) => {
    await visit(`${demo.bike[language]}?farbe=bordeaux`);
    await page.getByRole('radio', { name: fill(t.plan.termSpoken, { count: 48, rate: '68' }) }).check();
    await page.getByRole('group', { name: t.plan.down }).getByRole('radio').first().check();
    await page.getByRole('radio', { name: /^M \d/ }).check();
    await page.getByRole('button', { name: t.plan.compute }).click();
    await expect(page).toHaveURL(/\?plan=48&anzahlung=0&variante=\d+&farbe=bordeaux$/);
    await expect(buyForm(page).getByText('48 × 90 = CHF\u00a04’320')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^M \d/ })).toBeChecked();
    await addButton(page, t.add).click();
    const { plan } = texts[language].checkout;
    await expect(page.getByRole('textbox', { name: plan['down-payment'] })).toHaveValue('0');
  });

  test(`A bike in @${language} adds its free add-on to the cart @without-js @alike`, async ({ page, visit }) => {
    await visit(demo.bike[language]);
    const extras = page.getByRole('group', { name: t.addOn.legend }).getByRole('radio');
    await expect(extras.first()).toBeChecked();
    const extra = (await extras.nth(1).getAttribute('value')) ?? '';
    await page.getByText(extra, { exact: true }).click();
    await page.getByRole('radio', { name: /^S \d/ }).check();
    const added = page.waitForResponse((response) => response.request().method() === 'POST');
    await addButton(page, t.add).click();
    await added;
    await visit(paths.cart[language]);
    await expect(page.getByRole('listitem').filter({ hasText: 'Allegro Limmat 5' }).first()).toContainText(extra);
  });

  test(`A bike in @${language} has a data sheet, a chat and a link to the workshops @without-js @alike`, async ({
    page,
    visit,
  }) => {
    await visit(demo.bike[language]);
    const sheet = page.getByRole('link', { name: t.dataSheet });
    const response = await page.request.get((await sheet.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.getByRole('link', { name: t.help.chat })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/41\d+\?text=/,
    );
    await visit(`${demo.bike[language]}?tab=service-shops-tab`);
    const [settings] = await query<{ booking: string | null; centers: string | null }>(
      `select data->>'bookingLink' as booking, data->>'serviceCentersUrl' as centers from content_document
       where type = 'shop-setting' and locale = $1`,
      [language],
    );
    for (const [name, address] of [
      [t.booking, settings?.booking],
      [t.service.centers, settings?.centers],
    ] as const) {
      const link = page.getByRole('link', { name });
      await (address ? expect(link).toHaveAttribute('href', address) : expect(link).toHaveCount(0));
    }
  });

  test(`A sold-out size in @${language} can be requested @without-js`, async ({
    page,
    visit,
    expectAccessible,
    javaScriptEnabled,
    complaints,
  }) => {
    await visit(`${demo.bike[language]}?groesse=190`);
    await expect(page.getByText(fill(t.advice.soldOut, { size: 'XL' }))).toBeVisible();
    await buyForm(page)
      .getByRole('link', { name: fill(t.notifySize, { size: 'XL' }) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: availability.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(fill(availability.size, { size: 'XL' }));
    await expectAccessible();
    const field = (name: keyof typeof availability.field) => page.getByLabel(availability.field[name], { exact: true });
    const email = `${language}-${String(javaScriptEnabled)}-${test.info().project.name}@example.ch`;
    await field('email').fill('mia@');
    await field('firstname').fill('Mia');
    await page.getByRole('button', { name: availability.send }).click();
    await expect(page.getByRole('alert')).toContainText(availability.error.email);
    await expect(field('firstname')).toHaveValue('Mia');
    await expect(field('lastname')).toHaveAccessibleDescription(availability.error.required);
    await expectAccessible();
    if (javaScriptEnabled === false) complaints.length = 0;

    await field('email').fill(email);
    await field('lastname').fill('Muster');
    await field('deadline').fill('2099-03-31');
    await page.getByRole('button', { name: availability.send }).click();
    await expect(page.getByRole('heading', { level: 1, name: availability.sent.title })).toBeVisible();
    const values = async () => {
      const rows = await query<{ payload: { fields: { name: string; value: string }[] } }>(
        `select payload from local_message where kind = 'forms' and payload::text like $1`,
        [`%${email}%`],
      );
      return rows.map(({ payload }) => Object.fromEntries(payload.fields.map(({ name, value }) => [name, value])));
    };
    await expect.poll(values).toEqual([
      expect.objectContaining({
        requested_bike_brand: 'Allegro',
        requested_bike_model: expect.stringMatching(/^Limmat 5 XL \S/),
        requested_bike_deadline: '2099-03-31',
        language_selected: language,
      }),
    ]);
  });
}

test('Opening a section is an event for analytics', async ({ page, visit }) => {
  await visit(demo.bike.de);
  const events = () =>
    page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'product_section_open'));
  expect(await events()).toEqual([]);
  const title = page.getByRole('heading', { name: texts.de.product.sections.beschreibung, exact: true });
  await title.click();
  await title.click();
  expect(await events()).toEqual([
    { event: 'product_section_open', section: 'beschreibung', product: demo.bike.de.split('/').at(-1) },
  ]);
});

test('Search engines get the availability of each size and colour', async ({ page, visit }) => {
  await visit(demo.bike.de);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const group = texts
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((each) => each['@type'] === 'ProductGroup');
  expect(group).toMatchObject({ variesBy: ['https://schema.org/size', 'https://schema.org/color'] });
  const { hasVariant } = group as { hasVariant: { sku: string; offers: { price: string; availability: string } }[] };
  expect(hasVariant).toHaveLength(12);
  for (const { offers } of hasVariant)
    expect(offers).toMatchObject({ '@type': 'Offer', price: '4320.00', priceCurrency: 'CHF' });
  const soldOut = hasVariant.filter(({ offers }) => offers.availability.endsWith('/OutOfStock'));
  expect(soldOut.map(({ sku }) => sku.split('-').at(-1))).toEqual(['XL', 'XL', 'XL']);
});
