import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test } from './support/checkout.ts';
import { query } from './support/database.ts';
import { paths } from './support/demo.ts';
import { expect, expectClearedStorage, expectFailedLoads } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

const signIn = { de: '/anmelden', fr: '/fr/connexion' };
const account = { de: '/konto', fr: '/fr/compte' };

/** The links that were mailed to an address, the newest first. @param count how many to wait for */
async function mailedLinks(email: string, count: number): Promise<string[]> {
  const read = () =>
    query<{ text: string }>('select text from local_mail where recipient = $1 order by created_at desc', [email]);
  await expect.poll(async () => (await read()).length).toBe(count);
  return (await read()).map(({ text }) => /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '');
}

for (const language of languages) {
  const t = texts[language].signIn;
  const own = texts[language].account;
  const nav = texts[language].common.nav;

  const askForLink = async (page: Page, email: string) => {
    await page.getByRole('textbox', { name: t.ask.email }).fill(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t.ask.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.sent.title })).toBeVisible();
  };

  test(`The cart moves into the account that signs in by a link, on each device, in @${language} @without-js @alike`, async ({
    page,
    checkoutIn,
    browser,
    visit,
    hydrated,
    expectAccessible,
    complaints,
    javaScriptEnabled,
    baseURL,
  }) => {
    const email = `mia.${randomUUID()}@example.ch`;
    const shopper = checkoutIn(language);
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    const other = await browser.newContext({ baseURL, javaScriptEnabled, locale: 'de-CH' });
    const phone = await other.newPage();
    const phoneTitle = (name: string) => phone.getByRole('heading', { level: 1, name });

    await test.step('a first write without an account', () =>
      shopper.beginWithBike({ size: 'M', colour: 'nebelgrau' }));

    await test.step('missing fields are named', async () => {
      await visit(`${signIn[language]}?zurueck=${encodeURIComponent(paths.cart[language])}`);
      await expectAccessible();
      await page.getByRole('textbox', { name: t.ask.email }).fill('mia@');
      await page.getByRole('button', { name: t.ask.submit }).click();
      await expect(page.getByText(t.ask.error['email-invalid'])).toBeVisible();
      await expect(page.getByText(t.optin_required)).toBeVisible();
      if (!javaScriptEnabled) expectFailedLoads(complaints, 400);
      await expectAccessible();
    });

    await test.step('the link shows a code on another device', async () => {
      await askForLink(page, email);
      await expectAccessible();
      const [link = ''] = await mailedLinks(email, 1);
      await phone.goto(link);
      await expect(phoneTitle(t.elsewhere.title)).toBeVisible();
    });

    await test.step('the code signs in where the link was requested, and the cart is still there', async () => {
      const code = (await phone.locator('.code-shown').innerText()).replace(/\D/g, '');
      await hydrated();
      const field = page.getByRole('textbox', { name: t.sent.code });
      await field.fill(code);
      if (!javaScriptEnabled) await page.getByRole('button', { name: t.sent.submit }).click();
      await expect(page).toHaveURL(new RegExp(`${paths.cart[language]}$`));
      await expect(title(texts[language].checkout.plan.title)).toBeVisible();
    });

    await test.step('the account has its page, with its initial in the header', async () => {
      await visit(account[language]);
      await expect(title(own.title)).toBeVisible();
      await expect(page.getByText(email).first()).toBeVisible();
      await expect(page.getByText(own.devices.this)).toBeVisible();
      await expectAccessible();
    });

    await test.step('the other device signs in by a link of its own and has the cart', async () => {
      await phone.goto(signIn[language]);
      await askForLink(phone, email);
      const [link = ''] = await mailedLinks(email, 2);
      await phone.goto(link);
      await phone.getByRole('button', { name: t.here.submit }).click();
      await expect(phoneTitle(own.title)).toBeVisible();
      await phone.goto(paths.cart[language]);
      await expect(phoneTitle(texts[language].checkout.plan.title)).toBeVisible();
    });

    await test.step('signing out leaves nothing in the browser', async () => {
      await page.getByRole('button', { name: own['sign-out'], exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`${paths.home[language]}$`));
      await page.goto(paths.cart[language]);
      await expect(title(texts[language].cart.empty.title)).toBeVisible();
      await page.goto(paths.home[language]);
      await expect(page.getByRole('link', { name: nav.account })).toHaveCount(0);
      await phone.goto(account[language]);
      await expect(phoneTitle(own.title)).toBeVisible();
    });
    expectClearedStorage(complaints);
    await other.close();
  });
}
