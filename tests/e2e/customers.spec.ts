import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './support/database.ts';
import { demo } from './support/demo.ts';
import { expect, expectFailedLoads, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

const account = { de: '/konto', fr: '/fr/compte' };
const signIn = { de: '/anmelden', fr: '/fr/connexion' };
const questionsOf = { de: `${demo.bike.de}/fragen`, fr: `${demo.bike.fr}/questions` };
const erase = { de: '/konto/loeschen', fr: '/fr/compte/supprimer' };

/** The newest link that was mailed to an address. */
async function mailedLink(email: string): Promise<string> {
  const read = () =>
    query<{ text: string }>('select text from local_mail where recipient = $1 order by id desc limit 1', [email]);
  await expect.poll(async () => (await read()).length).toBe(1);
  return /https?:\/\/\S+token=\S+/.exec((await read())[0]?.text ?? '')?.[0] ?? '';
}

for (const language of languages) {
  const t = texts[language];

  test(`A question is typed before signing in, answered, found and helpful; then its author's account is erased and restored, in @${language} @without-js`, async ({
    page,
    visit,
    hydrated,
    expectAccessible,
    complaints,
    javaScriptEnabled,
  }) => {
    const email = `aline.${randomUUID()}@example.ch`;
    const text = `Passt der Hamax ${randomUUID().slice(0, 8)}?`;
    const form = page.getByRole('form', { name: /Limmat 5/ });

    await test.step('the product page opens its questions, in place with scripts', async () => {
      await visit(demo.bike[language]);
      const section = page.locator('#fragen');
      await section.getByRole('link', { name: t.product.proof.open }).click();
      await expect(form).toBeVisible();
      await expectAccessible();
    });

    await test.step('missing fields are named and nothing typed is lost', async () => {
      await form.getByRole('textbox', { name: t.questions.ask.question }).fill(text);
      await form.getByRole('button', { name: t.questions.ask['sign-in'] }).click();
      await expect(page.getByText(t.questions.ask.error['firstName-required'])).toBeVisible();
      expectFailedLoads(complaints, 400);
      await hydrated();
      await expect(form.getByRole('textbox', { name: t.questions.ask.question })).toHaveValue(text);
      await form.getByRole('textbox', { name: t.questions.ask.firstName, exact: true }).fill('Aline');
      await form.getByRole('textbox', { name: t.questions.ask.lastName, exact: true }).fill('Rochat');
      await form.getByRole('button', { name: t.questions.ask['sign-in'] }).click();
    });

    await test.step('signing in sends it', async () => {
      await expect(page.getByRole('heading', { level: 1, name: t.signIn.ask.title })).toBeVisible();
      await page.getByRole('textbox', { name: t.signIn.ask.email }).fill(email);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: t.signIn.ask.submit }).click();
      await expect(page).toHaveURL(/gesendet=1/);
      await page.goto(await mailedLink(email));
      await page.getByRole('button', { name: t.signIn.here.submit }).click();
      await expect(page.getByText(t.questions.ask.sent)).toBeVisible();
      expect(
        await query('select from product_question where question_text = $1 and email = $2', [text, email]),
      ).toHaveLength(1);
    });

    await test.step('once answered, everybody finds it', async () => {
      await query(
        `update product_question set answer_text = 'Ja, ohne Adapter.', answered_at = now() where question_text = $1`,
        [text],
      );
      await query(`select pg_notify('page_cache', 'questions')`);
      await visit(questionsOf[language]);
      const search = page.getByRole('searchbox', { name: t.questions.questions.search });
      await search.fill(text.slice(10, 20));
      if (!javaScriptEnabled) await search.press('Enter');
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: text }) });
      await expect(row).toContainText('Ja, ohne Adapter.');
      await row.getByRole('button', { name: t.questions.helpful }).click();
      await expect
        .poll(
          async () =>
            (
              await query(
                'select from question_vote v join product_question q on q.id = v.question_id where q.question_text = $1',
                [text],
              )
            ).length,
        )
        .toBe(1);
      await expectAccessible();
    });

    await test.step('the account shows it, and its erasure can be undone', async () => {
      await visit(account[language]);
      await expect(page.getByRole('heading', { level: 3, name: text })).toBeVisible();
      await expectAccessible();
      await visit(erase[language]);
      const typed = page.getByRole('textbox', { name: t.account.erase.email });
      await typed.fill('somebody@else.ch');
      await page.getByRole('button', { name: t.account.erase.submit }).click();
      await expect(page.getByText(t.account.erase['email-wrong'])).toBeVisible();
      if (!javaScriptEnabled) expectFailedLoads(complaints, 400);
      await expectAccessible();
      await typed.fill(email);
      await page.getByRole('button', { name: t.account.erase.submit }).click();
      await page.getByRole('button', { name: t.account.erase.keep }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.account.title })).toBeVisible();
      expect(
        await query('select from erasure e join "user" u on u.id = e.user_id where u.email = $1', [email]),
      ).toEqual([]);
    });
  });

  test(`Google signs in, in a window of its own with scripts, and not with an unverified address, in @${language} @without-js @alike`, async ({
    page,
    visit,
    javaScriptEnabled,
  }) => {
    const email = `mia.${randomUUID()}@example.ch`;
    const back = account[language];

    /** Enters an identity at Google. @param opened Google's page */
    const answer = async (opened: Page, isVerified: boolean) => {
      await opened.getByRole('textbox', { name: 'Email' }).fill(email);
      if (isVerified) await opened.getByRole('checkbox', { name: 'Verified' }).check();
      await opened.getByRole('button', { name: 'Continue' }).click();
    };
    const leave = async () => {
      const popup = javaScriptEnabled ? page.waitForEvent('popup') : undefined;
      await page.getByRole('link', { name: t.signIn.google['sign-in'] }).click();
      return (await popup) ?? page;
    };

    await visit(`${signIn[language]}?zurueck=${encodeURIComponent(back)}`);
    const first = await leave();
    await answer(first, false);
    await expect(first.getByText(t.signIn.refused['google-unverified'])).toBeVisible();
    if (first !== page) {
      await first.waitForLoadState('networkidle');
      await first.close();
    }

    const second = await leave();
    await answer(second, true);
    await expect(page).toHaveURL(new RegExp(`${back}$`));
    await expect(page.getByRole('heading', { level: 1, name: t.account.title })).toBeVisible();
    await expect(page.getByText(t.account.ways.google, { exact: true }).first()).toBeVisible();
    if (second !== page) await expect.poll(() => second.isClosed()).toBe(true);
  });
}
