import { randomInt } from 'node:crypto';
import { INVITATION_KEY } from '../../apps/storefront/app/modules/newsletter/invitation.ts';
import { Checkout, shopper, test } from './support/checkout.ts';
import { query } from './support/database.ts';
import { answeredCookie, expect } from './support/test.ts';

const login = { email: 'admin@velory.example', password: 'Velory-Demo-2026' };

test('An organization created in Strapi sells, in its own look @desktop', async ({ browser }) => {
  const name = `Seilbahnen Rigi ${randomInt(1000, 9999)}`;
  const editor = await (await browser.newContext({ locale: 'de-CH' })).newPage();
  await editor.goto(`${process.env.E2E_CMS_URL}/admin/auth/login`);
  await editor.locator('input[name=email]').fill(login.email);
  await editor.locator('input[name=password]').fill(login.password);
  await editor.locator('button[type=submit]').click();
  await editor.getByRole('link', { name: 'Neue Organisation' }).click();
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await editor.getByRole('checkbox', { name: 'Nur für Mitarbeitende' }).uncheck();
  // The yellow of offers is refused while it is chosen; a light link colour is darkened.
  await editor.getByLabel('Aktionsfarbe').fill('#ffc800');
  await expect(editor.getByText(/dem Gelb der Aktionen/)).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Shop machen' })).toBeDisabled();
  await editor.getByLabel('Aktionsfarbe').fill('#5a2ca0');
  await editor.getByLabel('Markenfarbe').fill('#ffd9a0');
  await editor.getByRole('button', { name: 'Shop machen' }).click();
  await expect(editor.getByText('Der Shop ist da')).toBeVisible();
  await editor.getByRole('link', { name: 'Eintrag öffnen' }).click();
  await expect(editor.getByText('Bereit zum Veröffentlichen.')).toBeVisible();
  await expect(editor.getByText('Text auf der Markenfarbe')).toBeVisible();
  await editor.context().close();

  const slug = name.toLowerCase().replaceAll(' ', '-');
  const { port } = new URL(process.env.E2E_BASE_URL ?? '');
  const baseURL = `http://${slug}.localhost:${port}`;
  const context = await browser.newContext({ baseURL, locale: 'de-CH', viewport: { width: 1280, height: 800 } });
  await context.addCookies([answeredCookie(baseURL)]);
  await context.addInitScript((key) => localStorage.setItem(key, '{"never":true}'), INVITATION_KEY);
  const page = await context.newPage();
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name, { timeout: 500 });
  }).toPass();
  await expect(page.locator('.hero-org')).toHaveCSS('background-image', /rgb\(255, 217, 160\)/);
  await expect(page.getByText('Ein Shop von').first()).toBeVisible();
  const bar = page.getByRole('region', { name: `Angebot von ${name}` });
  await expect(bar).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(bar).toBeVisible();

  const hydrated = async () => void (await page.waitForLoadState('networkidle'));
  const checkout = new Checkout(page, 'de', hydrated);
  const person = shopper();
  await checkout.addBike({ size: 'M', colour: 'nebelgrau' });
  await checkout.goToReview(person);
  await checkout.orderButton.click();
  const number = await checkout.confirmation(person);
  const [order] = await query<{ instance_id: string }>('SELECT instance_id FROM checkout WHERE number = $1', [number]);
  const [organization] = await query<{ document_id: string }>(
    `SELECT document_id FROM content_document WHERE type = 'organization' AND data->>'slug' = $1 LIMIT 1`,
    [slug],
  );
  expect(order?.instance_id).toBe(organization?.document_id);
  await expect(async () => {
    const [mail] = await query<{ sender_name: string; text: string }>(
      `SELECT sender_name, text FROM local_mail WHERE recipient = $1`,
      [person.email],
    );
    expect(mail?.sender_name).toBe(`${name} Velo`);
    expect(mail?.text).toContain(baseURL);
  }).toPass();
  await context.close();
});
