import type { Locator, Page } from '@playwright/test';
import { type Checkout, shopper, test } from './support/checkout.ts';
import { paths } from './support/demo.ts';
import { expect } from './support/test.ts';
import { texts } from './support/texts.ts';
import fit from '../../locales/de/fit.json' with { type: 'json' };

/*
 * The errand of docs/taps.md: a women's trekking bike below CHF 120 a month for 165 cm is found, looked at with its rider, ordered in
 * the right size, paid and followed, by somebody who has never been here. What that takes is counted; it may not grow.
 */

/** A hand at the phone or on the keys, which counts what it does. */
class Hand {
  readonly #page: Page;
  readonly #byKeys: boolean;
  /** Taps, or presses of keys other than letters. */
  presses = 0;
  /** Letters and figures. */
  letters = 0;
  #marks: string[] = [];
  #before = 0;

  constructor(page: Page, byKeys: boolean) {
    this.#page = page;
    this.#byKeys = byKeys;
  }

  /** Goes past the header of a page that was loaded; where the shop has changed the page itself, the focus is past it. */
  async skip(): Promise<void> {
    if (!this.#byKeys) return;
    await this.#key('Tab');
    const isOnSkip = await this.#page.evaluate(() => document.activeElement?.getAttribute('href') === '#inhalt');
    if (isOnSkip) await this.#key('Enter');
  }

  async #key(key: string): Promise<void> {
    this.presses += 1;
    await this.#page.keyboard.press(key);
  }

  async #reach(target: Locator): Promise<void> {
    for (let stop = 0; stop < 150; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#key('Tab');
    }
    throw new Error(`The keys do not reach ${String(target)}.`);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await expect(target).toBeVisible();
    if (!this.#byKeys) {
      this.presses += 1;
      return target.tap();
    }
    await this.#reach(target);
    await this.#key(key);
  }

  /** A box or a radio button. */
  async choose(target: Locator): Promise<void> {
    if (this.#byKeys) return this.press(target, 'Space');
    this.presses += 1;
    await target.check();
  }

  async type(target: Locator, words: string): Promise<void> {
    this.letters += words.length;
    if (this.#byKeys) {
      await this.#reach(target);
      return this.#page.keyboard.type(words);
    }
    this.presses += 1;
    await target.fill(words);
  }

  /** Notes what a part of the errand took. */
  mark(part: string): void {
    this.#marks.push(`${part} ${this.presses - this.#before}`);
    this.#before = this.presses;
  }

  get account(): string {
    return `${this.#marks.join(', ')}: ${this.presses} presses, ${this.letters} letters`;
  }
}

const t = texts.de;

interface Errand {
  page: Page;
  hand: Hand;
  checkout: Checkout;
  hydrated: () => Promise<void>;
}

