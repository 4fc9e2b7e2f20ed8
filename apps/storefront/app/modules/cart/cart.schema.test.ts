import { describe, expect, it } from 'vitest';
import { formFrom as form, parseForm } from '~/platform/parse-form.server.ts';
import { cartForm, parsePlanForm } from './cart.schema.server.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

/** What the form is read as; null if it does not fit. */
function actionOf(values: Record<string, string>) {
  const parsed = parseForm(form(values), cartForm);
  return parsed.ok ? parsed.value : null;
}

describe('the form that changes the cart', () => {
  it('reads a variant by its id, or by slug, size and colour; empty fields count as absent', () => {
    expect(actionOf({ intent: 'add', variantId: '22' })).toEqual({ intent: 'add', variantId: 22 });
    expect(actionOf({ intent: 'add', slug: 'limmat-5', size: 'M', colour: '' })).toMatchObject({
      slug: 'limmat-5',
      size: 'M',
      colour: undefined,
    });
  });

  it('reads a down payment as it is typed: empty is nothing, what is no amount is told from it', () => {
    const read = (downPayment: string) => actionOf({ intent: 'add', slug: 'limmat-5', downPayment });
    expect(read("1'500")).toMatchObject({ downPayment: 1500_00 });
    for (const nothing of ['', ' ']) expect(read(nothing)).toMatchObject({ downPayment: 0 });
    expect(read('viel')).toMatchObject({ downPayment: Number.NaN });
  });

  it.each<Record<string, string>>([
    { intent: 'add', variantId: '-1' },
    { intent: 'add', variantId: '99999999999' },
    { intent: 'remove', itemId: '7' },
    { intent: 'set-down-payment', itemId: id, amount: 'viel' },
    { intent: 'set-plan' },
    { intent: 'pay', itemId: id },
    {},
  ])('refuses %o', (values) => {
    expect(actionOf(values)).toBeNull();
  });
});

describe('parsePlanForm', () => {
  it('reads plan, insurance and the down payment of each line', () => {
    const values = form({ planLength: '24', insurance: 'true', [`down-payment[${id}]`]: '500' });
    expect(parsePlanForm(values)).toEqual({
      choices: { planLength: 24, insurance: true, downPayments: [{ itemId: id, amount: 500_00 }] },
      unreadable: [],
      typed: { [id]: '500' },
    });
  });

  it('takes for chosen only what does not stand as it was shown', () => {
    const seen = new URLSearchParams({ planLength: '36', insurance: 'false', [`down-payment[${id}]`]: '1079.99' });
    const shown = { ...Object.fromEntries(seen), seen: seen.toString() };
    expect(parsePlanForm(form(shown)).choices).toEqual({ keepsInsurance: true, downPayments: [] });
    expect(parsePlanForm(form({ ...shown, insurance: 'true' })).choices).toEqual({
      insurance: true,
      keepsInsurance: false,
      downPayments: [],
    });
    expect(parsePlanForm(form({ ...shown, planLength: '24', [`down-payment[${id}]`]: '500' })).choices).toEqual({
      planLength: 24,
      keepsInsurance: true,
      downPayments: [{ itemId: id, amount: 500_00 }],
    });
  });

  it('leaves out what was not sent and names what it cannot read', () => {
    expect(parsePlanForm(form({ [`down-payment[${id}]`]: 'viel', 'down-payment[7]': '1' }))).toEqual({
      choices: { planLength: undefined, insurance: undefined, downPayments: [] },
      unreadable: [id],
      typed: { [id]: 'viel' },
    });
  });
});
