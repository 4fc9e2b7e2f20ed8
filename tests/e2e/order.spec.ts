import { shopper, test } from './support/checkout.ts';
import { query } from './support/database.ts';
import { demo, paths } from './support/demo.ts';
import { expect } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

interface OrderRow {
  id: string;
  number: string;
  locale: string;
  plan_length: number;
  pay_one_time: boolean;
  resulting_price: number;
  total_down_payment: number;
  schedule: { date: string; amount: number }[];
  contact: Record<string, unknown>;
}

const ordersOf = "SELECT * FROM checkout WHERE contact->>'email' = $1";
const dealsOf =
  'SELECT deal.* FROM deal JOIN checkout ON checkout.id = checkout_id WHERE checkout.number = $1 ORDER BY position';

for (const language of languages) {
  const t = texts[language];

  test(`A bike is ordered on a plan in @${language} from its cold page @without-js @alike`, async ({
    page,
    javaScriptEnabled,
    checkoutIn,
  }) => {
    const checkout = checkoutIn(language);
    const person = shopper();
    await checkout.addBike({ size: 'M', colour: 'nebelgrau' });
    await expect(page).toHaveURL(paths.cart[language]);
    await expect(checkout.main.getByRole('listitem').filter({ hasText: 'Allegro Limmat 5' })).toContainText(
      fill(t.cart.line.size, { size: 'M' }),
    );

    await checkout.term(24).check();
    if (javaScriptEnabled === false) await checkout.main.getByRole('button', { name: t.checkout.plan.update }).click();
    await expect(checkout.main.getByText(fill(t.checkout.summary.months_other, { count: 24 }))).toBeVisible();
    expect(await checkout.calendarSum()).toBe(432_000);

    await checkout.goToReview(person);
    await expect(checkout.main).toContainText('Bahnhofstrasse 12a');
    await expect(checkout.main).toContainText('8001 Zürich');
    await expect(checkout.main).toContainText(person.email);
    await checkout.orderButton.click();
    const number = await checkout.confirmation(person);
    await expect(page).toHaveURL(`${paths.confirmation[language]}?nr=${number}`);

    const [order, ...others] = await query<OrderRow>(ordersOf, [person.email]);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      number,
      locale: language,
      plan_length: 24,
      pay_one_time: false,
      resulting_price: 432_000,
      total_down_payment: 108_000,
      contact: { firstname: 'Mia', lastname: 'Zürcher', zip: '8001' },
    });
    expect(order?.schedule).toHaveLength(25);
    expect(order?.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(432_000);
    const deals = await query(dealsOf, [number]);
    expect(deals).toMatchObject([{ position: 0, amount: 432_000, down_payment_amount: 108_000, plan_length: 24 }]);

    await test.step('the team and the shopper are notified', async () => {
      const subject = fill(t.mail.subject, { number });
      const news = `Neue Bestellung ${number}`;
      await expect
        .poll(
          async () =>
            await query('SELECT subject FROM local_mail WHERE recipient = $1 AND subject = $2', [
              person.email,
              subject,
            ]),
        )
        .toEqual([{ subject }]);
      await page.goto('/dev/mailbox');
      const mail = page.getByRole('listitem').filter({ hasText: person.email }).filter({ hasText: subject });
      await mail.getByText(subject, { exact: true }).click();
      await expect(mail).toContainText('Allegro Limmat 5');
      await expect
        .poll(
          async () => (await query("SELECT FROM local_message WHERE payload->>'text' LIKE $1", [`${news}%`])).length,
        )
        .toBe(1);
      await page.goto('/dev/messages');
      await expect(page.getByRole('listitem').filter({ hasText: news })).toContainText('Allegro Limmat 5');
    });

    await test.step('the cart is empty again and leads to the order', async () => {
      await page.goto(paths.cart[language]);
      const title = fill(t.cart.placed.title, { number });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  });
}

test('An order whose response is lost is shown when its shopper returns @without-js', async ({
  page,
  checkoutIn,
  complaints,
}) => {
  const checkout = checkoutIn('de');
  const person = shopper();
  await checkout.addBike({ size: 'M', colour: 'nebelgrau' });
  await checkout.goToReview(person);
  const review = page.url();
  // With scripts the form is sent to the same path with a query.
  const isReview = (url: URL) => url.pathname.startsWith(new URL(review).pathname.replace(/\/$/, ''));
  await page.route(isReview, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await checkout.orderButton.click();
  await lost;
  await page.unroute(isReview);
  const [order, ...others] = await query<OrderRow>(ordersOf, [person.email]);
  expect(others).toEqual([]);
  const number = order?.number ?? '';
  // The browser reports the lost response.
  complaints.length = 0;
  for (const step of [review, review.replace(/[^/]+\/?$/, 'angaben')]) {
    await page.goto(step);
    await expect(page).toHaveURL(`${paths.confirmation.de}?nr=${number}`);
  }
  await page.goto(paths.cart.de);
  const { placed } = texts.de.cart;
  await expect(page.getByRole('heading', { level: 1, name: fill(placed.title, { number }) })).toBeVisible();
  await checkout.main.getByRole('link', { name: placed.open }).click();
  await expect(page).toHaveURL(`${paths.confirmation.de}?nr=${number}`);
});

test('A bike and a helmet are paid at once, without the requirements of a plan @without-js', async ({ checkoutIn }) => {
  const checkout = checkoutIn('fr');
  const person = shopper();
  await checkout.addHelmet();
  await checkout.addBike({ size: 'L', colour: 'tannengruen' });
  await checkout.term(1).check();
  await checkout.goToContact();
  await expect(checkout.main.getByText(texts.fr.checkout.contact['birth-date'])).toHaveCount(0);
  await checkout.fillContact(person);
  await checkout.terms.check();
  await checkout.sendContact();
  await checkout.arriveAtReview();
  await checkout.orderButton.click();
  const number = await checkout.confirmation(person);
  const [order] = await query<OrderRow>(ordersOf, [person.email]);
  expect(order).toMatchObject({ pay_one_time: true, plan_length: 1, resulting_price: 443_900, total_down_payment: 0 });
  const deals = await query<{ amount: number }>(dealsOf, [number]);
  expect(deals.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([11_900, 432_000]);
});

test.describe('The same order sent twice', () => {
  test('by a double click is one order @without-js', async ({ checkoutIn }) => {
    const checkout = checkoutIn('de');
    const person = shopper();
    await checkout.addBike({ size: 'M', colour: 'tannengruen' });
    await checkout.goToReview(person);
    await checkout.orderButton.dblclick();
    const number = await checkout.confirmation(person);
    expect(await query<OrderRow>(ordersOf, [person.email])).toMatchObject([{ number }]);
    expect(await query(dealsOf, [number])).toHaveLength(1);
  });

  test('at the same moment and again later is one order, one sale, one mail @desktop', async ({
    page,
    checkoutIn,
    baseURL,
  }) => {
    const checkout = checkoutIn('de');
    const person = shopper();
    await checkout.addBike({ size: 'L', colour: 'bordeaux' });
    await checkout.goToReview(person);
    const hidden = (name: string) => page.locator(`form input[name=${name}]`).getAttribute('value');
    const form = { intentKey: (await hidden('intentKey')) ?? '', fingerprint: (await hidden('fingerprint')) ?? '' };
    const stock = async () =>
      (
        await query<{ stock_quantity: number }>(
          'SELECT stock_quantity FROM variant WHERE size = $1 AND color_slug = $2 AND product_id = (SELECT product_id FROM product_text WHERE slug = $3)',
          ['L', 'bordeaux', demo.bike.de.split('/').at(-1)],
        )
      )[0]?.stock_quantity ?? 0;
    const before = await stock();
    const send = async () => {
      const response = await page.request.post(paths.review.de, {
        form,
        headers: { origin: baseURL ?? '' },
        maxRedirects: 0,
      });
      return [response.status(), response.headers().location];
    };
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    const [order, ...others] = await query<OrderRow>(ordersOf, [person.email]);
    expect(others).toEqual([]);
    for (const answer of answers) expect(answer).toEqual([303, `${paths.confirmation.de}?nr=${order?.number}`]);
    expect(await query(dealsOf, [order?.number])).toHaveLength(1);
    expect(await stock()).toBe(before - 1);
    await expect
      .poll(async () => (await query('SELECT FROM local_mail WHERE recipient = $1', [person.email])).length)
      .toBe(1);

    // Without a cart the review leads to the order that emptied it.
    await page.goto(paths.review.de);
    await expect(page).toHaveURL(`${paths.confirmation.de}?nr=${order?.number}`);
  });
});
