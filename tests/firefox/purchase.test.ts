import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopper } from '../e2e/support/checkout.ts';
import { query } from '../e2e/support/database.ts';
import { demo, paths } from '../e2e/support/demo.ts';
import { restock } from '../e2e/support/orders.ts';
import { texts } from '../e2e/support/texts.ts';

/*
 * Firefox reads figures in number fields in a way of its own, so a plan with a down payment typed as `1'500` is ordered
 * in it. The library that drives it is no dependency: scripts/test/firefox.mjs fetches it.
 */

/** What is used of puppeteer-core. */
interface Driver {
  launch: (options: object) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
}
interface Page {
  goto: (url: string) => Promise<unknown>;
  url: () => string;
  keyboard: { type: (text: string) => Promise<void>; press: (key: string) => Promise<void> };
  waitForFunction: (work: string, options: { timeout: number }, ...args: unknown[]) => Promise<unknown>;
  evaluate: (work: string) => Promise<unknown>;
}

const t = texts.de.checkout;
const TIMEOUT = 60_000;
const shop = String(process.env.E2E_BASE_URL);
let browser: Awaited<ReturnType<Driver['launch']>>;
let page: Page;

beforeAll(async () => {
  const require = createRequire(path.join(String(process.env.FIREFOX_DRIVER), 'package.json'));
  const { default: driver } = (await import(require.resolve('puppeteer-core'))) as { default: Driver };
  browser = await driver.launch({ browser: 'firefox', executablePath: process.env.FIREFOX_PATH, headless: true });
  page = await browser.newPage();
});
afterAll(() => browser?.close());

/** Waits until an expression is true in the page. */
const until = (expression: string) => page.waitForFunction(`Boolean(${expression})`, { timeout: TIMEOUT });

/** An element by its role's selector and the text in it, as an expression of the page. */
const byText = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.textContent.trim().startsWith(${JSON.stringify(text)}))`;

async function click(expression: string): Promise<void> {
  await until(expression);
  await page.evaluate(`${expression}.click()`);
}

/** Types into the field of a label as a person does, in place of what is in it. */
async function type(label: string, text: string): Promise<void> {
  const field = `document.getElementById(${byText('label[for]', label)}?.htmlFor)`;
  await until(field);
  await page.evaluate(`${field}.focus(), ${field}.select()`);
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

const says = (text: string) => until(`document.querySelector('main').innerText.includes(${JSON.stringify(text)})`);

it('A bike is ordered in Firefox with a down payment typed as 1’500 in the Swiss way', async () => {
  await restock({ size: 'M', colour: 'nebelgrau' });
  await page.goto(`${shop}${demo.bike.de}?farbe=nebelgrau`);
  await click(
    `[...document.querySelectorAll('main input[type=radio]')].find(({ labels }) => /^M\\s*\\d/.test(labels[0]?.textContent))`,
  );
  await click(byText('main form button', texts.de.product.add));
  await until(`document.querySelector('dialog[open]') || location.pathname === '${paths.cart.de}'`);
  await page.goto(`${shop}${paths.cart.de}`);

  await type(t.plan['down-payment'], "1'500");
  await says('CHF\u00a01’500');
  await click(byText('main button', t.plan.next));
  await says(t.contact.title);

  const person = shopper();
  for (const [name, value] of Object.entries(person)) await type(t.contact.field[name as keyof typeof person], value);
  for (const [name, value] of [
    ['birthDay', '17'],
    ['birthMonth', '5'],
    ['birthYear', '1990'],
  ] as const)
    await type(t.contact.field[name], value);
  await click(byText('main label', t.contact.document.swiss));
  await click(byText('main label', t.contact.field.noDebtCollection));
  await click(`document.querySelector('main input[name=all_agb]')`);
  await click(byText('main button', t.contact.next));
  await says(t.review.title);
  await click(byText('main button', t.review.order));
  await until(`location.pathname.startsWith('${paths.confirmation.de}')`);

  const orders = await query<{ total_down_payment: number }>(
    `select total_down_payment from checkout where contact->>'email' = $1`,
    [person.email],
  );
  expect(orders).toEqual([{ total_down_payment: 1500_00 }]);
}, 240_000);
