import { readFile } from 'node:fs/promises';
import type { Download, Locator } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { shopper, test } from './support/checkout.ts';
import { rappenOf } from './support/money.ts';
import { expect, expectFailedLoads } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

/** Amounts with Rappen, as documents write them. */
const AMOUNT = /^CHF\s([\d’]+\.\d\d)$/;

async function bytesOf(link: Locator, download: Promise<Download>): Promise<Buffer> {
  await link.click();
  return readFile(await (await download).path());
}

/** Rappen of all amounts on a PDF's page. */
async function amountsOf(bytes: Buffer): Promise<number[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) => {
    const amount = 'str' in item ? AMOUNT.exec(item.str)?.[1] : undefined;
    return amount === undefined ? [] : [rappenOf(amount)];
  });
}

for (const language of languages) {
  const t = texts[language];

  test(`The chosen plan can be saved as PDF and calendar, in @${language} @without-js @alike`, async ({
    page,
    checkoutIn,
    javaScriptEnabled,
  }) => {
    const checkout = checkoutIn(language);
    await checkout.beginWithBike({ size: 'S', colour: 'nebelgrau' });
    await checkout.term(12).check();
    const downPayment = page.getByRole('textbox', { name: t.checkout.plan['down-payment'] });
    await downPayment.fill('320');
    if (javaScriptEnabled === false) await checkout.main.getByRole('button', { name: t.checkout.plan.update }).click();
    expect(await checkout.calendarSum()).toBe(432_000);

    const pdf = await bytesOf(
      checkout.main.getByRole('link', { name: t.schedule.pdf, exact: true }),
      page.waitForEvent('download'),
    );
    const amounts = (await amountsOf(pdf)).filter((amount) => amount !== 432_000);
    expect(amounts).toHaveLength(13);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(432_000);
    expect(amounts[0]).toBe(32_000);

    const ics = await bytesOf(
      checkout.main.getByRole('link', { name: t.schedule.ics, exact: true }),
      page.waitForEvent('download'),
    );
    expect(ics.toString().match(/BEGIN:VEVENT/g)).toHaveLength(13);
  });

  test(`Paying more shows the following schedule, in @${language} @without-js @alike`, async ({ page, checkoutIn }) => {
    const checkout = checkoutIn(language);
    await checkout.beginWithBike({ size: 'S', colour: 'bordeaux' });
    await checkout.main.getByRole('heading', { name: t.schedule.early.title }).click();
    const amount = page.getByRole('textbox', { name: t.schedule.early.amount });
    await amount.fill('99999');
    await page.getByRole('button', { name: t.schedule.early.show, exact: true }).click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveValue('99999');

    await amount.fill('500');
    await page.getByRole('button', { name: t.schedule.early.show, exact: true }).click();
    const table = page.getByRole('table', { name: t.schedule.early.list });
    await expect(table).toBeVisible();
    const cells = await table.getByRole('cell').allTextContents();
    expect(cells.reduce((sum, cell) => sum + rappenOf(cell.trim()), 0)).toBe(432_000);
    // 1080 down, 500 on top: 2740 in instalments of 90.
    expect(cells).toHaveLength(1 + 1 + 31);
  });

  test(`A discount code is refused with a reason, accepted, shown everywhere and ordered, in @${language} @without-js @alike`, async ({
    page,
    checkoutIn,
    complaints,
    javaScriptEnabled,
  }) => {
    const checkout = checkoutIn(language);
    const person = shopper();
    await checkout.beginWithBike({ size: 'M', colour: 'bordeaux' });
    await checkout.main.getByText(t.discount.title, { exact: true }).click();
    const code = page.getByRole('textbox', { name: t.discount.field });
    const apply = page.getByRole('button', { name: t.discount.apply });
    await code.fill('BALD20');
    await apply.click();
    await expect(code).toHaveAccessibleDescription(t.discount.refusal['not-yet-valid']);
    await expect(code).toHaveValue('BALD20');
    if (javaScriptEnabled === false) expectFailedLoads(complaints, 400);
    await code.fill('velo10');
    await apply.click();
    const row = checkout.main.getByText(fill(t.checkout.summary.discount, { code: 'VELO10' }), { exact: true });
    await expect(row).toBeVisible();
    await expect(checkout.main.getByText('CHF 3’888', { exact: true })).toBeVisible();

    await checkout.goToReview(person);
    await expect(row).toBeVisible();
    await checkout.orderButton.click();
    await checkout.confirmation(person);
    await expect(row).toBeVisible();
    await expect(checkout.main).toContainText(/CHF\s3’888/);
  });
}

test('Slider and field of the down payment have one value @desktop', async ({ page, checkoutIn, expectAccessible }) => {
  const t = texts.de;
  const checkout = checkoutIn('de');
  await checkout.beginWithBike({ size: 'M', colour: 'nebelgrau' });
  const field = page.getByRole('textbox', { name: t.checkout.plan['down-payment'] });
  const slider = page.getByRole('slider', { name: t.checkout.plan['down-payment'] });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(field).toHaveValue('2320');
  expect(await checkout.calendarSum()).toBe(432_000);
  await field.fill('0');
  await expect(slider).toHaveValue('0');
  await checkout.main.getByRole('heading', { name: t.schedule.early.title }).click();
  await checkout.main.getByText(t.discount.title, { exact: true }).click();
  await expectAccessible();
});

test('Continuing while a choice is still being saved works @desktop', async ({ page, checkoutIn }) => {
  const checkout = checkoutIn('de');
  await checkout.beginWithBike({ size: 'M', colour: 'nebelgrau' });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let posts = 0;
  // The save is answered while the router is already loading the next step.
  await page.route(
    (url) => url.pathname.startsWith('/checkout'),
    async (route) => {
      const isSave = route.request().method() === 'POST' && ++posts === 1;
      const answer = await route.fetch({ maxRedirects: 0 });
      if (isSave) await released;
      await route.fulfill({ response: answer });
    },
  );
  page.on('request', (request) => {
    if (decodeURIComponent(request.url()).includes('/checkout/angaben')) release();
  });
  const saving = page.waitForRequest((request) => request.method() === 'POST');
  await checkout.term(12).check();
  await saving;
  await checkout.goToContact();
});
