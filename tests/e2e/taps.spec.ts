import type { Locator, Page } from '@playwright/test';
import { type Checkout, shopper, test } from './support/checkout.ts';
import { paths } from './support/demo.ts';
import { expect } from './support/test.ts';
import { texts } from './support/texts.ts';
import fit from '../../locales/de/fit.json' with { type: 'json' };

/*
 * The errand of docs/taps.md: a first-time visitor finds a women's trekking bike below CHF 120 a month for 165 cm,
 * views it with its rider, orders it in the right size, pays and follows the order. The effort is counted and may not
 * grow.
 */

/** A visitor who does the errand, with counters. */
abstract class Shopper {
  /** Taps, or presses of keys that write nothing. */
  strokes = 0;
  /** Letters and digits. */
  letters = 0;
  readonly #marks: string[] = [];
  #before = 0;

  abstract press(target: Locator): Promise<void>;
  /** A checkbox or a radio button. */
  abstract choose(target: Locator): Promise<void>;
  abstract type(target: Locator, words: string): Promise<void>;

  /** Records the effort of a part of the errand. */
  mark(part: string): void {
    this.#marks.push(`${part} ${this.strokes - this.#before}`);
    this.#before = this.strokes;
  }

  get account(): string {
    return `${this.#marks.join(', ')}: ${this.strokes}, and ${this.letters} letters`;
  }
}

/** A finger on the phone. */
class Finger extends Shopper {
  async press(target: Locator): Promise<void> {
    this.strokes += 1;
    await target.tap();
  }

  async choose(target: Locator): Promise<void> {
    this.strokes += 1;
    await target.check();
  }

  async type(target: Locator, words: string): Promise<void> {
    this.strokes += 1;
    this.letters += words.length;
    await target.fill(words);
  }
}

/** More tab stops than any path on a page has. */
const FAR = 150;

/** Keyboard only, no pointer: the tab key takes the shorter direction, forwards or back. */
class Keys extends Shopper {
  readonly #page: Page;

  constructor(page: Page) {
    super();
    this.#page = page;
  }

  async #key(key: string): Promise<void> {
    this.strokes += 1;
    await this.#page.keyboard.press(key);
  }

  /** Goes to a control by the tab key; for radio buttons, to their group. */
  async #reach(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    const isBefore = await target.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      return Boolean(focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
    });
    for (let stop = 0; stop < FAR; stop += 1) {
      if (await target.evaluate(hasFocus)) return;
      await this.#key(isBefore ? 'Shift+Tab' : 'Tab');
      const isInSight = { message: 'what has the focus is in sight', timeout: 3000 };
      await expect.poll(() => this.#page.evaluate(hiddenFocus), isInSight).toBe('');
    }
    throw new Error(`${String(target)} is not reached by the tab key.`);
  }

  async press(target: Locator): Promise<void> {
    await this.#reach(target);
    await this.#key('Enter');
  }

  async choose(target: Locator): Promise<void> {
    await this.#reach(target);
    for (let option = 0; option < FAR && !(await target.isChecked()); option += 1) {
      const isThere = await target.evaluate((element) => element === document.activeElement);
      await this.#key(isThere ? 'Space' : 'ArrowDown');
    }
    await expect(target).toBeChecked();
  }

  async type(target: Locator, words: string): Promise<void> {
    await this.#reach(target);
    this.letters += words.length;
    await this.#page.keyboard.type(words);
  }
}

/** Whether an element, or another radio button of its group, has the focus. */
function hasFocus(element: Element): boolean {
  const focused = document.activeElement;
  if (element === focused) return true;
  const isRadio = (each: Element | null): each is HTMLInputElement =>
    each instanceof HTMLInputElement && each.type === 'radio';
  return isRadio(element) && isRadio(focused) && element.name === focused.name && element.form === focused.form;
}

/** What has the focus, and why it cannot be seen: outside the window, or below a fixed element. */
function hiddenFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const box = focused.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + Math.min(box.height / 2, 40);
  const notify = (why: string) => `${why}: ${focused.outerHTML.slice(0, 160)}`;
  if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return notify('outside');
  for (let above = document.elementFromPoint(x, y); above; above = above.parentElement) {
    if (above.contains(focused)) return '';
    if (['fixed', 'sticky'].includes(getComputedStyle(above).position)) return notify(`below ${above.className}`);
  }
  return '';
}

const t = texts.de;

interface Errand {
  page: Page;
  hand: Shopper;
  checkout: Checkout;
  hydrated: () => Promise<void>;
}

