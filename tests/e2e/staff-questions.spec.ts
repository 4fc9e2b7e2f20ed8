import { randomUUID } from 'node:crypto';
import review from '../../locales/de/review.json' with { type: 'json' };
import { query } from './support/database.ts';
import { demo } from './support/demo.ts';
import { orderInSessionOf } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** A session by the newest link to an address. */
async function mailedPath(email: string): Promise<string> {
  const read = () =>
    query<{ text: string }>(
      `select text from local_mail where recipient = $1 and text like '%/anmelden/link%' order by id desc limit 1`,
      [email],
    );
  await expect.poll(async () => (await read()).length).toBe(1);
  const { pathname, search } = new URL(/https?:\/\/\S+token=\S+/.exec((await read())[0]?.text ?? '')?.[0] ?? '');
  return pathname + search;
}

test('A buyer’s review is published and a question answered from a template, with the keyboard, in @de @desktop', async ({
  page,
  visit,
  browser,
  baseURL,
  hydrated,
  expectAccessible,
  complaints,
}) => {
  const t = texts.de.signIn;
  const sentence = `Fährt leise ${randomUUID().slice(0, 8)}.`;
  const slug = demo.bike.de.split('/').at(-1) ?? '';
  const { number, email } = await orderInSessionOf(page, baseURL ?? '', 'de');
  await query(
    `update fulfilment set stage = 'delivered' where checkout_id = (select id from checkout where number = $1)`,
    [number],
  );

  await test.step('the buyer writes how the bike rides', async () => {
    await visit(`/konto/bewertung/${slug}`);
    await page.getByRole('textbox', { name: t.ask.email }).fill(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t.ask.submit }).click();
    await page.goto(await mailedPath(email));
    await page.getByRole('button', { name: t.here.submit }).click();
    await hydrated();
    await page.getByRole('textbox', { name: review.field.text }).fill('Jeden Tag zwölf Kilometer, auch im Regen.');
    await page.getByRole('textbox', { name: review.field.firstName }).fill('Mia');
    await page.getByRole('button', { name: review.submit }).click();
    await expect(page.getByText(review.error['stars-required'])).toBeVisible();
    await expect(page.getByText(review.error['title-required'])).toBeVisible();
    await page.locator('.review-line label').nth(3).click();
    await page.getByRole('textbox', { name: review.field.title }).fill(sentence);
    await expectAccessible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: review.submit }).click();
    const failure = page.getByRole('alert').filter({ hasText: texts.de.common.request.offline });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('textbox', { name: review.field.title })).toHaveValue(sentence);
    await page.context().setOffline(false);
    await failure.getByRole('button', { name: texts.de.common.error.retry }).click();
    await expect(page.getByText(review.sent)).toBeVisible();
    // What the browser itself reports about the failed request.
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED')),
    );
  });

  const team = `team.${randomUUID()}@velory.example`;
  await query(
    `with one as (insert into "user" (id, email) values ($1, $2) returning id) insert into admin (user_id) select id from one`,
    [randomUUID(), team],
  );
  const admin = await (await browser.newContext({ baseURL, locale: 'de-CH' })).newPage();
  await admin.goto('/admin/fragen?art=bewertungen');
  await admin.getByRole('textbox', { name: t.ask.email }).fill(team);
  await admin.getByRole('checkbox').check();
  await admin.getByRole('button', { name: t.ask.submit }).click();
  await expect(admin.getByRole('heading', { level: 1, name: t.sent.title })).toBeVisible();
  await admin.goto(await mailedPath(team));
  await admin.locator('main form button[type="submit"]').first().click();

  await test.step('staff publish the review, and everybody can read it', async () => {
    await admin.getByRole('link', { name: sentence }).click();
    await expect(admin.getByRole('heading', { level: 2, name: sentence })).toBeVisible();
    await admin.getByRole('button', { name: 'Freigeben' }).click();
    await expect(admin.getByText('Steht im Laden.')).toBeVisible();
    await expect(async () => {
      await page.goto(`${demo.bike.de}/fragen`);
      await expect(page.getByText(sentence)).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  await test.step('a template fills in name and product, and Ctrl Enter publishes', async () => {
    const id = randomUUID();
    const text = `Passt ein Korb? ${randomUUID().slice(0, 8)}`;
    const name = `Korb ${randomUUID().slice(0, 6)}`;
    await query(
      `insert into product_question (id, product_id, user_id, locale, bike_slug, bike_name, first_name, last_name, question_text, email, sent_at)
       select $1, t.product_id, u.id, 'de', t.slug, t.name, 'Aline', 'Rochat', $2, u.email, now()
       from product_text t, "user" u where t.slug = $3 and u.email = $4`,
      [id, text, slug, email],
    );
    await query(
      `insert into ticket_template (id, locale, title, text, suggestions, staff_email)
       values ($1, 'de', $2, 'Ja, {name}, an den {produkt} passt ein Korb.', '{}', $3)`,
      [randomUUID(), name, team],
    );
    await admin.goto(`/admin/fragen?eintrag=${id}`);
    await admin.getByRole('link', { name, exact: true }).click();
    const answer = admin.getByRole('textbox', { name: 'Antwort auf Deutsch' });
    await expect(answer).toHaveValue(/^Ja, Aline, an den .*Limmat 5.* passt ein Korb\.$/);
    await expect(async () => {
      await answer.press('Control+Enter');
      await expect(admin.getByText('Steht im Laden.')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect
      .poll(async () =>
        query(`select from local_mail where recipient = $1 and text like '%passt ein Korb%'`, [email]).then(
          ({ length }) => length,
        ),
      )
      .toBe(1);
  });
  await admin.context().close();
});