async function run({ page, hand, checkout, hydrated }: Errand): Promise<void> {
  const main = page.getByRole('main');
  const arrive = async (heading: string | RegExp) => {
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await hydrated();
  };
  await hand.skip();
  await hand.press(main.getByRole('link', { name: /^E-Trekking/ }).first());
  await arrive('E-Trekking');
  await hand.skip();
  await hand.press(page.getByRole('link', { name: t.listing.filter.button, exact: true }));
  const panel = page.locator('.filter-sheet');
  await hand.type(panel.getByRole('spinbutton', { name: t.listing.facet.groesse }), '165');
  await hand.type(panel.locator('input[name=rate-bis]'), '119');
  await hand.choose(panel.getByRole('checkbox', { name: /^Damen/ }));
  await hand.press(panel.locator('button[type=submit]').last());
  await expect(page).toHaveURL(/groesse=165/);
  await arrive('E-Trekking');
  hand.mark('find');

  await hand.skip();
  const card = main.getByRole('heading', { level: 2 }).first().getByRole('link');
  const bike = ((await card.textContent()) ?? '').trim();
  await hand.press(card);
  await expect(page).toHaveURL(/\/produkt\//);
  await hydrated();
  const form = main.locator('form').filter({ has: page.getByRole('radio', { name: /^36 Monate/ }) });
  await expect(form).toContainText(/\d × [\d’.]+ = CHF/);
  await expect(form).toContainText(t.product.plan.down);
  await expect(form.getByRole('group', { name: t.product.size }).getByRole('radio', { checked: true })).toHaveCount(1);
  hand.mark('know');

  await hand.skip();
  await hand.press(page.getByRole('link', { name: t.product.gallery.fit }));
  await expect(page.locator('#sitz').getByRole('heading', { level: 2 })).toHaveText(fit.title.fits);
  hand.mark('see');

  await hand.press(page.locator('.buy-bar').getByRole('button', { name: t.product.add }));
  const plan = main.getByRole('heading', { level: 1, name: t.checkout.plan.title });
  const next = page.getByRole('dialog').getByRole('link', { name: t.cart.drawer.next });
  await expect(plan.or(next)).toBeVisible();
  if (await next.isVisible()) await hand.press(next);
  await arrive(t.checkout.plan.title);
  await hand.skip();
  await hand.press(main.getByRole('button', { name: t.checkout.plan.next, exact: true }));
  await arrive(t.checkout.contact.title);
  hand.mark('take');

  const person = shopper();
  const { field, document } = t.checkout.contact;
  await hand.skip();
  for (const name of Object.keys(person) as (keyof typeof person)[])
    await hand.type(checkout.field(name), person[name]);
  for (const [name, figures] of [
    ['birthDay', '17'],
    ['birthMonth', '5'],
    ['birthYear', '1990'],
  ] as const)
    await hand.type(page.getByRole('spinbutton', { name: field[name] }), figures);
  await hand.choose(page.getByRole('radio', { name: document.swiss }));
  await hand.choose(page.getByRole('checkbox', { name: field.noDebtCollection }));
  await hand.choose(checkout.terms);
  await hand.press(main.getByRole('button', { name: t.checkout.contact.next }));
  await checkout.arriveAtReview();
  hand.mark('say who');
  await hand.skip();
  await hand.press(checkout.orderButton);
  await checkout.confirmation(person);
  hand.mark('order');

  const pay = page.locator('.roll').getByRole('link', { name: /^CHF/ });
  const look = page.locator('.roll').getByRole('link', { name: t.payment.panel.look });
  await hand.skip();
  await expect(async () => {
    if (!(await pay.isVisible()) && (await look.isVisible())) await look.click({ timeout: 1000 });
    await expect(pay).toBeVisible({ timeout: 1000 });
  }).toPass();
  await hand.press(pay);
  await hand.press(page.getByRole('button', { name: t.payment.local.twint, exact: true }));
  await expect(page).toHaveURL(new RegExp(paths.confirmation.de));
  await hydrated();
  hand.mark('pay');
  await hand.skip();
  await hand.press(main.getByRole('link', { name: t.afterOrder.tracker }));
  await expect(page).toHaveURL(/\/bestellstatus/);
  await expect(main).toContainText(bike);
  hand.mark('follow');
}

/** The most presses that the errand may take. */
const MOST = { touch: 40, plain: 44, keys: 400 };

const ways = [
  { name: 'by touch @phone', way: 'touch' },
  { name: 'by touch, without scripts @only-without-js', way: 'plain' },
  { name: 'by keys @desktop', way: 'keys' },
] as const;

for (const { name, way } of ways) {
  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: way !== 'keys' });
    test(`A bike is found, ordered, paid and followed ${name}`, async ({ page, visit, hydrated, checkoutIn }, {
      annotations,
    }) => {
      const hand = new Hand(page, way === 'keys');
      await visit(paths.home.de);
      await run({ page, hand, checkout: checkoutIn('de'), hydrated });
      annotations.push({ type: 'account', description: hand.account });
      if (process.env.TAPS) console.log(`${way}: ${hand.account}`);
      expect(hand.presses, hand.account).toBeLessThanOrEqual(MOST[way]);
    });
  });
}
