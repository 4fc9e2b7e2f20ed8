import type { IsoDate } from '~/modules/financing/financing.ts';
import {
  type Assumption,
  isCancelling,
  isOver,
  type LedgerMoney,
  type LedgerOrder,
  type LedgerSchedule,
  type LedgerStep,
  type Obligation,
  type ObligationState,
  type StepKind,
} from './model.ts';

/** The input of the obligations of an order. */
export interface LedgerFacts {
  order: LedgerOrder;
  today: IsoDate;
  money: LedgerMoney;
  steps: readonly LedgerStep[];
  schedule: LedgerSchedule;
}

type Given = Partial<Obligation> & Pick<Obligation, 'kind' | 'state' | 'party'>;

const obligation = (values: Given): Obligation => ({
  amount: 0,
  held: 0,
  deadline: null,
  assumption: null,
  consequence: null,
  precondition: null,
  context: '',
  ...values,
});

/** All open obligations of an order, in order. */
export function openObligations(ledger: LedgerFacts): Obligation[] {
  const { order, steps } = ledger;
  if (isOver(order.facts)) return refunds(ledger);
  // While a cancellation request is open, the shopper has nothing to do.
  if (isCancelling(order)) {
    return [obligation({ kind: 'cancellation', state: 'open', party: 'shop' }), ...refunds(ledger)];
  }
  const isOpen = (kind: StepKind) => steps.some((step) => step.kind === kind && step.state !== 'done');
  const byStep: Record<StepKind, (ledger: LedgerFacts) => Obligation[]> = {
    approval,
    payment,
    id,
    check,
    signature,
    workshop,
    delivery,
  };
  return [
    ...(order.stock === 'choosing'
      ? [obligation({ kind: 'choice', state: 'open', party: 'shopper', context: isPaidFor(ledger) ? '' : 'unpaid' })]
      : []),
    ...steps.filter(({ kind }) => isOpen(kind)).flatMap(({ kind }) => byStep[kind](ledger)),
    ...instalments(ledger),
    ...insurance(order),
    ...refunds(ledger),
  ];
}

/** Whether there is money to send back. */
const isPaidFor = ({ money }: LedgerFacts): boolean => money.own + money.sponsors > 0;

/** The last step before this one that is not done; null if this one can be done now. */
function preconditionOf(kind: StepKind, steps: readonly LedgerStep[]): StepKind | null {
  const before = steps.slice(
    0,
    Math.max(
      0,
      steps.findIndex((step) => step.kind === kind),
    ),
  );
  return before.findLast(({ state }) => state !== 'done')?.kind ?? null;
}

function approval({ order }: LedgerFacts): Obligation[] {
  const deadline = order.approval?.answerBy ?? null;
  return [obligation({ kind: 'approval', state: 'open', party: 'employer', deadline, consequence: 'order-ends' })];
}

/** Whether the automatic check failed and the team has not overruled it. */
const isDeclined = ({ facts }: LedgerOrder): boolean => facts.declined !== undefined && facts.checked === undefined;

const isApproved = (steps: readonly LedgerStep[]): boolean =>
  !steps.some(({ kind, state }) => kind === 'approval' && state !== 'done');

/** The payment due at once: the shopper's part, and the sponsors' part. */
function payment(ledger: LedgerFacts): Obligation[] {
  const { order, money, steps, today } = ledger;
  const { isDraft, payment: due, paysOnce } = order;
  if (!due) return [];
  const context = paysOnce ? 'once' : '';
  const assumption: Assumption | null = isDraft ? { kind: 'ordered-on', date: order.orderedOn } : null;
  const sponsors =
    money.sponsors > 0
      ? [obligation({ kind: 'payment', state: 'sponsored', party: 'sponsors', amount: money.sponsors, context })]
      : [];
  if (money.contested > 0) {
    return [
      ...sponsors,
      obligation({ kind: 'payment', state: 'contested', party: 'shop', amount: money.open, context }),
    ];
  }
  if (due.isReserved) {
    return [
      ...sponsors,
      obligation({ kind: 'payment', state: 'reserved', party: 'partner', amount: money.open, context }),
    ];
  }
  // While the team reviews a failed check, the deadline is suspended (decision 42).
  if (money.open === 0 || isDeclined(order)) return sponsors;
  const isLate = !isDraft && isApproved(steps) && due.payBy < today;
  const state: ObligationState = isLate
    ? 'late'
    : money.own > 0
      ? 'rest'
      : money.sponsors > 0
        ? 'sponsored-rest'
        : 'open';
  return [
    obligation({
      kind: 'payment',
      state,
      party: 'shopper',
      amount: money.open,
      held: money.due - money.open,
      // The week starts with the employer's approval.
      deadline: isApproved(steps) ? due.payBy : null,
      assumption,
      consequence: 'order-ends',
      precondition: isApproved(steps) ? null : 'approval',
      context,
    }),
    ...sponsors,
  ];
}

