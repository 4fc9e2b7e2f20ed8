import { describe, expect, it } from 'vitest';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import type { TrackerSituation, TrackerStation, TrackerView } from '~/modules/fulfilment/tracker.ts';
import type { OrderStage } from '~/modules/orders/order-stages.ts';
import type { PaymentState, PaymentView } from '~/modules/payments/payment-view.ts';
import { nextTask, type OrderFacts, orderTasks } from './order-tasks.ts';

const way: OrderStage[] = ['received', 'checked', 'contract', 'paid', 'assembly', 'shipped', 'delivered'];

function stationsAt(done: readonly OrderStage[], stages: readonly OrderStage[] = way): TrackerStation[] {
  return stages.map((stage) =>
    done.includes(stage) ? { stage, state: 'done', at: '2026-11-20T13:31:00Z' } : { stage, state: 'todo', at: null },
  );
}

interface Sketch {
  situation?: TrackerSituation;
  task?: TrackerView['task'];
  done?: OrderStage[];
  stages?: OrderStage[];
  idUploaded?: boolean | null;
  payment?: PaymentState | null;
  afterOrder?: Partial<AfterOrderView>;
}

/** An order on a plan with a down payment; nothing was done yet. */
function sketch({
  situation = 'check',
  task = null,
  done = ['received'],
  payment = 'ready',
  ...rest
}: Sketch): OrderFacts {
  const paysOnce = rest.stages !== undefined;
  const tracker: TrackerView = {
    number: 'VE-7K3M-Q9TF',
    access: 'owner',
    situation,
    stock: null,
    task,
    stations: stationsAt(done, rest.stages),
    hasBike: true,
    items: [],
    expectedDelivery: '2026-12-04',
    isDayNamed: false,
    dueAtOnce: 1080_00,
    paysOnce,
    payBy: '2026-11-27',
    cancellation: null,
    isReinstated: false,
    orderedAt: '2026-11-27T09:00:00.000Z',
    due: { title: '', lead: '', own: null, steps: [], delivery: '', ended: null, plan: null },
    slipsSentAt: null,
    idUploaded: rest.idUploaded ?? (paysOnce ? null : false),
    contractId: null,
    address: { lines: [], mayChange: false, fields: null },
    mayCancel: true,
    cancelRequestedAt: null,
    defects: null,
  };
  const afterOrder: AfterOrderView = {
    link: {},
    idDocument: paysOnce ? null : { kind: null, sides: [], complete: false, erased: false },
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
    kind: paysOnce ? 'once' : 'down-payment',
    state: payment,
    amount: 1080_00,
    outstanding: payment === 'paid' ? 0 : 1080_00,
    offered: [],
    order: { number: 'VE-7K3M-Q9TF' },
  };
  return { tracker, payment: paid, afterOrder };
}

const statesOf = (facts: OrderFacts) => Object.fromEntries(orderTasks(facts).map(({ name, state }) => [name, state]));

describe('the tasks after an order', () => {
  it('begin with the money; what waits for another one says so', () => {
    expect(statesOf(sketch({ task: 'task-pay' }))).toEqual({
      zahlung: 'now',
      ausweis: 'todo',
      versicherung: 'optional',
      pruefung: 'locked',
      vertrag: 'locked',
      lieferung: 'todo',
    });
  });

  it('go on with the identity document, then it is others’ turn', () => {
    const paid: Sketch = { payment: 'paid', done: ['received', 'paid'] };
    expect(statesOf(sketch({ ...paid, task: 'task-id' }))).toMatchObject({ zahlung: 'done', ausweis: 'now' });
    const checked = statesOf(sketch({ ...paid, idUploaded: true }));
    expect(checked).toMatchObject({ ausweis: 'done', pruefung: 'ours', vertrag: 'locked' });
  });

  it('have the contract signed after the check, not before it is written', () => {
    const facts: Sketch = { situation: 'contract', done: ['received', 'paid', 'checked'], idUploaded: true };
    expect(statesOf(sketch(facts))).toMatchObject({ pruefung: 'done', vertrag: 'now' });
    const contract = { state: 'preparing', href: null, signingUrl: null } as const;
    expect(statesOf(sketch({ ...facts, afterOrder: { contract } })).vertrag).toBe('ours');
  });

  it.each([
    ['declined', 'failed'],
    ['expired', 'failed'],
    ['processing', 'ours'],
    ['part-paid', 'now'],
    ['refunded', 'done'],
  ] as const)('say of a payment that is %s that it is %s', (payment, state) => {
    expect(statesOf(sketch({ payment, task: 'task-pay' })).zahlung).toBe(state);
  });

  it('do not ask for money that is on its way, but for what comes next', () => {
    expect(nextTask(sketch({ payment: 'processing', task: 'task-pay' }))).toBe('task-id');
    expect(nextTask(sketch({ payment: 'processing', task: 'task-pay', idUploaded: true }))).toBeNull();
  });

  it('tell of a picture that was refused', () => {
    expect(statesOf(sketch({ afterOrder: { refusal: 'unreadable' } })).ausweis).toBe('failed');
  });

  it('are few where the price is paid once', () => {
    const stages: OrderStage[] = ['received', 'paid', 'assembly', 'shipped', 'delivered'];
    expect(statesOf(sketch({ stages, situation: 'payment', task: 'task-pay' }))).toEqual({
      zahlung: 'now',
      versicherung: 'optional',
      lieferung: 'todo',
    });
  });

  it('end with a cancellation: nothing is asked for any more', () => {
    const facts = sketch({
      situation: 'cancelled',
      stages: ['received', 'checked', 'cancelled'],
      done: ['received', 'cancelled'],
      payment: null,
      afterOrder: { ended: 'cancelled', insurance: null },
    });
    expect(orderTasks(facts)).toEqual([{ name: 'ende', state: 'done', at: '2026-11-20T13:31:00Z' }]);
  });

  it('end with the delivery', () => {
    const facts = sketch({ situation: 'delivered', done: way, idUploaded: true, payment: 'paid' });
    expect(orderTasks(facts).at(-1)).toEqual({ name: 'lieferung', state: 'done', at: '2026-11-20T13:31:00Z' });
  });
});
