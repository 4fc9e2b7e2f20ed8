import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './support/database.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/**
 * Longest time in ms until shoppers see what was published, on one machine with a panel and browsers. The limit of two
 * seconds is tested without them in `tests/integration/content/shop-and-cms.test.ts`.
 */
/** The address of a section of the panel's content manager, in a language. */
const at = (type: string, rest = '', locale = 'de'): string =>
  `${process.env.E2E_CMS_URL}/admin/content-manager/collection-types/api::${type}.${type}${rest}?plugins[i18n][locale]=${locale}`;

const publishButton = (editor: Page) => editor.getByRole('button', { name: 'Veröffentlichen' });

/** Opens an entry by a word of its list. */
async function open(editor: Page, type: string, words: string, locale = 'de'): Promise<void> {
  await editor.goto(`${at(type, '', locale)}&_q=${encodeURIComponent(words)}`);
  await editor.getByRole('gridcell', { name: words, exact: true }).first().click();
  await expect(publishButton(editor)).toBeVisible();
}

/** The shop joins figures and units by no-break spaces. */
const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Whether a page of the shop shows a text, whatever its spaces, outside the data for its scripts. */
async function shopSays(path: string, words: string): Promise<boolean> {
  const html = await (await fetch(`${process.env.E2E_BASE_URL}${path}`)).text();
  return withPlainSpaces(html.replace(/<script[^>]*>.*?<\/script>/gs, '')).includes(withPlainSpaces(words));
}

/** Publishes the open entry; its page in the shop shows the text soon after. */
async function publish(editor: Page, path: string, words: string): Promise<void> {
  const answered = editor.waitForResponse(
    (response) => response.url().includes('/actions/publish') && response.request().method() === 'POST',
  );
  await publishButton(editor).click();
  expect((await answered).status()).toBeLessThan(300);
  await expect.poll(() => shopSays(path, words), { intervals: [50] }).toBe(true);
}

/** The texts of the shop in the frame next to the form. */
const beside = (editor: Page) => editor.frameLocator('iframe[title="Beim Schreiben zusehen"]');