/** The pictures of the identity document can be sent before the payment. */
function id({ steps }: LedgerFacts): Obligation[] {
  return [
    obligation({
      kind: 'id',
      state: 'open',
      party: 'shopper',
      consequence: 'waits',
      precondition: isApproved(steps) ? null : 'approval',
    }),
  ];
}

function check({ order, steps }: LedgerFacts): Obligation[] {
  if (order.facts.declined !== undefined) return [obligation({ kind: 'check', state: 'declined', party: 'shop' })];
  const isIdThere = steps.some(({ kind, state }) => kind === 'id' && state === 'done');
  return [obligation({ kind: 'check', state: 'open', party: 'partner', precondition: isIdThere ? null : 'id' })];
}

function signature({ steps }: LedgerFacts): Obligation[] {
  const isChecked = steps.some(({ kind, state }) => kind === 'check' && state === 'done');
  return [
    obligation({
      kind: 'signature',
      state: 'open',
      party: 'shopper',
      consequence: 'waits',
      precondition: isChecked ? null : 'check',
    }),
  ];
}

const isAwaited = ({ stock }: LedgerOrder): boolean => stock === 'preOrdered' || stock === 'choosing';

function workshop({ order, steps }: LedgerFacts): Obligation[] {
  const state = isAwaited(order) ? 'awaited' : order.facts.assembly ? 'running' : 'open';
  return [
    obligation({
      kind: 'workshop',
      state,
      party: 'partner',
      precondition: preconditionOf('workshop', steps),
      context: 'bike',
    }),
  ];
}

function delivery({ order, steps, today }: LedgerFacts): Obligation[] {
  const { expectedDelivery, facts, hasBike, isDeliveryNamed } = order;
  // A named day that has passed without a delivery is no longer valid.
  const deadline = expectedDelivery !== null && expectedDelivery >= today ? expectedDelivery : null;
  const isWaiting = isAwaited(order) && !hasBike;
  const known: ObligationState = deadline === null ? 'unknown' : isDeliveryNamed ? 'named' : 'open';
  const state: ObligationState = facts.shipped ? 'running' : isWaiting ? 'awaited' : known;
  return [
    obligation({
      kind: 'delivery',
      state,
      party: 'partner',
      deadline,
      precondition: facts.shipped ? null : preconditionOf('delivery', steps),
      context: hasBike ? 'bike' : 'goods',
    }),
  ];
}

/** The next instalment, split between the payers. Before the signature its date is an example. */
function instalments({ order, schedule, today }: LedgerFacts): Obligation[] {
  const { assumption } = schedule;
  // It is not known yet whether there will be a plan.
  if (isDeclined(order)) return [];
  const next = schedule.payments.find(({ kind, date }) => kind === 'instalment' && (assumption || date >= today));
  if (!next) return [];
  const { date: deadline, employer, member } = next;
  const values = { kind: 'instalment', state: 'open', deadline, assumption } as const;
  const precondition = order.facts.contract ? null : 'signature';
  return [
    ...(member > 0 ? [obligation({ ...values, party: 'shopper', amount: member, precondition })] : []),
    ...(employer > 0 ? [obligation({ ...values, party: 'employer', amount: employer, precondition })] : []),
  ];
}

const insurance = ({ insuranceYearly }: LedgerOrder): Obligation[] =>
  insuranceYearly ? [obligation({ kind: 'insurance', state: 'open', party: 'shopper', amount: insuranceYearly })] : [];

/** What the shop owes the shopper, and what is on its way. */
function refunds({ order, money }: LedgerFacts): Obligation[] {
  const context = order.paysOnce ? 'once' : '';
  return [
    ...(money.refund > 0
      ? [
          obligation({
            kind: 'refund',
            state: isOver(order.facts) ? 'ended' : 'overpaid',
            party: 'shop',
            amount: money.refund,
            context,
          }),
        ]
      : []),
    ...(money.returning > 0
      ? [obligation({ kind: 'refund', state: 'sent', party: 'shop', amount: money.returning })]
      : []),
  ];
}
