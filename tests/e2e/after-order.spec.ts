import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { query } from './support/database.ts';
import { paths } from './support/demo.ts';
import { orderInSessionOf } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

interface Flags {
  processed: boolean;
  insurance: boolean;
  insurance_updated: boolean;
  id_upload_updated: boolean;
}

const flagsOf = async (number: string): Promise<Flags | undefined> =>
  (
    await query<Flags>(
      'SELECT processed, insurance, insurance_updated, id_upload_updated FROM checkout WHERE number = $1',
      [number],
    )
  )[0];

const photograph = (background: string) =>
  sharp({ create: { width: 1200, height: 760, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A picture as a file field receives it. */
const picture = async (name: string, background = '#88aacc') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photograph(background),
});

for (const language of languages) {
  const t = texts[language].afterOrder;

  test(`After the order everything missing is completed on one page in @${language} @without-js @alike`, async ({
    page,
    baseURL,
    hydrated,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const { number } = await orderInSessionOf(page, baseURL ?? '', language);
    await hydrated();
    const part = (id: string) => page.locator(`#${id}`);
    const side = (name: 'front' | 'back') => part('ausweis').locator(`#${name}-file`);

    await test.step('the identity document: chosen, both sides sent', async () => {
      await part('ausweis').getByText(t.id.open, { exact: true }).click();
      await part('ausweis').getByRole('radio', { name: t.id.kinds.permit_b }).check();
      await part('ausweis').getByRole('button', { name: t.id.choose }).click();
      for (const name of ['front', 'back'] as const) {
        await expect(side(name)).toBeAttached();
        await hydrated();
        await side(name).setInputFiles(await picture(`${name}.jpg`));
        if (javaScriptEnabled === false) {
          await part('ausweis')
            .locator('form', { has: page.locator(`#${name}-file`) })
            .getByRole('button', { name: t.id.upload })
            .click();
        }
        const alt = fill(t.id.picture, { kind: t.id.kinds.permit_b, side: t.id.side[name] });
        if (name === 'back') await part('ausweis').getByText(t.id.look, { exact: true }).click();
        await expect(page.getByRole('img', { name: alt })).toHaveJSProperty('naturalWidth', 1200);
      }
      await expect(part('ausweis').getByRole('heading', { name: t.id['title-done'] })).toBeVisible();
      expect(await flagsOf(number)).toMatchObject({ id_upload_updated: true, processed: false });
    });

    await test.step('the insurance: taken', async () => {
      await part('versicherung').getByText(t.insurance.open, { exact: true }).click();
      await part('versicherung')
        .getByRole('radio', { name: new RegExp(`^${t.insurance.with}`) })
        .check();
      await part('versicherung').getByRole('button', { name: t.insurance.save }).click();
      await expect(
        part('versicherung').getByRole('heading', { name: t.insurance['title-done'], exact: true }),
      ).toBeVisible();
      expect(await flagsOf(number)).toEqual({
        processed: true,
        insurance: true,
        insurance_updated: true,
        id_upload_updated: true,
      });
      await expect(part('versicherung')).toContainText(t.insurance['when-with']);
    });

    await test.step('the contract: downloaded', async () => {
      const link = part('vertrag').getByRole('link', { name: t.contract.download });
      await expect(async () => {
        if (!(await link.isVisible())) await page.reload();
        await expect(link).toBeVisible({ timeout: 500 });
      }).toPass();
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Velory-${number}.pdf"`,
      });
      const pdf = await getDocument({ data: new Uint8Array(await answer.body()), verbosity: 0 }).promise;
      const { items } = await (await pdf.getPage(1)).getTextContent();
      expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain(number);
    });
    await hydrated();
    await expectAccessible();
  });
}

test('A picture is replaced and withdrawn @without-js', async ({ page, baseURL, hydrated, javaScriptEnabled }) => {
  const t = texts.de.afterOrder;
  const { number } = await orderInSessionOf(page, baseURL ?? '', 'de');
  await hydrated();
  const part = page.locator('#ausweis');
  await part.getByText(t.id.open, { exact: true }).click();
  await part.getByRole('radio', { name: t.id.kinds.passport }).check();
  await part.getByRole('button', { name: t.id.choose }).click();
  const look = part.getByText(t.id.look, { exact: true });
  const send = async (background: string) => {
    await expect(part.locator('#front-file')).toBeAttached();
    await hydrated();
    await part.locator('#front-file').setInputFiles(await picture('passport.jpg', background));
    if (javaScriptEnabled === false) await part.getByRole('button', { name: t.id.upload }).click();
  };
  const shown = part.getByRole('img');
  await send('#cc0000');
  await look.click();
  await expect(shown).toBeVisible();
  const first = (await shown.getAttribute('src')) ?? '';
  await send('#0000cc');
  if (javaScriptEnabled === false) await look.click();
  await expect(shown).not.toHaveAttribute('src', first);
  const answer = await page.request.get((await shown.getAttribute('src')) ?? '');
  const { dominant } = await sharp(await answer.body()).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  await part.getByRole('button', { name: new RegExp(t.id.remove) }).click();
  await expect(shown).toHaveCount(0);
  expect(await flagsOf(number)).toMatchObject({ id_upload_updated: false });
});

test('A file that is not a picture is refused with a helpful message @without-js', async ({
  page,
  baseURL,
  hydrated,
  javaScriptEnabled,
}) => {
  const t = texts.fr.afterOrder;
  await orderInSessionOf(page, baseURL ?? '', 'fr');
  await hydrated();
  const part = page.locator('#ausweis');
  await part.getByText(t.id.open, { exact: true }).click();
  await part.getByRole('radio', { name: t.id.kinds.passport }).check();
  await part.getByRole('button', { name: t.id.choose }).click();
  const refused = async (file: { name: string; mimeType: string; buffer: Buffer }, words: string) => {
    await expect(part.locator('#front-file')).toBeAttached();
    await hydrated();
    await part.locator('#front-file').setInputFiles(file);
    if (javaScriptEnabled === false) await part.getByRole('button', { name: t.id.upload }).click();
    await expect(part.getByRole('alert')).toContainText(words);
    await expect(part.getByRole('img')).toHaveCount(0);
  };
  const script = Buffer.from('<script>alert(1)</script>'.repeat(100));
  await refused({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: script }, t.refusal['no-picture']);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400, 1)]);
  await refused({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heic }, t.refusal.unreadable);
});

test('The link of the confirmation opens the order in any browser, the number does not @without-js', async ({
  page,
  browser,
  baseURL,
}) => {
  const t = texts.de;
  const { number } = await orderInSessionOf(page, baseURL ?? '', 'de');
  const [order] = await query<{ id: string; token: string }>(
    'SELECT id, update_checkout_doc_token AS token FROM checkout WHERE number = $1',
    [number],
  );
  await expect
    .poll(
      async () =>
        (await query<{ text: string }>('SELECT text FROM local_mail WHERE subject LIKE $1', [`%${number}%`]))[0]
          ?.text ?? '',
    )
    .toContain(`${paths.confirmation.de}?token=${order?.token}#ausweis`);
  const elsewhere = await browser.newContext({ baseURL });
  const stranger = await elsewhere.newPage();
  expect((await stranger.goto(`${paths.confirmation.de}?nr=${number}`))?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t.checkout.confirmation.missing.title);
  expect((await stranger.goto(`${paths.confirmation.de}?token=${order?.token}`))?.status()).toBe(200);
  await expect(stranger.locator('#ausweis')).toBeVisible();
  await elsewhere.close();
  await expect(page.locator('#ausweis')).toBeVisible();
});