async function run({ page, hand, checkout, hydrated }: Errand): Promise<void> {
  const main = page.getByRole('main');
  const arrive = async (heading: string | RegExp) => {
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await hydrated();
  };
  await hand.press(main.getByRole('link', { name: /^E-Trekking/ }).first());
  await arrive('E-Trekking');
  await hand.press(page.getByRole('link', { name: t.listing.filter.button, exact: true }));
  const panel = page.locator('.filter-sheet');
  await hand.type(panel.getByRole('textbox', { name: t.listing.facet.groesse }), '165');
  await hand.type(panel.locator('input[name=rate-bis]'), '119');
  await hand.choose(panel.getByRole('checkbox', { name: /^Damen/ }));
  await hand.press(panel.locator('button[type=submit]').last());
  await expect(page).toHaveURL(/groesse=165/);
  await arrive('E-Trekking');
  hand.mark('find');

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

  await hand.press(page.getByRole('link', { name: t.product.gallery.fit }));
  await expect(page.locator('#sitz').getByRole('heading', { level: 2 })).toHaveText(fit.title.fits);
  hand.mark('see');

  await hand.press(page.locator('.buy-bar').getByRole('button', { name: t.product.add }));
  const plan = main.getByRole('heading', { level: 1, name: t.checkout.plan.title });
  const next = page.getByRole('dialog').getByRole('link', { name: t.cart.drawer.next });
  await expect(plan.or(next)).toBeVisible();
  if (await next.isVisible()) await hand.press(next);
  await arrive(t.checkout.plan.title);
  await hand.press(main.getByRole('button', { name: t.checkout.plan.next, exact: true }));
  await arrive(t.checkout.contact.title);
  hand.mark('take');

  const person = shopper();
  const { field, document } = t.checkout.contact;
  for (const name of Object.keys(person) as (keyof typeof person)[])
    await hand.type(checkout.field(name), person[name]);
  for (const [name, figures] of [
    ['birthDay', '17'],
    ['birthMonth', '5'],
    ['birthYear', '1990'],
  ] as const)
    await hand.type(page.getByRole('textbox', { name: field[name] }), figures);
  await hand.choose(page.getByRole('radio', { name: document.swiss }));
  await hand.choose(page.getByRole('checkbox', { name: field.noDebtCollection }));
  await hand.choose(checkout.terms);
  await hand.press(main.getByRole('button', { name: t.checkout.contact.next }));
  await checkout.arriveAtReview();
  hand.mark('say who');
  await hand.press(checkout.orderButton);
  await checkout.confirmation(person);
  hand.mark('order');

  const pay = page.locator('.roll').getByRole('link', { name: /^CHF/ });
  const look = page.locator('.roll').getByRole('link', { name: t.payment.panel.look });
  await expect(async () => {
    if (!(await pay.isVisible()) && (await look.isVisible())) await look.click({ timeout: 1000 });
    await expect(pay).toBeVisible({ timeout: 1000 });
  }).toPass();
  await hand.press(pay);
  await hand.press(page.getByRole('button', { name: t.payment.local.twint, exact: true }));
  await expect(page).toHaveURL(new RegExp(paths.confirmation.de));
  await hydrated();
  hand.mark('pay');
  await hand.press(main.getByRole('link', { name: t.afterOrder.tracker }));
  await expect(page).toHaveURL(/\/bestellstatus/);
  await expect(main).toContainText(bike);
  hand.mark('follow');
}

/** The largest effort that the errand may take (docs/taps.md). */
const MOST = { taps: 30, keys: 210 };

for (const way of ['with scripts @phone', 'without scripts @only-without-js']) {
  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test(`A bike is found, ordered, paid and followed ${way}`, async ({ page, visit, hydrated, checkoutIn }) => {
      const hand = new Finger();
      await visit(paths.home.de);
      await run({ page, hand, checkout: checkoutIn('de'), hydrated });
      expect(hand.strokes, hand.account).toBeLessThanOrEqual(MOST.taps);
    });
  });
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('A bike is found, ordered, paid and followed with the keyboard @desktop', async ({
    page,
    visit,
    hydrated,
    checkoutIn,
  }) => {
    const hand = new Keys(page);
    await visit(paths.home.de);
    await run({ page, hand, checkout: checkoutIn('de'), hydrated });
    expect(hand.strokes, hand.account).toBeLessThanOrEqual(MOST.keys);
  });
});
