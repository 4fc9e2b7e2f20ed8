import { createHmac, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { query } from '../e2e/support/database.ts';
import { demo, paths } from '../e2e/support/demo.ts';
import { orderInSessionOf, restock } from '../e2e/support/orders.ts';
import { fill, texts } from '../e2e/support/texts.ts';
import { testSecrets } from '../support/environment.ts';
import { checkoutPaths, typedContact } from '../support/http-shopper.ts';
import type { Paths, Stage } from './stage.ts';

/* What is done on the pages of service and engagement before their pictures are taken. */

/** Opens a page by its address. */
export const at =
  (path: Paths, query: string | Paths = '') =>
  ({ visit, language }: Stage) =>
    visit(`${path[language]}${typeof query === 'string' ? query : query[language]}`);

export const slugOf = (path: string): string => path.split('/').at(-1) ?? '';
/** Addresses below which the demonstration bike stands. */
export const ofBike = (start: Paths): Paths => ({
  de: `${start.de}/${slugOf(demo.bike.de)}`,
  fr: `${start.fr}/${slugOf(demo.bike.fr)}`,
});

/** Addresses of pages that something is done on first. */
export const check: Paths = { de: '/creditcheck/2', fr: '/fr/creditcheck/2' };
export const helper = ofBike({ de: '/assistent', fr: '/fr/assistant' });
export const sponsor: Paths = { de: '/sponsor-me', fr: '/fr/sponsor-me' };
export const wheel: Paths = { de: '/gluecksrad', fr: '/fr/roue-de-la-fortune' };

const photo = async (background: string) => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

async function fillPerson({ page, language }: Stage): Promise<void> {
  const { field } = texts[language].tickets;
  await page.getByLabel(field.firstName, { exact: true }).fill('Lea');
  await page.getByLabel(field.lastName, { exact: true }).fill('Muster');
  await page.getByLabel(field.email, { exact: true }).fill(`${randomUUID()}@example.ch`);
  await page.getByLabel(field.bikeModel, { exact: true }).fill('Allegro Limmat 5');
}

/** A damage with two photographs as it was sent; its page is open. */
export async function damageSent(stage: Stage): Promise<void> {
  const { page, language } = stage;
  const t = texts[language].tickets;
  await at(paths.damage)(stage);
  const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel(t.field.deliveredOn, { exact: true }).fill(yesterday);
  await page.getByRole('radio', { name: t.visibility.visible }).check();
  await page.getByRole('checkbox', { name: t.part.frame, exact: true }).check();
  await page.locator('#photo-frame').setInputFiles(await photo('#335577'));
  await page.getByText(t.slot.saved).first().waitFor();
  await page
    .getByLabel(t.field.content)
    .fill(
      { de: 'Kratzer am Unterrohr, vier Zentimeter, bis aufs Metall.', fr: 'Rayure sur le cadre, quatre centimètres.' }[
        language
      ],
    );
  await fillPerson(stage);
  await page.getByRole('button', { name: t.send.damage }).click();
  await page.getByRole('log').waitFor();
}

/** Sends a form that lacks something, and waits for what it says. */
export const refused =
  (path: Paths, button: (stage: Stage) => string) =>
  async (stage: Stage): Promise<void> => {
    await at(path)(stage);
    await stage.page
      .getByRole('main')
      .getByRole('button', { name: button(stage) })
      .click();
    await stage.page.locator('[aria-invalid=true]').first().waitFor();
  };

/** Answers the credit check. @param age of the one who answers, in years */
export async function answerCheck(stage: Stage, age: number): Promise<void> {
  const { page, language } = stage;
  const t = texts[language].creditCheck;
  await at(check)(stage);
  const choose = (question: string, answer: string) =>
    page
      .getByRole('group', { name: question })
      .getByRole('radio', { name: answer, exact: true })
      .check({ force: true });
  await choose(t.ask.resident, t.answer.yes);
  await page.getByLabel(t.field.birthDay, { exact: true }).fill('1');
  await page.getByLabel(t.field.birthMonth, { exact: true }).first().fill('1');
  await page
    .getByLabel(t.field.birthYear, { exact: true })
    .first()
    .fill(String(new Date().getUTCFullYear() - age));
  await page.getByRole('radio', { name: new RegExp(t.paper.swiss.title) }).check({ force: true });
  await choose(t.ask.debt, t.debt.no);
  await page.getByRole('button', { name: t.next, exact: true }).click();
}

/** The helper has answered. */
export async function askHelper(stage: Stage, question: Paths): Promise<void> {
  const { page, language } = stage;
  await at(helper)(stage);
  await page.getByRole('textbox', { name: texts[language].ask.field }).fill(question[language]);
  await page.getByRole('button', { name: texts[language].ask.submit, exact: true }).click();
  await page.getByRole('region', { name: question[language] }).waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * A rider's page as its form makes it; the page that manages it is open.
 * @returns the address that is shown to others
 */
export async function riderPage(stage: Stage): Promise<string> {
  const { page, language } = stage;
  const t = texts[language].sponsor;
  await at(sponsor, { de: `?bike=${slugOf(demo.bike.de)}`, fr: `?bike=${slugOf(demo.bike.fr)}` })(stage);
  await page.getByLabel(t.form.firstName).fill('Lea');
  await page
    .getByLabel(t.form.title, { exact: true })
    .fill({ de: 'Lea fährt bald.', fr: 'Lea roule bientôt.' }[language]);
  await page
    .getByLabel(t.form.story)
    .fill(
      { de: 'Jeden Tag von Wollishofen nach Oerlikon, ohne Tram.', fr: 'Chaque jour de Renens à Lutry, sans le bus.' }[
        language
      ],
    );
  await page.getByLabel(t.form.email).fill(`${randomUUID()}@example.ch`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.form.submit }).click();
  await page.getByRole('heading', { level: 1, name: t.manage.online }).waitFor();
  return page.getByLabel(t.manage.link).inputValue();
}

/** Somebody pays in to a rider's page, or leaves the payment. */
export async function contribute(stage: Stage, link: string, pay: (page: Page) => Promise<void>): Promise<void> {
  const { page, language, visit } = stage;
  const t = texts[language].sponsor;
  await visit(link);
  await page.getByRole('radio', { name: '100' }).check();
  await page.getByLabel(t.give.name, { exact: true }).fill('Tom');
  await page.getByLabel(t.give.email).fill('tom@example.ch');
  await page
    .getByLabel(fill(t.give.message, { name: 'Lea' }))
    .fill({ de: 'Fahr für mich mit.', fr: 'Roule aussi pour moi.' }[language]);
  await page.getByRole('button', { name: fill(t.give.submit, { amount: '100' }) }).click();
  await pay(page);
}

/** The button of the local provider that pays. */
export const twint = ({ language }: Stage) => texts[language].payment.local.twint;

/** The link of the wheel's mail. */
export async function wheelMail(stage: Stage): Promise<string> {
  const { page, language } = stage;
  const t = texts[language].wheel;
  const email = `${randomUUID()}@example.ch`;
  await at(wheel)(stage);
  await page.getByRole('main').getByLabel(t.email).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t.submit }).click();
  await page.getByText(t.sent.title).waitFor();
  return mailedPath(email);
}

