import { query } from './support/database.ts';
import { demo } from './support/demo.ts';
import { expect, expectFailedLoads, test } from './support/test.ts';

const shopUrl = process.env.E2E_BASE_URL ?? '';
const organization = { slug: 'spital-e2e', domain: 'spital-e2e.example' };

/** The address of the organization's shop: browsers resolve every name below localhost. */
const organizationUrl = (path: string) => `http://${organization.slug}.localhost:${new URL(shopUrl).port}${path}`;

test.beforeAll(async () => {
  const data = {
    id: 'e2e-spital',
    name: 'Kantonsspital Reusstal',
    slug: organization.slug,
    private: true,
    emailDomains: [organization.domain],
    loginPopup: {
      title: 'Das Spital fährt mit.',
      subTitle: 'CHF 36 im Monat zahlt das Kantonsspital an dein E-Bike.',
      bulletPoints: ['CHF 36 im Monat dazu', 'Raten bis 36 Monate, 0 % Zins', 'Service auf dem Areal'],
    },
    combineDiscountCodeAndPublicDiscount: false,
    discountCodeIsRequiredForCheckout: false,
    restrictCartToOnlyOneProductMax: false,
    home: [],
  };
  for (const locale of ['de', 'fr']) {
    await query(
      `insert into content_document (type, document_id, locale, data, updated_at) values ('organization', $1, $2::"locale", $3, now())
       on conflict (type, document_id, locale) do update set data = excluded.data`,
      [data.id, locale, JSON.stringify(data)],
    );
  }
  await query(`select pg_notify('page_cache', 'content')`);
  await expect
    .poll(async () => (await query(`select from content_document where document_id = 'e2e-spital'`)).length)
    .toBe(2);
});

/** The link of the newest mail to an address, on the organization's host. */
async function mailedPath(email: string): Promise<string> {
  const read = () =>
    query<{ text: string }>('select text from local_mail where recipient = $1 order by id desc limit 1', [email]);
  await expect.poll(async () => (await read()).length).toBe(1);
  const [, path = ''] = /https?:\/\/[^/\s]+(\/\S+token=\S+)/.exec((await read())[0]?.text ?? '') ?? [];
  return path;
}

test('The gate of a private shop opens past 1100 px, keeps the focus, and closes to the public part, in @de @desktop', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await expect
    .poll(async () => (await page.goto(organizationUrl(demo.bike.de)))?.url())
    .toContain('/willkommen?zurueck=');
  await visit(page.url());
  const gate = page.getByRole('dialog');
  const isModal = () => gate.evaluate((dialog) => dialog.matches(':modal'));
  expect(await isModal()).toBe(false);
  await expectAccessible();
  await page.evaluate(() => window.scrollTo(0, 1101));
  await expect.poll(isModal).toBe(true);
  await expect(page.getByLabel('Arbeits-E-Mail')).toBeFocused();
  await expect(gate.getByRole('listitem')).toHaveText([
    'CHF 36 im Monat dazu',
    'Raten bis 36 Monate, 0 % Zins',
    'Service auf dem Areal',
  ]);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect.poll(isModal).toBe(false);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/willkommen');
});

test('A member enters a private shop by their work e-mail, in @fr @phone @only-without-js', async ({ page }) => {
  const email = `lea.${Date.now()}@${organization.domain}`;
  await expect.poll(async () => (await page.goto(organizationUrl('/fr')))?.url()).toContain('/fr/bienvenue');
  await page.getByLabel('E-mail professionnel').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Recevoir le lien par e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Regardez votre messagerie');
  await page.goto(organizationUrl(await mailedPath(email)));
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(organizationUrl('/fr'));
  await page.goto(organizationUrl(demo.bike.fr));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Limmat 5');
});

test('An administrator invites members with a spreadsheet file, in @fr @phone @only-without-js', async ({
  page,
  complaints,
}) => {
  const email = `cheffe.${Date.now()}@${organization.domain}`;
  await expect.poll(async () => (await page.goto(organizationUrl('/fr')))?.url()).toContain('/fr/bienvenue');
  await page.getByLabel('E-mail professionnel').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Recevoir le lien par e-mail' }).click();
  await page.goto(organizationUrl(await mailedPath(email)));
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(organizationUrl('/fr'));
  await query(
    `update user_organization set role = 'admin' where user_id = (select id from "user" where email = $1 and instance_id = 'e2e-spital')`,
    [email],
  );
  await page.goto(organizationUrl('/fr/admin/apercu'));
  const guest = `anna.${Date.now()}@${organization.domain}`;
  const rows = `Nom;E-mail\r\nAnna;${guest}\r\nTim;tim@gmx.example\r\n`;
  await page
    .getByLabel('Ou un fichier CSV')
    .setInputFiles({ name: 'equipe.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await page.getByRole('button', { name: 'Inviter', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('tim@gmx.example n’appartient pas à vos domaines.');
  expectFailedLoads(complaints, 400);
  await expect.poll(() => mailedPath(guest)).toContain('/invitation?token=');
});
