import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { ubsFile } from '../support/bank-files.ts';
import { query } from './support/database.ts';
import { placeOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

/** A session of a new team member. @returns the session's token */
async function staffSession(): Promise<string> {
  const userId = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await query('insert into "user" (id, email) values ($1, $2)', [userId, `team.${userId}@velory.example`]);
  await query('insert into admin (user_id) values ($1)', [userId]);
  await query(
    `insert into session (id, token_hash, user_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    [randomUUID(), hash, userId],
  );
  return token;
}

/** The check digit of a QR reference: modulo 10, recursive. */
function checkDigit(digits: string): number {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
  return (10 - [...digits].reduce((carry, digit) => table[(carry + Number(digit)) % 10] ?? 0, 0)) % 10;
}

/** The QR reference of an order's payment. */
async function qrReference(number: string): Promise<string> {
  const [row] = await query<{ sequence: number }>(
    'select p.sequence from payment p join checkout c on c.id = p.checkout_id where c.number = $1',
    [number],
  );
  const digits = String(row?.sequence).padStart(26, '0');
  return `${digits}${checkDigit(digits)}`;
}

test('Staff read a bank statement, book what matched, assign the rest and take a booking back in @de @without-js', async ({
  page,
  context,
  baseURL,
  expectAccessible,
}) => {
  const shop = baseURL ?? '';
  await context.addCookies([{ name: 'velory_session', value: await staffSession(), url: shop }]);
  const matched = await placeOrder(shop, 'de');
  const other = await placeOrder(shop, 'de');
  const due = await query<{ amount: number }>(
    'select p.amount from payment p join checkout c on c.id = p.checkout_id where c.number = $1',
    [matched.number],
  );
  const amount = ((due[0]?.amount ?? 0) / 100).toFixed(2);
  const bank = randomBytes(6).toString('hex').toUpperCase();
  const statement = ubsFile(
    [
      { amount, qrReference: await qrReference(matched.number), ref: `${bank}1` },
      { amount: '77.35', message: 'Velo', name: 'Erika Fremd', ref: `${bank}2` },
    ],
    { id: bank },
  );
  const message = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

  await test.step('the file is shown before anything is booked', async () => {
    await page.goto('/admin/zahlungen');
    await expectAccessible();
    await page.getByText('Kontoauszug einlesen').click();
    const file = { name: 'auszug.xml', mimeType: 'application/xml', buffer: Buffer.from(statement) };
    await page.getByLabel('Datei der Bank').setInputFiles(file);
    await page.getByRole('button', { name: 'Einlesen' }).click();
    await message('Noch ist nichts gebucht.');
    await expect(page.getByRole('heading', { name: 'Auszug auszug.xml' })).toBeVisible();
    await expectAccessible();
  });

  await test.step('what matched is booked', async () => {
    await page.getByRole('button', { name: /^1 buchen, CHF/ }).click();
    await message('Gebucht.');
    const [row] = await query<{ status: string }>(
      'select p.status from payment p join checkout c on c.id = p.checkout_id where c.number = $1',
      [matched.number],
    );
    expect(row?.status).toBe('confirmed');
  });

  await test.step('the rest is assigned to an order', async () => {
    await page
      .getByRole('link', { name: /Ansehen\s*, Erika Fremd/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'CHF 77.35 von Erika Fremd' })).toBeVisible();
    await expectAccessible();
    await page.locator('#eingang').getByLabel('Bestellung', { exact: true }).fill(other.number);
    await page.getByRole('button', { name: 'Zuordnen und buchen' }).click();
    await message('Die Zahlung ist eingetragen.');
  });

  await test.step('a booking is taken back with its reason', async () => {
    await page.goto(`/admin/zahlungen?suche=${matched.number}`);
    await page.getByRole('link', { name: /^Zurücknehmen/ }).click();
    await page.getByLabel('Warum sie falsch ist').fill('Falsche Bestellung');
    await expectAccessible();
    await page.getByRole('button', { name: 'Zurücknehmen' }).click();
    await message('Die Buchung ist zurückgenommen.');
    await page.goto(`/admin/zahlungen?suche=${matched.number}&stand=eingegangen`);
    await expect(page.getByRole('cell', { name: /zurückgenommen/ })).toBeVisible();
  });

  await test.step('what goes back by bank has a list of its own', async () => {
    await page.goto('/admin/zahlungen?stand=zurueck');
    await expect(page.getByRole('heading', { name: 'Zurückzahlen' })).toBeVisible();
    await expectAccessible();
  });
});