test('An editor’s day: an answer in both languages, a notification, a collection, an offer, the home page @desktop', async ({
  page: editor,
  complaints,
}) => {
  /** Texts of this run differ from those of an earlier one. */
  const day = randomUUID().slice(0, 4);
  await editor.goto(`${process.env.E2E_CMS_URL}/admin/auth/login`);
  await editor.locator('input[name=email]').fill('redaktion@velory.example');
  await editor.locator('input[name=password]').fill('Velory-Demo-2026');
  await editor.locator('button[type=submit]').click();
  await expect(editor.getByRole('link', { name: 'Content Manager' })).toBeVisible();

  for (const [locale, question, words, path] of [
    ['de', 'Warum werde ich auf Bonität geprüft?', `Das dauert zwei Minuten (${day}).`, '/faq/finanzierung'],
    ['fr', 'Où saisir un code de réduction\u202f?', `Un seul code par commande (${day}).`, '/fr/faq/commande'],
  ] as const) {
    await test.step(`an answer in ${locale}, previewed while it is typed`, async () => {
      await open(editor, 'faq-entry', question, locale);
      await editor.getByRole('button', { name: 'Shop daneben zeigen' }).click();
      await expect(beside(editor).getByText(question).first()).toBeVisible();
      await editor.locator('[data-slate-editor="true"]').click();
      await editor.keyboard.press('Control+End');
      await editor.keyboard.type(` ${words}`);
      await expect(beside(editor).getByText(words)).toBeVisible();
      expect(await shopSays(path, words)).toBe(false);
      await publish(editor, path, words);
    });
  }

  await test.step('a notification for one page', async () => {
    await editor.goto(at('live-notification', '/create'));
    await editor.getByRole('textbox', { name: 'Text', exact: true }).fill(`Heute bis 20 Uhr offen (${day})`);
    await editor.getByRole('button', { name: /^Noch keine Einträge/ }).click();
    await editor.getByRole('textbox', { name: 'Seite' }).fill('/agb');
    const delay = editor.getByRole('textbox', { name: 'Erscheint nach' });
    await delay.fill('1.2.3');
    await expect(editor.getByText('Bitte eine Zahl, zum Beispiel 0.5.')).toBeVisible();
    await delay.fill('0.5');
    await publish(editor, '/agb', `Heute bis 20 Uhr offen (${day})`);
    // The shop has put no-break spaces into the title.
    const [stored] = await query<{ delay: number }>(
      `select (data->>'showUpDelayInMinutes')::float as delay from content_document
       where type = 'live-notification' and data->>'title' like $1`,
      [`%(${day})`],
    );
    expect(stored?.delay).toBe(0.5);
    expect(await shopSays('/impressum', `Heute bis 20 Uhr offen (${day})`)).toBe(false);
  });

  await test.step('the media library offers files, and no address for the server to fetch', async () => {
    await editor.goto(`${process.env.E2E_CMS_URL}/admin/plugins/upload`);
    await editor.getByRole('button', { name: 'Neu', exact: true }).click();
    await expect(editor.getByRole('menuitem', { name: 'Dateien hochladen' })).toBeVisible();
    await expect(editor.getByRole('menuitem')).toHaveCount(2);
    await editor.keyboard.press('Escape');
  });

  await test.step('a collection by two conditions, counted before it is saved', async () => {
    await editor.goto(at('collection', '/create'));
    await editor.getByRole('textbox', { name: 'Titel' }).first().fill(`Focus bis sechstausend ${day}`);
    const add = async (condition: string) => {
      await editor.getByRole('combobox', { name: 'Regel hinzufügen' }).click();
      await editor.getByRole('option', { name: condition, exact: true }).click();
    };
    await add('Marke');
    await editor.getByRole('combobox', { name: 'Marke' }).click();
    await editor.getByRole('option', { name: /^Focus/ }).click();
    await editor.keyboard.press('Escape');
    await expect(editor.getByText(/^Damit bleiben \d+\.$/)).toHaveCount(1);
    await add('Preis');
    await editor.getByLabel('Preis bis').fill('6000');
    await editor.getByLabel('Preis bis').blur();
    await expect(editor.getByText(/^Damit bleiben \d+\.$/)).toHaveCount(2);
    const count = await editor.getByText(/^\d+ Produkte$/).textContent();
    await publish(editor, `/focus-bis-sechstausend-${day}`, `Focus bis sechstausend ${day}`);
    const html = await (await fetch(`${process.env.E2E_BASE_URL}/focus-bis-sechstausend-${day}`)).text();
    expect(html.match(/class="card-name"/g)).toHaveLength(Number.parseInt(count ?? '', 10));
  });

  await test.step('an offer for two hours', async () => {
    // The panel offers quarters of an hour, and prices of the shop may be younger than the current quarter.
    await query(`update price_period set valid_from = valid_from - interval '1 hour'`);
    await editor.goto(at('limited-offer', '/create'));
    await editor.getByRole('textbox', { name: 'Titel' }).fill('Zwei Stunden am Calanda');
    const product = editor.getByRole('combobox', { name: 'Produkt' });
    await product.click();
    await product.pressSequentially('calanda');
    await editor
      .getByRole('option', { name: /Calanda/ })
      .first()
      .click();
    await editor.getByRole('textbox', { name: 'Prozent' }).fill('10');
    await editor.getByRole('textbox', { name: 'Dauer' }).fill('2');
    const quarter = 15 * 60_000;
    const start = new Date(Math.floor(Date.now() / quarter) * quarter);
    const zurich = { timeZone: 'Europe/Zurich' } as const;
    const date = start.toLocaleDateString('de-CH', { ...zurich, day: '2-digit', month: '2-digit', year: 'numeric' });
    const clock = (time: Date) => time.toLocaleTimeString('de-CH', { ...zurich, hour: '2-digit', minute: '2-digit' });
    for (const [name, value] of [
      ['Tag', date],
      ['Uhrzeit', clock(start)],
    ] as const) {
      await editor.getByRole('combobox', { name }).fill(value);
      await editor.getByRole('combobox', { name }).blur();
    }
    const sentence = await editor.getByText(/^Preis davor .+, mit dem Angebot .+\.$/).textContent();
    const price = / Angebot (CHF\s[\d’.]+)\.$/.exec(sentence ?? '')?.[1] ?? '';
    const saved = editor.waitForResponse(
      (response) => response.url().includes('/actions/publish') && response.request().method() === 'POST',
    );
    await publishButton(editor).click();
    const { data } = (await (await saved).json()) as { data: { productSlug: string } };
    const path = `/produkt/${data.productSlug}`;
    expect(price).not.toBe('');
    for (const words of ['Zwei Stunden am Calanda', price])
      await expect.poll(() => shopSays(path, words), { intervals: [50] }).toBe(true);
    const end = clock(new Date(start.getTime() + 2 * 3_600_000));
    expect(await shopSays(path, end.replace(':', '.').replace(/^0/, ''))).toBe(true);
  });

  await test.step('the home page changed, and restored', async () => {
    await open(editor, 'page', 'home');
    await editor.getByRole('button', { name: 'Bausteine: Baustein hinzufügen' }).click();
    const kinds = editor.getByRole('region', { name: 'Bausteine', exact: true });
    await kinds.getByRole('button', { name: 'Häufige Fragen', exact: true }).click();
    const block = editor.getByRole('region', { name: 'Häufige Fragen', exact: true });
    await block.getByRole('combobox').first().click();
    await editor.getByRole('option', { name: 'Lieferung' }).click();
    await block.getByRole('textbox', { name: 'Titel' }).fill('Fragen vom Tag');
    await publish(editor, '/', 'Fragen vom Tag');
    await editor.getByRole('button', { name: 'Lösche - Fragen vom Tag' }).click();
    await publishButton(editor).click();
    await expect.poll(() => shopSays('/', 'Fragen vom Tag'), { intervals: [50] }).toBe(false);
  });
  // The panel writes messages of its own to the console.
  complaints.length = 0;
});
