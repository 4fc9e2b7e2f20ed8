import type { Page } from '@playwright/test';
import { query } from './support/database.ts';
import { orderInSessionOf } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { fill, type Language, languages, texts } from './support/texts.ts';

interface Payment {
  status: string;
  paid_at: Date | null;
  transactions: number;
}

/** The payment of an order, as stored. */
async function paymentOf(number: string): Promise<Payment | undefined> {
  const [payment] = await query<Payment>(
    `SELECT status, paid_at, (SELECT count(*)::int FROM payment_transaction WHERE payment_id = payment.id) AS transactions
     FROM payment WHERE checkout_id = (SELECT id FROM checkout WHERE number = $1)`,
    [number],
  );
  return payment;
}

/** The payment panel, and its link to the provider's page. */
class Paying {
  readonly #page: Page;
  readonly #texts: (typeof texts)[Language]['payment'];

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#texts = texts[language].payment;
  }

  /** Its status, among the steps before the delivery. */
  get panel() {
    return this.#page.locator('#zahlung');
  }

  /** The head of the page, which has the main button. */
  get head() {
    return this.#page.locator('.roll');
  }

  /** Opens the provider's page as soon as there is a link: without scripts by reloading. */
  async goToProvider(label: 'pay' | 'again' = 'pay'): Promise<void> {
    const name = fill(this.#texts.panel[label], { amount: '1’080' });
    const link = this.head.getByRole('link', { name });
    // Head and panel offer it while the link is being created.
    await expect(async () => {
      const look = this.head.getByRole('link', { name: this.#texts.panel.look });
      if (await look.isVisible()) await look.click({ timeout: 1000 });
      await expect(link).toBeVisible({ timeout: 1000 });
    }).toPass();
    await link.click();
    await expect(this.#page).toHaveURL(/\/dev\/pay\/[\da-f]{32}$/);
  }

  button(intent: 'twint' | 'card' | 'abandon') {
    return this.#page.getByRole('button', { name: this.#texts.local[intent], exact: true });
  }

  test(intent: keyof (typeof texts)['de']['payment']['local']['intents']) {
    return this.#page.getByRole('button', { name: this.#texts.local.intents[intent], exact: true });
  }
}

for (const language of languages) {
  const t = texts[language].payment;

  test(`The down payment is made on the provider's page in @${language} and received @without-js @alike`, async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    const { email, number } = await orderInSessionOf(page, baseURL ?? '', language);
    const paying = new Paying(page, language);
    await expect(paying.head).toContainText('CHF 1’080');
    await expectAccessible();
    await paying.goToProvider();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(t.purpose['down-payment'], { number }));
    await expect(page.getByRole('main')).toContainText('CHF\u00a01’080.00');
    await expectAccessible();
    await paying.button('twint').click();

    const [before] = t.panel.paid['down-payment'].split('{{');
    await expect(paying.panel.getByRole('status')).toContainText(before ?? '');
    await expect(paying.panel.getByRole('status')).toContainText('TWINT');
    await expect(paying.head.getByRole('link', { name: 'CHF' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].due.id.open.headline);
    expect(await paymentOf(number)).toMatchObject({ status: 'confirmed', transactions: 1 });

    await test.step('one mail confirms it', async () => {
      const subject = fill(t.mail.subject['down-payment'], { number });
      await expect
        .poll(async () =>
          query('SELECT subject FROM local_mail WHERE recipient = $1 AND subject = $2', [email, subject]),
        )
        .toEqual([{ subject }]);
    });
  });
}

test('A declined payment is tried again, and so is an abandoned one @without-js', async ({ page, baseURL }) => {
  const { number } = await orderInSessionOf(page, baseURL ?? '', 'de');
  const paying = new Paying(page, 'de');
  const { panel } = texts.de.payment;
  await paying.goToProvider();
  await paying.test('decline').click();
  await expect(paying.panel.getByRole('status')).toContainText(panel.state.declined);
  await paying.goToProvider('again');
  await paying.button('abandon').click();
  await expect(paying.panel.getByRole('status')).toContainText(panel.state.cancelled);
  await paying.goToProvider('again');
  await paying.button('card').click();
  await expect(paying.panel.getByRole('status')).toContainText('Visa');
  expect(await paymentOf(number)).toMatchObject({ status: 'confirmed', transactions: 3 });
});

test('Forged messages change nothing; a payment made twice is received once @desktop', async ({ page, baseURL }) => {
  const { email, number } = await orderInSessionOf(page, baseURL ?? '', 'de');
  const paying = new Paying(page, 'de');
  const reported = page.getByRole('alert');
  await paying.goToProvider();
  await paying.test('forged').click();
  await expect(reported).toContainText('401');
  await paying.test('forged-status').click();
  await expect(reported).toContainText('200');
  expect(await paymentOf(number)).toMatchObject({ status: 'waiting', paid_at: null, transactions: 0 });

  await paying.test('twice').click();
  await expect(reported).toContainText('200');
  await expect.poll(() => paymentOf(number)).toMatchObject({ status: 'confirmed', transactions: 2 });
  const subject = fill(texts.de.payment.mail.subject['down-payment'], { number });
  await expect
    .poll(
      async () =>
        (await query('SELECT FROM local_mail WHERE recipient = $1 AND subject = $2', [email, subject])).length,
    )
    .toBe(1);
  await expect
    .poll(async () => query("SELECT FROM local_message WHERE payload->>'text' LIKE $1", [`Zu viel bezahlt%${number}%`]))
    .toHaveLength(1);
});

test('An expired link is created again @without-js', async ({ page, baseURL }) => {
  const { number } = await orderInSessionOf(page, baseURL ?? '', 'fr');
  const paying = new Paying(page, 'fr');
  const { panel } = texts.fr.payment;
  const confirmation = page.url();
  await paying.goToProvider();
  const first = page.url();
  await paying.test('expire').click();
  await expect.poll(async () => (await paymentOf(number))?.status).toBe('expired');
  await page.goto(confirmation);
  await expect(paying.panel.getByRole('status')).toContainText(panel.state.expired);
  await paying.head.getByRole('button', { name: panel.renew }).click();
  const [, consequence = ''] = texts.fr.due.payment.open.line.split('{{deadline}}.');
  await expect(paying.panel.getByRole('status')).toContainText(consequence.trim());
  await paying.goToProvider();
  expect(page.url()).not.toBe(first);
});

test('The QR-bill is for the order’s owner only @desktop', async ({ page, browser, baseURL }) => {
  await orderInSessionOf(page, baseURL ?? '', 'de');
  const bill = new Paying(page, 'de').head.getByRole('link', { name: texts.de.payment.panel.bill });
  const path = (await bill.getAttribute('href')) ?? '';
  const own = await page.request.get(path);
  expect([own.status(), own.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const stranger = await browser.newContext({ baseURL });
  expect((await stranger.request.get(path)).status()).toBe(404);
  await stranger.close();
});
