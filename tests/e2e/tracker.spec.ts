import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { shopSettings } from '../support/environment.ts';
import { query } from './support/database.ts';
import { placeOrder, postPaymentWebhook } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const path = { de: '/bestellstatus', fr: '/fr/suivi-de-commande' };

/** Runs a staff command. @returns its output */
async function staffCommand(command: 'order:move' | 'order:paid', ...words: string[]): Promise<string> {
  const env = { ...process.env, ...shopSettings(process.env.E2E_DATABASE_URL ?? '') };
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', command, '--', ...words], {
    cwd: root,
    env,
  });
  return stdout;
}

const mailsTo = async (email: string): Promise<string[]> =>
  (await query<{ subject: string }>('SELECT subject FROM local_mail WHERE recipient = $1', [email])).map(
    ({ subject }) => subject,
  );

for (const language of languages) {
  const t = texts[language].tracker;
  const { due } = texts[language];
  const payNow = new RegExp(`^${due.payment.open.headline.replace(/\{\{\w+\}\}/g, '.+')}$`);

  test(`An order is followed from number and e-mail to its delivery in @${language} @without-js @alike`, async ({
    page,
    baseURL,
    hydrated,
    expectAccessible,
    complaints,
    javaScriptEnabled,
  }) => {
    const { number, email } = await placeOrder(baseURL ?? '', language);
    const main = page.getByRole('main');
    const stop = (name: string) => main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const reload = async (name: string | RegExp) => {
      await page.reload();
      await expect(title(name)).toBeVisible();
    };

    await test.step('number and e-mail open it, nothing else does', async () => {
      await page.goto(path[language]);
      await hydrated();
      await expectAccessible();
      const find = async (typedNumber: string, typedEmail: string) => {
        await page.getByRole('textbox', { name: t.find.number }).fill(typedNumber);
        await page.getByRole('textbox', { name: t.find.email }).fill(typedEmail);
        await page.getByRole('button', { name: t.find.submit }).click();
      };
      await find('VE-2222-3333', email);
      await expect(main.getByRole('alert')).toHaveText(t.find.unknown);
      await find(number, 'somebody.else@example.ch');
      await expect(main.getByRole('alert')).toHaveText(t.find.unknown);
      await find(number.toLowerCase().replaceAll('-', ' '), email.toUpperCase());
      await expect(title(due.payment['public-headline'])).toBeVisible();
      await expect(main).toContainText(number);
      await expect(main).toContainText('8001 Zürich');
      await expect(main).not.toContainText(/Bahnhofstrasse|Limmat|CHF|\d’\d{3}/);
      await expect(main.getByText(t.address.change, { exact: true })).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });

    await test.step('the link in the mail opens everything', async () => {
      await main.getByRole('button', { name: t.actions.link }).click();
      await expect(main.getByRole('status')).toHaveText(t.done.link);
      const subject = fill(texts[language].trackerMail.link.subject, { number });
      await expect.poll(() => mailsTo(email)).toContain(subject);
      const [mail] = await query<{ text: string }>(
        'SELECT text FROM local_mail WHERE recipient = $1 AND subject = $2',
        [email, subject],
      );
      await page.goto(/https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
      await expect(main).toContainText('Bahnhofstrasse 12a');
      await hydrated();
      await expectAccessible();
    });

    await test.step('the address can be changed until the partner has it', async () => {
      await main.getByText(t.address.change, { exact: true }).click();
      const street = page.getByRole('textbox', { name: t.address.field.street });
      await page.getByRole('textbox', { name: t.address.field.zip }).fill('80');
      await street.fill('Seestrasse');
      await page.getByRole('button', { name: t.address.save }).click();
      await expect(main.getByText(t.address.error.zip)).toBeVisible();
      await expect(street).toHaveValue('Seestrasse');
      await page.getByRole('textbox', { name: t.address.field.zip }).fill('8002');
      await page.getByRole('button', { name: t.address.save }).click();
      await expect(main.getByRole('status')).toHaveText(t.done.address);
      await expect(main).toContainText('Seestrasse 12a, 8002 Zürich');
    });

    // Without JavaScript the browser itself reports the three refused forms.
    const refusals = complaints.filter((line) => line.includes('status of 400'));
    for (const line of refusals) complaints.splice(complaints.indexOf(line), 1);
    expect(refusals).toHaveLength(javaScriptEnabled === false ? 3 : 0);

    await test.step('it goes through all its stages', async () => {
      await postPaymentWebhook(baseURL ?? '', 'financing', { order: number, event: 'check-passed' });
      await reload(payNow);
      await expect(stop(due.step.payment)).toHaveAttribute('aria-current', 'step');
      expect(await staffCommand('order:paid', number)).toContain('The payment is complete');
      await reload(due.signature.open.headline);
      await expect(stop(due.step.signature)).toHaveAttribute('aria-current', 'step');
      await postPaymentWebhook(baseURL ?? '', 'financing', { order: number, event: 'contract-signed' });
      await reload(due.workshop.open.headline);
      await expect(main.getByText(t.address.change, { exact: true })).toHaveCount(0);
      await postPaymentWebhook(baseURL ?? '', 'logistics', {
        order: number,
        event: 'assembly-started',
        deliveryDate: '2031-12-04',
      });
      await reload(due.workshop.running.headline);
      await expect(main).toContainText(language === 'de' ? '4. Dezember 2031' : '4 décembre 2031');
      await expect(stop(due.step.workshop)).toHaveAttribute('aria-current', 'step');
      await postPaymentWebhook(baseURL ?? '', 'logistics', { order: number, event: 'shipped' });
      await reload(due.delivery.running.headline_bike);
      await postPaymentWebhook(baseURL ?? '', 'logistics', { order: number, event: 'delivered' });
      await reload(due.delivered.headline_bike);
      await expect(main.locator('[aria-current=step]')).toHaveCount(0);
      await hydrated();
      await expectAccessible();
    });

    await test.step('the shopper was notified of what matters, once each', async () => {
      const news = (['checked', 'shipped', 'delivered', 'address'] as const).map((name) =>
        fill(texts[language].trackerMail[name].subject, { number }),
      );
      await expect.poll(() => mailsTo(email)).toEqual(expect.arrayContaining(news));
      for (const subject of news) expect((await mailsTo(email)).filter((each) => each === subject)).toHaveLength(1);
    });
  });
}

test('An order can be cancelled until it is shipped, by its shopper @without-js', async ({
  page,
  baseURL,
  hydrated,
}) => {
  const t = texts.de.tracker;
  const { number } = await placeOrder(baseURL ?? '', 'de');
  const [order] = await query<{ token: string }>(
    'SELECT update_checkout_doc_token AS token FROM checkout WHERE number = $1',
    [number],
  );
  const main = page.getByRole('main');
  await page.goto(`${path.de}?token=${order?.token}`);
  await hydrated();
  await main.getByText(t.actions.cancel, { exact: true }).click();
  await main.getByRole('button', { name: t.actions['cancel-confirm'] }).click();
  await expect(main.getByRole('status')).toHaveText(t.done.cancel);
  await expect(main.getByText(t.actions['cancel-requested'].split('{{')[0] ?? '')).toBeVisible();
  expect(await staffCommand('order:move', number, 'cancelled')).toContain('The order is now at "cancelled"');
  await page.goto(`${path.de}?token=${order?.token}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.de.due.ended.cancelled.headline })).toBeVisible();
  await expect(main.getByText(t.actions.cancel, { exact: true })).toHaveCount(0);
});