/** The path of the link in the newest mail to an address. */
async function mailedPath(email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [mail] = await query<{ text: string }>('select text from local_mail where recipient = $1 order by id desc', [
      email,
    ]);
    const path = /https?:\/\/[^/]+(\/\S+\?token=\S+)/.exec(mail?.text ?? '')?.[1];
    if (path) return path;
    await query('select pg_sleep(0.2)');
  }
  throw new Error(`No mail with a link came to ${email}.`);
}

/** The wheel is turned. */
export async function turnWheel(stage: Stage): Promise<void> {
  const t = texts[stage.language].wheel.turn;
  await stage.visit(await wheelMail(stage));
  await stage.page.getByRole('button', { name: t.chance }).click();
  await stage.page.getByRole('button', { name: t.submit, exact: true }).click();
  await stage.page.locator('#turn-result').waitFor();
}

const later: Paths = { de: '/checkout/spaeter', fr: '/fr/checkout/plus-tard' };

/** A checkout with the contact typed is put aside. @returns the path of the link that was mailed */
export async function putAside({ page, language, visit, baseURL }: Stage): Promise<string> {
  const email = `${randomUUID()}@example.ch`;
  const send = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers: { origin: baseURL }, maxRedirects: 0 });
  const variantId = String(await restock({ size: 'M', colour: 'nebelgrau' }));
  await send(checkoutPaths[language].cart, { intent: 'add', variantId });
  await send(checkoutPaths[language].contact, typedContact(email));
  await visit(later[language]);
  await page.getByRole('main').getByRole('textbox').fill(email);
  await page.getByRole('main').locator('form button[type=submit]').first().click();
  await page.waitForLoadState('networkidle');
  return mailedPath(email);
}

/** A name among the winners. */
export async function winnerShown(stage: Stage): Promise<void> {
  await turnWheel(stage);
  await query(
    `update wheel_turn set shown_name = 'Sandra M.', shown_place = 'Olten', shown_at = now(), shown_text = 'x',
       prize_id = (select p.id from wheel_prize p where p.campaign_id = wheel_turn.campaign_id and p.rank = 2)
     where id = (select id from wheel_turn where turned_at is not null order by turned_at desc limit 1)`,
  );
  await query(`select pg_notify('page_cache', 'winners')`);
}

/** The link of a mail to the payment schedule of an order. @param days that it is good for */
export async function documentLink({ page, baseURL, language }: Stage, days: number): Promise<string> {
  const { number } = await orderInSessionOf(page, baseURL, language);
  const [made] = await query<{ id: string }>(
    `insert into magic_doc (id, checkout_id, kind, expires_at)
     select $2, id, 'schedule', now() + make_interval(days => $3) from checkout where number = $1 returning id`,
    [number, randomUUID(), days],
  );
  const key = createHmac('sha256', testSecrets.SESSION_SECRET).update('velory:magic-doc').digest();
  const signature = createHmac('sha256', key)
    .update(made?.id ?? '')
    .digest('base64url');
  return `${{ de: '/dokument', fr: '/fr/document' }[language]}?token=${made?.id}.${signature}`;
}
