import { shopper, test } from './support/checkout.ts';
import { query } from './support/database.ts';
import { languages, texts } from './support/texts.ts';

for (const language of languages) {
  test(`shots ${language}`, async ({ page, checkoutIn }, info) => {
    test.setTimeout(120_000);
    const t = texts[language].payment;
    const shot = (name: string) =>
      page.screenshot({ path: `/tmp/pay-shots/${name}-${language}-${info.project.name}.png`, fullPage: true });
    const checkout = checkoutIn(language);
    await checkout.addBike({ size: 'M', colour: 'nebelgrau' });
    await checkout.goToReview(shopper());
    await checkout.orderButton.click();
    await page.getByRole('link', { name: t.panel.pay }).waitFor();
    const confirmation = page.url();
    const number = new URL(confirmation).searchParams.get('nr') ?? '';
    await shot('ready');
    await page.getByRole('link', { name: t.panel.pay }).click();
    await page.getByRole('button', { name: t.local.twint, exact: true }).waitFor();
    await shot('pay');
    await page.getByRole('button', { name: t.local.intents.forged, exact: true }).click();
    await page.getByRole('alert').waitFor();
    await shot('pay-forged');
    await page.getByRole('button', { name: t.local.intents.decline, exact: true }).click();
    await page.getByText(t.panel.state.declined).waitFor();
    await shot('declined');
    const set = (sql: string) =>
      query(`UPDATE payment SET ${sql} WHERE checkout_id = (SELECT id FROM checkout WHERE number = $1)`, [number]);
    for (const [name, status] of [
      ['processing', 'authorized'],
      ['cancelled', 'cancelled'],
      ['expired', 'expired'],
      ['part-paid', 'part_paid'],
      ['refunded', 'refunded'],
      ['contact', 'chargeback'],
    ]) {
      await set(`status = '${status}'`);
      await page.goto(confirmation);
      await shot(name ?? '');
    }
    await set(`status = 'waiting'`);
    await page.goto(confirmation);
    await page.getByRole('link', { name: t.panel.pay }).click();
    await page.getByRole('button', { name: t.local.twint, exact: true }).click();
    await page.getByText('TWINT').first().waitFor();
    await shot('paid');
  });
}
