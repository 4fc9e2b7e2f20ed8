import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './support/database.ts';
import { answeredCookie, expect, expectClearedStorage, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const shopUrl = process.env.E2E_BASE_URL ?? '';
const slug = 'schluessel-e2e';
/** An organization's shop: browsers resolve every name below localhost, and create passkeys for it. */
const partnerUrl = `http://${slug}.localhost:${shopUrl && new URL(shopUrl).port}`;

test.beforeAll(async () => {
  const data = { id: slug, name: 'Schlüsselwerk', slug, private: false, emailDomains: [], home: [] };
  for (const locale of ['de', 'fr']) {
    await query(
      `insert into content_document (type, document_id, locale, data, updated_at) values ('organization', $1, $2::"locale", $3, now())
       on conflict (type, document_id, locale) do update set data = excluded.data`,
      [slug, locale, JSON.stringify(data)],
    );
  }
  await query(`select pg_notify('page_cache', 'content')`);
});

/** A device that asks nobody for a fingerprint. */
async function withDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function mailedLink(email: string): Promise<string> {
  const read = () =>
    query<{ text: string }>('select text from local_mail where recipient = $1 order by id desc limit 1', [email]);
  await expect.poll(async () => (await read()).length).toBe(1);
  return /https?:\/\/\S+token=\S+/.exec((await read())[0]?.text ?? '')?.[0] ?? '';
}

test('Signing in opens over the current page, by a link and then by a passkey of this host, in @de @desktop', async ({
  page,
  context,
  hydrated,
  complaints,
  expectAccessible,
}) => {
  const t = texts.de.signIn;
  const own = texts.de.account;
  const email = `mia.${randomUUID()}@example.ch`;
  await context.addCookies([answeredCookie(partnerUrl)]);
  await withDevice(page);
  const panel = page.getByRole('dialog', { name: t.ask.title });
  const title = page.getByRole('heading', { level: 1, name: own.title });

  // The window's code loads with the first movement; a press before that leads to its own page.
  const openPanel = async () => {
    const from = page.url();
    await page.mouse.move(200, 300);
    await expect(async () => {
      if (page.url() !== from) await page.goBack();
      await page.getByRole('link', { name: texts.de.common.nav.signIn }).first().click();
      await expect(panel).toBeVisible({ timeout: 2000 });
    }).toPass();
  };

  await test.step('its window names missing fields, and sends a link', async () => {
    await expect(async () => {
      await page.goto(`${partnerUrl}/faq`);
      await expect(page.getByRole('link', { name: 'Schlüsselwerk' }).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await hydrated();
    await openPanel();
    await expect(page).toHaveURL(/\/faq$/);
    await expectAccessible();
    await panel.getByRole('button', { name: t.ask.submit }).click();
    await expect(panel.getByText(t.ask.error['email-required'])).toBeVisible();
    await expect(panel.getByText(t.optin_required)).toBeVisible();
    await panel.getByRole('textbox', { name: t.ask.email }).fill(email);
    await panel.getByRole('checkbox').check();
    await panel.getByRole('button', { name: t.ask.submit }).click();
    await expect(page.getByRole('heading', { name: t.sent.title })).toBeFocused();
    await expectAccessible();
  });

  await test.step('the link leads back to the page; the account creates a passkey', async () => {
    await page.goto(await mailedLink(email));
    await page.getByRole('button', { name: t.here.submit }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await page.goto(`${partnerUrl}/konto`);
    await hydrated();
    await page.getByRole('button', { name: own.passkeys.add }).click();
    await expect(page.getByText(own.passkeys.said.done)).toBeVisible();
    await expect(page.getByRole('button', { name: /Passkey .*entfernen/ })).toBeVisible();
    await expectAccessible();
  });

  await test.step('it signs in after signing out, and no longer once it was removed', async () => {
    await page.getByRole('button', { name: own['sign-out'], exact: true }).first().click();
    await page.waitForURL(`${partnerUrl}/`);
    await page.goto(`${partnerUrl}/faq`);
    await hydrated();
    await openPanel();
    const answer = page.waitForResponse('**/api/auth/passkeys/sign-in');
    const reload = page.waitForEvent('load');
    await panel.getByRole('button', { name: t.passkey['sign-in'] }).click();
    expect((await answer).status()).toBe(200);
    await reload;
    await expect(page).toHaveURL(/\/faq$/);
    await page.goto(`${partnerUrl}/konto`);
    await expect(title).toBeVisible();
    await page.getByRole('button', { name: /Passkey .*entfernen/ }).click();
    await expect(page.getByText(own.passkeys.gone)).toBeVisible();
    expect(await query('select from passkey where host = $1', [new URL(partnerUrl).hostname])).toEqual([]);
  });
  expectClearedStorage(complaints);
});
