import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { OrderedByHttp } from '../support/http-shopper.ts';
import { linkedStyles, STYLE_BUDGET, styleWeight } from '../support/style-weight.ts';
import { query } from './support/database.ts';
import { placeOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** A team member who has not signed in yet. @returns the address */
async function colleague(): Promise<string> {
  const email = `team.${randomUUID()}@velory.example`;
  await query(
    `with one as (insert into "user" (id, email) values ($1, $2) returning id) insert into admin (user_id) select id from one`,
    [randomUUID(), email],
  );
  return email;
}

/** The newest link that was mailed to an address. @param count how many to wait for */
async function mailedLink(email: string, count: number): Promise<string> {
  const read = () =>
    query<{ text: string }>('select text from local_mail where recipient = $1 order by id desc', [email]);
  await expect.poll(async () => (await read()).length).toBe(count);
  return /https?:\/\/\S+token=\S+/.exec((await read())[0]?.text ?? '')?.[0] ?? '';
}

/** Pays what is due at once on the provider's page, by HTTP. */
async function pay(baseURL: string, number: string): Promise<void> {
  const gateway = () =>
    query<{ hash: string }>(
      `select g.hash from payment_gateway g join payment p on p.id = g.payment_id join checkout c on c.id = p.checkout_id
       where c.number = $1`,
      [number],
    );
  await expect.poll(async () => (await gateway()).length).toBe(1);
  const response = await fetch(`${baseURL}/dev/pay/${(await gateway())[0]?.hash ?? ''}`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'twint' }),
    headers: { Origin: baseURL, Accept: 'text/html' },
    redirect: 'manual',
  });
  expect(response.status).toBeLessThan(400);
}

/** Uploads both sides of an identity card, as the shopper's page does. */
async function identify(baseURL: string, { number, shopper }: OrderedByHttp): Promise<void> {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer();
  const send = async (fields: Record<string, string>, file?: Buffer) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ nr: number, ...fields })) form.set(name, value);
    if (file) form.set('file', new File([new Uint8Array(file)], 'a.jpg', { type: 'image/jpeg' }));
    const headers = { Origin: baseURL, Cookie: shopper.cookie, Accept: 'text/html' };
    const response = await fetch(`${baseURL}/bestellung/ausweis`, {
      method: 'POST',
      body: form,
      headers,
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('Location')]).toEqual([303, expect.not.stringContaining('hinweis')]);
  };
  await send({ intent: 'choose', kind: 'identity_card' });
  for (const side of ['front', 'back'])
    await send({ intent: 'upload', label: `identity_card picture ${side}` }, picture);
}

/** Signs a team member in, from the page that they wanted to open. */
async function signIn(page: Page, email: string, wanted: string): Promise<void> {
  const t = texts.de.signIn;
  await page.goto(wanted);
  await page.getByRole('textbox', { name: t.ask.email }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.ask.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.sent.title })).toBeVisible();
  await openLink(page, await mailedLink(email, 1));
}

async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.locator('main form button[type="submit"]').first().click();
  await expect(page).toHaveURL(/^[^?]+\/admin/);
}

