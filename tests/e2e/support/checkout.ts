import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { checkoutPaths } from '../../support/http-shopper.ts';
import { demo, paths } from './demo.ts';
import { sumOf } from './money.ts';
import { restock } from './orders.ts';
import { expect, test as base } from './test.ts';
import { fill, type Language, texts } from './texts.ts';

/** What a shopper types. */
export interface Shopper {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
}

/** A shopper with a unique address, by which a test finds the order and its mail. */
export const shopper = (): Shopper => ({
  firstname: 'Mia',
  lastname: 'Zürcher',
  email: `mia.${randomUUID()}@example.ch`,
  phone: '79 123 45 67',
  street: 'Bahnhofstrasse',
  houseNumber: '12a',
  zip: '8001',
  city: 'Zürich',
});

/** The checkout as one shopper in one browser uses it. */
export class Checkout {
  readonly #page: Page;
  readonly #language: Language;
  readonly #hydrated: () => Promise<void>;

  /** @param hydrated waits until scripts, where they run, have hydrated the page */
  constructor(page: Page, language: Language, hydrated: () => Promise<void>) {
    this.#page = page;
    this.#language = language;
    this.#hydrated = hydrated;
  }

  get #texts() {
    return texts[this.#language];
  }

  get main(): Locator {
    return this.#page.getByRole('main');
  }

  /** The step's heading is shown, and its controls work. */
  async #arriveAt(heading: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await this.#hydrated();
  }

  /** Sends the product page's form and goes on to the cart page, to which a drawer links where scripts run. */
  async #addToCart(): Promise<void> {
    await this.main.locator('form').getByRole('button', { name: this.#texts.product.add }).click();
    const plan = this.#page.getByRole('heading', { level: 1, name: this.#texts.checkout.plan.title });
    const drawer = this.#page.getByRole('dialog').getByRole('link', { name: this.#texts.cart.drawer.next });
    await expect(plan.or(drawer)).toBeVisible();
    if (await drawer.isVisible()) await drawer.click();
    await this.#arriveAt(this.#texts.checkout.plan.title);
  }

  /** Adds the demonstration bike to the cart from its own page. Pieces that other tests bought are restocked. */
  async addBike({ size, colour }: { size: string; colour: string }): Promise<void> {
    await restock({ size, colour });
    await this.#page.goto(`${demo.bike[this.#language]}?farbe=${colour}`);
    await this.#hydrated();
    await this.#page.getByRole('radio', { name: new RegExp(`^${size} \\d`) }).check();
    await this.#addToCart();
  }

  /** Begins at the page of a cart with the demonstration bike, added by HTTP: for what comes after. */
  async beginWithBike(choice: { size: string; colour: string }): Promise<void> {
    const response = await this.#page.request.post(checkoutPaths[this.#language].cart, {
      form: { intent: 'add', variantId: await restock(choice) },
      headers: { origin: process.env.E2E_BASE_URL ?? '' },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    await this.#page.goto(paths.cart[this.#language]);
    await this.#arriveAt(this.#texts.checkout.plan.title);
  }

  /** Adds the demonstration helmet to the cart, in its larger size. */
  async addHelmet(): Promise<void> {
    await this.#page.goto(demo.accessory[this.#language]);
    await this.#hydrated();
    await this.#page.getByRole('group', { name: this.#texts.product.size }).getByRole('radio').last().check();
    await this.#addToCart();
  }

  /** The radio button of a plan length; 1 pays once. */
  term(months: number): Locator {
    const { plan } = this.#texts.checkout;
    const group = this.#page.getByRole('group', { name: plan.term });
    const start =
      months === 1 ? plan['once-spoken'].split('{{')[0] : fill(plan['term-spoken'], { count: months }).split('{{')[0];
    return group.getByRole('radio', { name: new RegExp(`^${start}`) });
  }

  /** Rappen of all payments in the calendar's list, after opening it. */
  async calendarSum(): Promise<number> {
    const { calendar } = this.#texts.checkout;
    const table = this.#page.getByRole('table', { name: calendar.title, exact: true });
    if (!(await table.isVisible())) await this.main.getByText(calendar['as-list']).click();
    await expect(table).toBeVisible();
    return sumOf(await table.getByRole('cell').allTextContents());
  }

  async goToContact(): Promise<void> {
    await this.main.getByRole('button', { name: this.#texts.checkout.plan.next, exact: true }).click();
    await this.#arriveAt(this.#texts.checkout.contact.title);
  }

  field(name: keyof Shopper): Locator {
    return this.#page.getByRole('textbox', { name: this.#texts.checkout.contact.field[name], exact: true });
  }

  async fillContact(person: Shopper): Promise<void> {
    for (const name of Object.keys(person) as (keyof Shopper)[]) await this.field(name).fill(person[name]);
  }

  /** What a plan requires: an adult Swiss without debt collection. */
  async fillEligibility(): Promise<void> {
    const { field, document } = this.#texts.checkout.contact;
    for (const [name, value] of [
      ['birthDay', '17'],
      ['birthMonth', '5'],
      ['birthYear', '1990'],
    ] as const) {
      await this.#page.getByRole('textbox', { name: field[name] }).fill(value);
    }
    await this.#page.getByRole('radio', { name: document.swiss }).check();
    await this.#page.getByRole('checkbox', { name: field.noDebtCollection }).check();
  }

  get terms(): Locator {
    return this.#page.getByRole('checkbox', {
      name: new RegExp(this.#language === 'de' ? 'AGB' : 'conditions générales'),
    });
  }

  async sendContact(): Promise<void> {
    await this.main.getByRole('button', { name: this.#texts.checkout.contact.next }).click();
  }

  async arriveAtReview(): Promise<void> {
    await this.#arriveAt(this.#texts.checkout.review.title);
  }

  get orderButton(): Locator {
    return this.main.getByRole('button', { name: this.#texts.checkout.review.order });
  }

  /** Waits for the confirmation. @returns the order's number */
  async confirmation(person: Shopper): Promise<string> {
    const { kicker } = this.#texts.afterOrder;
    const [thanks = ''] = fill(kicker.ordered, { name: person.firstname }).split('.');
    await expect(this.main.getByText(thanks)).toBeVisible();
    await this.#hydrated();
    await expect(this.main).toContainText(fill(this.#texts.checkout.confirmation.lead, { email: person.email }));
    const number = new URL(this.#page.url()).searchParams.get('nr') ?? '';
    await expect(this.main.getByText(number, { exact: true })).toBeVisible();
    return number;
  }

  /** From a filled cart to the review, paying by instalments. */
  async goToReview(person: Shopper): Promise<void> {
    await this.goToContact();
    await this.fillContact(person);
    await this.fillEligibility();
    await this.terms.check();
    await this.sendContact();
    await this.arriveAtReview();
  }
}

/** The test with the checkout of its browser, in either language. */
export const test = base.extend<{ checkoutIn: (language: Language) => Checkout }>({
  checkoutIn: async ({ page, hydrated }, use) => {
    await use((language) => new Checkout(page, language, hydrated));
  },
});
