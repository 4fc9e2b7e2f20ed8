import signDe from '../../locales/de/sign.json' with { type: 'json' };
import signFr from '../../locales/fr/sign.json' with { type: 'json' };
import { query } from './support/database.ts';
import { placeOrder, postPaymentWebhook } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

const words = { de: signDe, fr: signFr };
const path = { de: '/bestellung/vertrag', fr: '/fr/commande/contrat' };

/** The code of the last mail to an address. */
async function mailedCode(email: string): Promise<string | undefined> {
  const mails = await query<{ subject: string }>(
    `SELECT subject FROM local_mail WHERE recipient = $1 AND subject ~ '^[0-9]{6} ' ORDER BY id DESC LIMIT 1`,
    [email],
  );
  return mails[0]?.subject.slice(0, 6);
}

for (const language of languages) {
  const t = words[language];

  test(`A contract is read, agreed to and signed with a mailed code in @${language} @without-js @cross`, async ({
    page,
    baseURL,
    hydrated,
    expectAccessible,
    complaints,
    javaScriptEnabled,
  }) => {
    const { number, email } = await placeOrder(baseURL ?? '', language);
    const [order] = await query<{ token: string }>(
      'SELECT update_checkout_doc_token AS token FROM checkout WHERE number = $1',
      [number],
    );
    const main = page.getByRole('main');
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await expect
      .poll(() => query('SELECT FROM contract JOIN checkout c ON c.id = checkout_id WHERE c.number = $1', [number]))
      .toHaveLength(1);

    await test.step('not before the check was passed', async () => {
      await page.goto(`${path[language]}?token=${order?.token}`);
      await expect(page).not.toHaveURL(new RegExp(path[language]));
    });

    await test.step('the text of the contract comes first', async () => {
      await postPaymentWebhook(baseURL ?? '', 'financing', { order: number, event: 'check-passed' });
      await page.goto(`${path[language]}?token=${order?.token}`);
      await hydrated();
      await expect(title(t.read.title)).toBeVisible();
      await expect(main.getByRole('article')).toContainText(number);
      await expectAccessible();
      await main.getByRole('link', { name: t.read.next }).click();
      await expect(title(t.agree.title)).toBeVisible();
    });

    await test.step('all three agreements are needed', async () => {
      await expectAccessible();
      for (const name of [t.agree.read, fill(t.agree.identity, { name: '' }).slice(0, 6)])
        await main.getByRole('checkbox', { name }).check();
      await main.getByRole('button', { name: t.agree.submit }).click();
      await expect(title(t.agree.title)).toBeVisible();
      await main.getByRole('checkbox', { name: t.agree.electronic }).check();
      await main.getByRole('button', { name: t.agree.submit }).click();
      await expect(title(t.code.title)).toBeVisible();
    });

    await test.step('the code signs, another one does not', async () => {
      await hydrated();
      await expectAccessible();
      await expect.poll(() => mailedCode(email)).toMatch(/^\d{6}$/);
      const code = (await mailedCode(email)) ?? '';
      const field = main.getByRole('textbox', { name: t.code.label });
      await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
      await main.getByRole('button', { name: t.code.submit }).click();
      await expect(main.getByText(t.code.error.wrong)).toBeVisible();
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await main.getByRole('button', { name: t.code.submit }).click();
      await expect(title(t.done.title)).toBeVisible();
      await expectAccessible();
    });

    await test.step('the order is signed, and its PDF with it', async () => {
      const pdf = await page.request.get(
        (await main.getByRole('link', { name: t.done.pdf }).getAttribute('href')) ?? '',
      );
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      await main.getByRole('link', { name: t.done.tracker }).click();
      const signed = page.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: texts[language].due.step.signature }),
      });
      await expect(signed).toBeVisible();
      await expect(signed).not.toHaveAttribute('aria-current', 'step');
    });

    // Without JavaScript the browser itself reports the missing tick and the wrong code.
    const refusals = complaints.filter((line) => line.includes('status of 400'));
    for (const line of refusals) complaints.splice(complaints.indexOf(line), 1);
    expect(refusals).toHaveLength(javaScriptEnabled === false ? 2 : 0);
  });
}
