import type { IsoDate } from '~/modules/financing/financing.ts';
import type { Ledger, LedgerEnd, LedgerStep, ObligationKind } from './ledger.ts';
import { type DueWriter, wordLateDelivery, wordObligation, wordOrder, wordAssumption } from './ledger-words.ts';

/*
 * The ledger of an order as tracker, account and mails show it, in one language. Amounts are Rappen.
 */

export interface DueView {
  /** The headline, and the sentence below it. */
  title: string;
  lead: string;
  /** What the shopper has to do now; null if another party has to act. */
  own: ObligationKind | null;
  steps: DueStep[];
  /** When it is delivered; empty after the delivery and for an order that has ended. */
  delivery: string;
  /** When and how it ended; null if it has not. */
  ended: { how: LedgerEnd['how']; on: IsoDate } | null;
  /** The instalments; null without any, and for readers who may not see amounts. */
  plan: DuePlan | null;
}

/** A step of an order. */
export interface DueStep {
  kind: LedgerStep['kind'];
  state: LedgerStep['state'];
  on: IsoDate | null;
  title: string;
  /** What has to be done in this step; empty once it is done. */
  text: string;
}

export interface DuePlan {
  months: number;
  /** Instalments whose due date has passed. */
  due: number;
  first: IsoDate;
  last: IsoDate;
  /** The shopper's next payment; null after the last one. */
  next: { label: string; amount: number } | null;
  /**
   * The assumption behind the dates, or that they are final, and whether the bike arrives after the first instalment.
   */
  note: string;
}

/** Renders a ledger. @param access `reader` (order opened by number and e-mail) gets no amounts */
export function dueView(ledger: Ledger, writer: DueWriter, access: 'owner' | 'reader' = 'owner'): DueView {
  const isOwner = access === 'owner';
  const { obligations, own } = ledger;
  const delivery = obligations.find(({ kind }) => kind === 'delivery');
  return {
    title: wordOrder(ledger, isOwner ? 'headline' : 'public-headline', writer),
    lead: wordOrder(ledger, isOwner ? 'line' : 'public', writer),
    own: own?.kind ?? null,
    steps: ledger.steps.map((step) => stepView(step, ledger, writer, isOwner)),
    delivery: delivery ? wordObligation(delivery, 'line', writer) : '',
    ended: ledger.ended && { how: ledger.ended.how, on: ledger.ended.on },
    plan: isOwner ? planView(ledger, writer) : null,
  };
}

function stepView(step: LedgerStep, { obligations, schedule }: Ledger, writer: DueWriter, isOwner: boolean): DueStep {
  const { kind, state, on } = step;
  const open = obligations.find((each) => each.kind === kind && each.party !== 'sponsors');
  return {
    kind,
    state,
    on,
    title: writer.t(`step.${kind}`, { context: kind === 'payment' && schedule.amounts.months === 1 ? 'once' : '' }),
    text: open && state !== 'done' ? wordObligation(open, isOwner ? 'line' : 'public', writer) : '',
  };
}

function planView(ledger: Ledger, writer: DueWriter): DuePlan | null {
  const { schedule, nextPayment } = ledger;
  const instalments = schedule.payments.filter(({ kind }) => kind === 'instalment');
  const [first] = instalments;
  const last = instalments.at(-1);
  if (!first || !last) return null;
  return {
    months: instalments.length,
    due: schedule.dueCount,
    first: first.date,
    last: last.date,
    next: nextPayment && { label: wordObligation(nextPayment, 'row', writer), amount: nextPayment.amount },
    note: [wordAssumption(schedule, writer), wordLateDelivery(ledger, writer)].filter(Boolean).join(' '),
  };
}
