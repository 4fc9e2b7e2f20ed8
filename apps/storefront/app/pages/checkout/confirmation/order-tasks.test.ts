import { describe, expect, it } from 'vitest';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import type { TrackerView } from '~/modules/fulfilment/tracker.ts';
import { type LedgerOrder, readLedger } from '~/modules/orders/ledger.ts';
import { fixtureOrders } from '~/modules/orders/ledger-fixture.ts';
import type { PaymentState, PaymentView } from '~/modules/payments/payment-view.ts';
import { nextTask, type OrderFacts, orderTasks } from './order-tasks.ts';

interface Sketch {
  change?: Partial<LedgerOrder>;
  payment?: PaymentState | null;
  afterOrder?: Partial<AfterOrderView>;
}

/** An order of the ledger's fixture as the page has it. */
function sketch(name: string, { change = {}, payment = 'ready', ...rest }: Sketch = {}): OrderFacts {
  const fixture = fixtureOrders.find((each) => each.name === name);
  if (!fixture) throw new Error(`There is no order "${name}".`);
  const ledger = readLedger({ ...fixture.order, ...change }, fixture.today);
  const afterOrder: AfterOrderView = {
    link: {},
    idDocument: fixture.order.paysOnce ? null : { kind: null, sides: [], complete: false, erased: false },
    ended: null,
    insurance: { yearly: 345_00, insured: false, answered: false },
    contract: { state: 'ready', href: '/contract', signingUrl: null },
    trackerHref: '/bestellstatus',
    choiceHref: '/bestellung/auswahl',
    scheduleFiles: null,
    uploadBucket: 'uploads',
    ...rest.afterOrder,
  };
  const paid: PaymentView | null = payment && {
    kind: fixture.order.paysOnce ? 'once' : 'down-payment',
    state: payment,
    amount: 1080_00,
    outstanding: payment === 'paid' ? 0 : 1080_00,
    offered: [],
    order: { number: 'VE-7K3M-Q9TF' },
  };
  return { ledger, tracker: {} as TrackerView, payment: paid, afterOrder };
}

const statesOf = (facts: OrderFacts) => Object.fromEntries(orderTasks(facts).map(({ name, state }) => [name, state]));

describe('the tasks after an order', () => {
  it('begin with the money; what waits for another one says so', () => {
    expect(statesOf(sketch('plan: just ordered'))).toEqual({
      zahlung: 'now',
      ausweis: 'todo',
      versicherung: 'optional',
      pruefung: 'locked',
      vertrag: 'locked',
      werkstatt: 'todo',
      lieferung: 'todo',
    });
  });

  it('go on with the identity document, then it is others’ turn', () => {
    const missing = statesOf(sketch('plan: down payment there, ID missing', { payment: 'paid' }));
    expect(missing).toMatchObject({ zahlung: 'done', ausweis: 'now' });
    const checked = statesOf(sketch('plan: is being checked', { payment: 'paid' }));
    expect(checked).toMatchObject({ ausweis: 'done', pruefung: 'ours', vertrag: 'locked' });
  });

  it('have the contract signed after the check, not before it is written', () => {
    const name = 'plan: contract is ready, read in January';
    expect(statesOf(sketch(name, { payment: 'paid' }))).toMatchObject({ pruefung: 'done', vertrag: 'now' });
    const contract = { state: 'preparing', href: null, signingUrl: null } as const;
    expect(statesOf(sketch(name, { payment: 'paid', afterOrder: { contract } })).vertrag).toBe('ours');
  });

  it.each([
    ['declined', 'failed'],
    ['expired', 'failed'],
    ['processing', 'ours'],
    ['part-paid', 'now'],
    ['refunded', 'done'],
  ] as const)('say of a payment that is %s that it is %s', (payment, state) => {
    expect(statesOf(sketch('plan: just ordered', { payment })).zahlung).toBe(state);
  });

  it('do not ask for money that is on its way, but for what comes next', () => {
    expect(nextTask(sketch('plan: just ordered', { payment: 'processing' }))?.kind).toBe('id');
    expect(nextTask(sketch('plan: just ordered', { payment: 'processing', change: { hasId: true } }))).toBeNull();
  });

  it('report a picture that was refused', () => {
    expect(statesOf(sketch('plan: just ordered', { afterOrder: { refusal: 'unreadable' } })).ausweis).toBe('failed');
  });

  it('are few where the price is paid once, and fewer for accessories', () => {
    const once = sketch('once: something is sold out', { payment: 'paid' });
    expect(Object.keys(statesOf(once))).toEqual(['zahlung', 'versicherung', 'werkstatt', 'lieferung']);
    const accessories = sketch('accessories: paid, ready to be sent', {
      payment: 'paid',
      afterOrder: { insurance: null },
    });
    expect(statesOf(accessories)).toEqual({ zahlung: 'done', lieferung: 'ours' });
  });

  it('ask for nothing while a cancellation is open, nor after it', () => {
    const request = sketch('once: cancellation requested before the payment', { afterOrder: { insurance: null } });
    expect(orderTasks(request)).toEqual([]);
    const cancelled = sketch('plan: cancelled because it was not paid', {
      payment: null,
      afterOrder: { ended: 'cancelled', insurance: null },
    });
    expect(orderTasks(cancelled)).toEqual([{ name: 'ende', state: 'done', at: '2026-12-05' }]);
  });

  it('end with the delivery', () => {
    const facts = sketch('plan: delivered, employer left in June', { payment: 'paid' });
    expect(orderTasks(facts).at(-1)).toEqual({ name: 'lieferung', state: 'done', at: '2026-12-11' });
  });
});