test('Staff take an order through every stage, look at the identity pictures, cancel another and send its money back in @de @without-js', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const shop = baseURL ?? '';
  const email = await colleague();
  const taken = await placeOrder(shop, 'de');
  const dropped = await placeOrder(shop, 'fr');
  await identify(shop, taken);
  await Promise.all([pay(shop, taken.number), pay(shop, dropped.number)]);
  const order = (number: string) => `/admin/bestellungen/${number}`;
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const expectLightStyles = async () => {
    const read = async (path: string) => (await page.request.get(new URL(path, page.url()).href)).body();
    expect(await styleWeight(await linkedStyles(read, await page.content()))).toBeLessThanOrEqual(STYLE_BUDGET);
  };
  const message = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

  await test.step('nobody sees the staff pages before signing in, which then returns to the requested page', async () => {
    await signIn(page, email, '/admin/bestellungen');
    await expect(title('Bestellungen')).toBeVisible();
    await expectAccessible();
    await expectLightStyles();
  });

  await test.step('the order is found, and its pictures are next to the typed data', async () => {
    await page.getByRole('searchbox').fill(taken.number.replaceAll('-', ' ').toLowerCase());
    await page.getByRole('button', { name: 'Suchen' }).click();
    await page.getByRole('link', { name: new RegExp(taken.number) }).click();
    await expect(title(taken.number)).toBeVisible();
    const pictures = page.getByRole('img', { name: /^Ausweis, / });
    await expect(pictures).toHaveCount(2);
    await pictures.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible();
    await expectLightStyles();
  });

  await test.step('the credit check is entered once every row is answered', async () => {
    await expect(page.getByRole('button', { name: 'Eintragen: Bonität geprüft' })).toBeDisabled();
    for (const [index, row] of (
      await page
        .getByRole('group')
        .filter({ has: page.getByRole('radio') })
        .all()
    ).entries()) {
      await row.getByRole('radio', { name: index === 0 ? 'stimmt nicht' : 'stimmt', exact: true }).check();
    }
    await page.getByRole('textbox', { name: /trotzdem in Ordnung/ }).fill('zweiter Vorname fehlt');
    await page.getByRole('button', { name: 'Antworten sichern' }).click();
    await message('Gesichert.');
  });

  await test.step('then every stage, with its entries', async () => {
    for (const fact of ['Bonität geprüft', 'Vertrag unterschrieben', 'In der Werkstatt', 'Unterwegs', 'Geliefert']) {
      await page.getByRole('button', { name: `Eintragen: ${fact}` }).click();
      await message('Eingetragen.');
    }
    await expect(page.getByText('Geht nicht mehr: die Bestellung ist unterwegs oder beendet.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Notiz' }).fill('Alles gut angekommen.');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await message('Notiert.');
    const [stage] = await query<{ stage: string }>(
      'select f.stage::text as stage from fulfilment f join checkout c on c.id = f.checkout_id where c.number = $1',
      [taken.number],
    );
    expect(stage?.stage).toBe('delivered');
  });

  await test.step('another is cancelled; its money is returned with a fresh link', async () => {
    await page.goto(order(dropped.number));
    await expect(page.getByText(/zurückzahlen, mit frischem Link/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Grund' }).selectOption('Nicht lieferbar');
    await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
    await message('Storniert.');
    // The link that signed in is fresh for a quarter of an hour; yesterday's session is not.
    await query(
      `update session set created_at = now() - interval '1 day' where user_id = (select id from "user" where email = $1)`,
      [email],
    );
    await page.goto(order(dropped.number));
    await page.getByRole('button', { name: 'Link schicken' }).click();
    await message('Der Link ist unterwegs.');
    await openLink(page, await mailedLink(email, 2));
    await expect(title(dropped.number)).toBeVisible();
    await page.getByRole('textbox', { name: 'Wofür' }).fill('Storniert');
    await page.getByRole('button', { name: 'Zurückzahlen', exact: true }).click();
    await message('Die Rückzahlung ist unterwegs.');
    await expect(async () => {
      await page.goto(order(dropped.number));
      await expect(page.getByRole('row', { name: /TWINT/ })).toContainText('Zurückgezahlt', { timeout: 500 });
    }).toPass();
  });

  await test.step('all of it is logged', async () => {
    await page.goto('/admin/protokoll');
    const entries = page.getByRole('row').filter({ hasText: email });
    for (const act of [
      'ein Ausweisbild angesehen',
      'einen Schritt eingetragen',
      'storniert',
      'eine Rückzahlung ausgelöst',
    ]) {
      await expect(entries.filter({ hasText: act }).first()).toBeVisible();
    }
    await expectAccessible();
  });
});

test('The staff pages have no accessibility violations, the other pages included @de', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, await colleague(), '/admin');
  const paths = ['', '/personen?q=example', '/suche?wort=xyz', '/import', '/ausgang', '/rabattcodes', '/fehler'];
  const lists = [
    '/assistent',
    '/quiz',
    '/kurzlinks',
    '/formulare',
    '/lager',
    '/dokumente',
    '/aufgehoben',
    '/abrechnungen',
    '/sponsoring',
    '/rueckrufe',
    '/bonitaet',
    '/meldungen',
    '/aktionen',
  ];
  for (const path of [...paths, ...lists]) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`/admin${path}`);
    await expectAccessible();
  }
});
