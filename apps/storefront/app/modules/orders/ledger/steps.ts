import type { IsoDate } from '~/modules/financing/financing.ts';
import {
  isCancelling,
  isOver,
  type LedgerMoney,
  type LedgerOrder,
  type LedgerStep,
  type StepKind,
  stepKinds,
} from './model.ts';

/** Whether each step is done, and when; absent if the order does not need it. */
type Done = { isDone: boolean; on: IsoDate | null } | undefined;

const doneOn = (...days: (IsoDate | undefined)[]): Done => {
  const on = days.find((day) => day !== undefined) ?? null;
  return { isDone: on !== null, on };
};

/** The steps an order needs, and whether they are done. */
function stepsDone(order: LedgerOrder, money: LedgerMoney): Record<StepKind, Done> {
  const { approval, facts, hasBike, hasId, isDraft, paysOnce } = order;
  const payment = doneOn(facts.paid);
  // Money that covers what is due counts as a payment even before the event `paid`, for example if sponsors paid all of
  // it.
  const isCovered = !isDraft && money.open === 0 && !isOver(facts);
  const isChecked = facts.checked !== undefined || facts.contract !== undefined;
  return {
    approval: approval ? doneOn(approval.grantedOn ?? undefined) : undefined,
    payment: money.due > 0 ? (isCovered ? { isDone: true, on: facts.paid ?? null } : payment) : undefined,
    id: paysOnce ? undefined : { isDone: hasId || isChecked, on: null },
    check: paysOnce ? undefined : doneOn(facts.checked, facts.contract),
    signature: paysOnce ? undefined : doneOn(facts.contract),
    workshop: hasBike ? doneOn(facts.shipped, facts.delivered) : undefined,
    delivery: doneOn(facts.delivered),
  };
}

/**
 * The steps that an order needs, in order. The first one not done is `now`. A cancelled or returned order shows what
 * was done; an order with an open cancellation request waits for none of them.
 */
export function ledgerSteps(order: LedgerOrder, money: LedgerMoney): LedgerStep[] {
  const { facts } = order;
  const done = stepsDone(order, money);
  const needed = stepKinds.filter((kind) => done[kind]);
  const current = isCancelling(order) ? undefined : needed.find((kind) => !done[kind]?.isDone);
  return needed.flatMap((kind): LedgerStep[] => {
    const { isDone, on } = done[kind] ?? { isDone: false, on: null };
    if (isDone) return [{ kind, state: 'done', on }];
    if (isOver(facts)) return [];
    if (kind === 'check' && facts.declined !== undefined) return [{ kind, state: 'failed', on: facts.declined }];
    return [{ kind, state: kind === current ? 'now' : 'todo', on: null }];
  });
}
