import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { query } from './support/database.ts';
import { answeredCookie, expect, expectFailedLoads, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const german = texts.de.newsletter;
const french = texts.fr.newsletter;
const newEmail = () => `${randomUUID()}@example.ch`;

test.use({ hasAnswered: false, isInvited: true });

/** A visitor who has answered the consent question. */
async function answerConsent(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([answeredCookie(url)]);
}

/** The link of the newest mail to an address. */
async function linkTo(email: string, path: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const [mail] = await query<{ text: string }>(
      'select text from local_mail where recipient = $1 order by id desc limit 1',
      [email],
    );
    link = new RegExp(`(${path}\\?token=\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('The window opens after 7 s and once a day, holds the focus, closes in every way and accepts an address @desktop', async ({
  page,
  context,
  visit,
  baseURL,
  expectAccessible,
}) => {
  await page.clock.install();
  await answerConsent(context, baseURL ?? '');
  await visit('/impressum');
  await page.mouse.move(40, 300);
  const dialog = page.getByRole('dialog', { name: german.title });
  await page.clock.runFor(4500);
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading', { name: german.title })).toBeFocused();
  await page.clock.runFor(500);
  await expectAccessible();
  // All of it fits a small phone: 360 pixels next to a desktop's scroll bar.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 640 });
  const hidden = () =>
    dialog.locator('.overflow-y-auto').evaluateAll((parts) => parts.map((e) => e.scrollHeight - e.clientHeight));
  await expect.poll(hidden, { timeout: 20_000 }).toEqual([0]);
  if (size) await page.setViewportSize(size);
  // Nothing behind it takes the focus or scrolls.
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');

  await dialog.getByRole('button', { name: german.submit }).click();
  await expect(dialog.getByText(german.error['email-required'])).toBeVisible();
  await expect(dialog.getByLabel(german.email)).toBeFocused();
  const email = newEmail();
  await dialog.getByLabel(german.email).fill(email);
  await dialog.getByRole('button', { name: german.submit }).click();
  await expect(page.getByRole('heading', { name: german.sent.title })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  // Its fields are cleared once it has closed (spec §4).
  await expect(page.locator('#newsletter > *')).toHaveCount(0);

  await page.goto(await linkTo(email, '/newsletter/bestaetigen'));
  await page.getByRole('button', { name: german.confirm.submit }).click();
  await expect(page.getByRole('heading', { name: german.confirm['done-title'] })).toBeVisible();
  await expectAccessible();
});

test('The newsletter window does not open in the checkout, before the consent answer, twice a day or after an answer @desktop', async ({
  page,
  context,
  visit,
  baseURL,
}) => {
  await page.clock.install();
  const dialog = page.getByRole('dialog', { name: german.title });
  await visit('/impressum');
  await page.mouse.move(40, 300);
  await page.clock.runFor(20_000);
  await expect(dialog).toHaveCount(0);
  await answerConsent(context, baseURL ?? '');
  await page.goto('/checkout/');
  await page.clock.runFor(20_000);
  await expect(dialog).toHaveCount(0);

  let place = 40;
  for (const errand of ['/suggestion-quiz', '/kundendienst/schaden']) {
    await visit(errand);
    place += 10;
    await page.mouse.move(place, 300);
    await page.clock.runFor(20_000);
    await expect(dialog).toHaveCount(0);
  }
  const opens = async () => {
    await visit('/impressum');
    // A pointer that does not move is no sign of a person.
    place += 10;
    await page.mouse.move(place, 300);
    await page.clock.runFor(9000);
  };
  await opens();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: german.notNow }).click();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(23 * 3_600_000);
  await opens();
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(2 * 3_600_000);
  await opens();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: german.never }).click();
  await page.clock.runFor(48 * 3_600_000);
  await opens();
  await expect(dialog).toHaveCount(0);
});

test('The page accepts an address, confirms by a press and unsubscribes by one @without-js @fr', async ({
  page,
  visit,
  complaints,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await visit('/fr/newsletter');
  await expectAccessible();
  await page.getByLabel(french.firstName).fill('Léa');
  await page.getByLabel(french.email).fill('lea@');
  await page.getByRole('button', { name: french.submit, exact: true }).click();
  await expect(page.getByText(french.error['email-invalid'])).toBeVisible();
  if (!javaScriptEnabled) expectFailedLoads(complaints, 400);
  await expect(page.getByLabel(french.firstName)).toHaveValue('Léa');
  const email = newEmail();
  await page.getByLabel(french.email).fill(email);
  await page.getByRole('button', { name: french.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: french.sent.title })).toBeVisible();

  await visit(await linkTo(email, '/fr/newsletter/confirmer'));
  await page.getByRole('button', { name: french.confirm.submit }).click();
  await expect(page.getByRole('heading', { name: french.confirm['done-title'] })).toBeVisible();
  await visit(await linkTo(email, '/fr/newsletter/desabonnement'));
  await page.getByRole('button', { name: french.leave.submit }).click();
  await expect(page.getByRole('heading', { name: french.leave['done-title'] })).toBeVisible();
});
