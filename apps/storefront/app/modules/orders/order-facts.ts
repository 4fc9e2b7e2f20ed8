import { endings, isOpenAt, orderStages, type OrderStage, passedStages } from './order-stages.ts';

/** What an order may wait for before the logistics partner gets it. */
export const preparations = ['checked', 'contract', 'paid'] as const;

/** The facts of an order. `declined` and `slips` change no stage: they are shown beside the stages. */
export const orderFacts = [
  ...preparations,
  'assembly',
  'shipped',
  'delivered',
  ...endings,
  'declined',
  'slips',
] as const;
export type OrderFact = (typeof orderFacts)[number];

interface Rule {
  /** Facts required before, as far as the order needs them. */
  needs: readonly OrderFact[];
  /** Facts after which it is too late. */
  until: readonly OrderFact[];
  /** Facts that it implies: a delivered order was assembled and sent. */
  brings: readonly OrderFact[];
  /** A stage that the order must have for the fact to apply; absent: any order. */
  passes?: OrderStage;
}

const none: readonly OrderFact[] = [];

/**
 * The transition table. What an order waits for may happen in any order: a down payment may arrive before the contract
 * is signed, and partners' notices may arrive out of order.
 */
export const transitions: Readonly<Record<OrderFact, Rule>> = {
  checked: { needs: none, until: endings, brings: none, passes: 'checked' },
  contract: { needs: none, until: endings, brings: none, passes: 'contract' },
  paid: { needs: none, until: endings, brings: none, passes: 'paid' },
  assembly: { needs: preparations, until: endings, brings: none },
  shipped: { needs: preparations, until: endings, brings: ['assembly'] },
  delivered: { needs: preparations, until: endings, brings: ['assembly', 'shipped'] },
  cancelled: { needs: none, until: ['shipped', 'returned'], brings: none },
  returned: { needs: ['shipped'], until: ['cancelled'], brings: none },
  declined: { needs: none, until: ['checked', ...endings], brings: none, passes: 'checked' },
  slips: { needs: none, until: endings, brings: none, passes: 'contract' },
};

/** What determines the stages of an order, and the amount due at once. */
export interface OrderTerms {
  payOneTime: boolean;
  /** Rappen; the price of orders that are paid once. */
  resultingPrice: number;
  /** Rappen due at once on a plan. */
  totalDownPayment: number;
}

/** Rappen due at once: the whole price, or the down payment of a plan; 0 if nothing is. */
export function amountDue({ payOneTime, resultingPrice, totalDownPayment }: OrderTerms): number {
  return payOneTime ? resultingPrice : totalDownPayment;
}

/**
 * The stages of one order. Paid once, it needs neither credit check nor contract; a plan without a down payment needs
 * no payment before the delivery.
 */
export function wayOf(terms: OrderTerms): OrderStage[] {
  return passedStages.filter((stage) => {
    if (stage === 'checked' || stage === 'contract') return !terms.payOneTime;
    return stage !== 'paid' || amountDue(terms) > 0;
  });
}

/** The stage of an order. It depends on its facts, not on their order. */
export function stageOf(way: readonly OrderStage[], facts: ReadonlySet<OrderFact>): OrderStage {
  const ending = endings.find((stage) => facts.has(stage));
  if (ending) return ending;
  const known: ReadonlySet<string> = withImplied(facts);
  const missing = way.findIndex((stage) => stage !== 'received' && !known.has(stage));
  return way[missing === -1 ? way.length - 1 : missing - 1] ?? 'received';
}

/** Whether the order waits for nothing any more, so that the logistics partner may begin. */
export function isPrepared(way: readonly OrderStage[], facts: ReadonlySet<OrderFact>): boolean {
  return preparations.every((fact) => !way.includes(fact) || facts.has(fact));
}

/**
 * The facts that result from the events, each with the time it first happened. A revoked cancellation and a payment
 * booked by mistake do not count.
 * @param events in the order in which they were recorded
 */
export function factsOf<Moment>(events: readonly { kind: string; at: Moment }[]): Map<OrderFact, Moment> {
  const facts = new Map<OrderFact, Moment>();
  for (const { kind, at } of events) {
    if (kind === 'reinstated') facts.delete('cancelled');
    if (kind === 'paymentReversed') facts.delete('paid');
    const fact = orderFacts.find((each) => each === kind);
    if (fact && !facts.has(fact)) facts.set(fact, at);
  }
  return facts;
}

/** The facts including those they imply. */
export function withImplied(facts: Iterable<OrderFact>): Set<OrderFact> {
  return new Set([...facts].flatMap((fact) => [fact, ...transitions[fact].brings]));
}

/** Why a fact cannot be recorded: the order does not need it, another fact is required first, or it is too late. */
export type MoveRefusal = 'not-on-way' | 'too-early' | 'too-late';

export type MoveCheck = { kind: 'possible' } | { kind: 'known' } | { kind: 'impossible'; refusal: MoveRefusal };

/** Whether a fact can be recorded. A fact that is known already changes nothing and is no error. */
export function checkMove(way: readonly OrderStage[], facts: ReadonlySet<OrderFact>, fact: OrderFact): MoveCheck {
  if (facts.has(fact)) return { kind: 'known' };
  const { needs, until, passes } = transitions[fact];
  if (passes && !way.includes(passes)) return { kind: 'impossible', refusal: 'not-on-way' };
  const known = withImplied(facts);
  if (until.some((end) => known.has(end))) return { kind: 'impossible', refusal: 'too-late' };
  const onWay = needs.filter((need) => !isStage(need) || way.includes(need));
  if (onWay.some((need) => !known.has(need))) return { kind: 'impossible', refusal: 'too-early' };
  return { kind: 'possible' };
}

/** The facts that can be recorded now, in the order of the stages. */
export function possibleMoves(way: readonly OrderStage[], facts: ReadonlySet<OrderFact>): OrderFact[] {
  return orderFacts.filter((fact) => checkMove(way, facts, fact).kind === 'possible');
}

function isStage(fact: OrderFact): fact is OrderFact & OrderStage {
  return orderStages.some((stage) => stage === fact);
}

const isOrderStage = (stage: string): stage is OrderStage => orderStages.some((each) => each === stage);

/** The CRM's stage of a deal whose order is at a stage without a name there (spec §3: a default stage also exists). */
const DEFAULT_DEAL_STAGE = 'default';

/**
 * The CRM's stage of the deals of an order.
 * @param stage of the order, possibly one that this version does not know
 */
export const dealStageOf = (stage: string): string => (isOrderStage(stage) ? dealStages[stage] : DEFAULT_DEAL_STAGE);

/** The CRM's name of each stage in its default pipeline (spec §3: it starts at appointmentscheduled). */
export const dealStages: Readonly<Record<OrderStage, string>> = {
  received: 'appointmentscheduled',
  checked: 'qualifiedtobuy',
  contract: 'contractsent',
  paid: 'decisionmakerboughtin',
  assembly: 'closedwon',
  shipped: 'closedwon',
  delivered: 'closedwon',
  cancelled: 'closedlost',
  returned: 'closedlost',
};

/** Whether the delivery address may still be changed: until the logistics partner has the order. */
export function mayChangeAddress(way: readonly OrderStage[], facts: ReadonlySet<OrderFact>): boolean {
  return isOpenAt(stageOf(way, facts), 'address') && !isPrepared(way, facts);
}

/** Whether the order was cancelled or returned. */
export function isEnded(facts: ReadonlySet<OrderFact>): boolean {
  return endings.some((ending) => facts.has(ending));
}
