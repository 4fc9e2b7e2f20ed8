import { shopper, test } from './support/checkout.ts';
import { query } from './support/database.ts';
import { paths } from './support/demo.ts';
import { expect, expectFailedLoads } from './support/test.ts';
import { fill, texts } from './support/texts.ts';

test('Choices made in two windows add up, from the plan to the order, in @fr, without scripts @only-without-js', async ({
  page,
  context,
  checkoutIn,
  complaints,
}) => {
  const t = texts.fr;
  const checkout = checkoutIn('fr');
  const person = shopper();
  await checkout.beginWithBike({ size: 'M', colour: 'nebelgrau' });

  await test.step('another window takes 24 months, the insurance and a code', async () => {
    const other = await context.newPage();
    await other.goto(paths.cart.fr);
    await other.getByRole('radio', { name: new RegExp(`^${t.checkout.insurance.with}`) }).check();
    await other.getByRole('radio', { name: /^24 mois/ }).check();
    await other.getByText(t.discount.title, { exact: true }).click();
    await other.getByRole('textbox', { name: t.discount.field }).fill('velo10');
    await other.getByRole('button', { name: t.discount.apply }).click();
    await expect(other.getByText(fill(t.checkout.summary.discount, { code: 'VELO10' }), { exact: true })).toBeVisible();
    await other.close();
  });

  // This window still shows 36 months, no insurance and no code; only the down payment is chosen here.
  await expect(checkout.term(36)).toBeChecked();
  const downPayment = page.getByRole('textbox', { name: t.checkout.plan['down-payment'] });
  await downPayment.fill('500');
  await checkout.main.getByRole('button', { name: t.checkout.plan.update }).click();
  await expect(checkout.term(24)).toBeChecked();
  await expect(page.getByRole('radio', { name: new RegExp(`^${t.checkout.insurance.with}`) })).toBeChecked();
  await expect(downPayment).toHaveValue('500');
  await expect(checkout.main.getByText('CHF 3’888', { exact: true })).toBeVisible();
  expect(await checkout.calendarSum()).toBe(388_800);

  await downPayment.fill('2320');
  await checkout.main.getByRole('button', { name: t.checkout.plan.next, exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t.checkout['down-payment-refusal']['instalments-below-minimum']);
  expectFailedLoads(complaints, 400);
  await downPayment.fill('500');
  await checkout.goToReview(person);
  await expect(checkout.main).toContainText(fill(t.checkout.summary.insurance, { amount: '345' }));
  await checkout.orderButton.click();
  const number = await checkout.confirmation(person);
  const [order] = await query<Record<string, unknown>>(
    'select plan_length, insurance, total_down_payment, resulting_price, discount_code from checkout where number = $1',
    [number],
  );
  expect(order).toMatchObject({
    plan_length: 24,
    insurance: true,
    total_down_payment: 50_000,
    resulting_price: 388_800,
    discount_code: 'VELO10',
  });
});
