import { type IsoDate, sum } from '~/modules/financing/financing.ts';
import type { Ledger, LedgerEnd, LedgerMoney, LedgerOrder, LedgerSchedule, Obligation } from './ledger/model.ts';
import { ledgerMoney } from './ledger/money.ts';
import { openObligations } from './ledger/obligations.ts';
import { ledgerSchedule } from './ledger/schedule.ts';
import { ledgerSteps } from './ledger/steps.ts';

/*
 * The ledger of an order: who has to do or pay what, by when, and what happens otherwise (spec §4 Process). Every page,
 * mail, document and partner call reads it; none computes a date, an amount or an equation itself. Pure; a cart uses it
 * too (`draft-ledger.ts`).
 */

export type {
  Assumption,
  DuePayment,
  Ledger,
  LedgerEnd,
  LedgerMoney,
  LedgerOrder,
  LedgerPayment,
  LedgerSchedule,
  LedgerStep,
  Obligation,
  ObligationKind,
  Party,
  StepKind,
} from './ledger/model.ts';
export { stepKinds } from './ledger/model.ts';

/** Computes the ledger of an order on a day. */
export function readLedger(order: LedgerOrder, today: IsoDate): Ledger {
  const money = ledgerMoney(order);
  const steps = ledgerSteps(order, money);
  const schedule = ledgerSchedule(order, money, today);
  const obligations = openObligations({ order, today, money, steps, schedule });
  const own = obligations.find(isOwnTurn) ?? null;
  return {
    steps,
    obligations,
    own,
    next: own ?? obligations.find(({ kind, precondition }) => kind !== 'insurance' && precondition === null) ?? null,
    nextPayment: obligations.find(isOwnPayment) ?? null,
    money,
    parts: partsOf(schedule),
    schedule,
    ended: endOf(order, money),
    isDelivered: order.facts.delivered !== undefined && order.facts.returned === undefined,
    lateDelivery: lateDeliveryOf(order, schedule),
  };
}

function partsOf({ ownTotal: shopper, employerTotal: employer, payments }: LedgerSchedule): Ledger['parts'] {
  return { shopper, employer, sponsors: sum(payments.map(({ sponsors }) => sponsors)) };
}

const turnKinds: ReadonlySet<Obligation['kind']> = new Set(['choice', 'payment', 'id', 'signature']);

/** Whether the shopper can, and has to, act now. */
const isOwnTurn = ({ kind, party, precondition }: Obligation): boolean =>
  party === 'shopper' && precondition === null && turnKinds.has(kind);

const isOwnPayment = ({ kind, party }: Obligation): boolean =>
  party === 'shopper' && (kind === 'payment' || kind === 'instalment');

function endOf(
  { facts, isEndedUnpaid, cancelRequestedOn, payment }: LedgerOrder,
  money: LedgerMoney,
): LedgerEnd | null {
  const on = facts.returned ?? facts.cancelled;
  if (on === undefined) return null;
  const payBy = payment?.payBy ?? null;
  const how = facts.returned ? 'returned' : isEndedUnpaid && cancelRequestedOn === null ? 'unpaid' : 'cancelled';
  const { refund, returned, returning } = money;
  if (refund > 0) return { how, on, payBy, money: 'due', amount: refund };
  if (returning > 0) return { how, on, payBy, money: 'sent', amount: returning };
  return returned > 0
    ? { how, on, payBy, money: 'returned', amount: returned }
    : { how, on, payBy, money: 'none', amount: 0 };
}

/** Whether the bike arrives after the first instalment is due; only stated before the contract is signed. */
function lateDeliveryOf(order: LedgerOrder, { payments, assumption }: LedgerSchedule): Ledger['lateDelivery'] {
  const { expectedDelivery: delivery } = order;
  const first = payments.find(({ kind }) => kind === 'instalment')?.date;
  if (!delivery || !first || !assumption || delivery <= first) return null;
  return { delivery, first, signBy: assumption.date };
}
