/*
 * Where an order may stand, and what can be done about it there.
 */

/**
 * Stages of an order, in the order in which they are passed (spec §4 Process): the credit check, the contract and the
 * money due at once are waited for, then the logistics partner assembles and delivers.
 */
export const passedStages = ['received', 'checked', 'contract', 'paid', 'assembly', 'shipped', 'delivered'] as const;

/** Where an order ends other than by its delivery. */
export const endings = ['cancelled', 'returned'] as const;

export const orderStages = [...passedStages, ...endings] as const;
export type OrderStage = (typeof orderStages)[number];

/** Whether an order that stands at a stage was cancelled or came back. */
export function isEnding(stage: OrderStage): stage is (typeof endings)[number] {
  return endings.some((ending) => ending === stage);
}

/** What can be done about an order after it was placed. */
export const orderActions = [
  /** Pictures of the identity document are handed in, replaced, taken back. */
  'id-document',
  /** The contract is made, read and fetched. */
  'contract',
  /** The contract is signed, once the credit check was passed. */
  'sign',
  /** The insurance is taken or dropped. */
  'insurance',
  /** What is due at once is paid: payment page, QR-bill. */
  'pay',
  /** The schedule of the instalments is kept. */
  'schedule',
  /** Another delivery address; only until nothing is waited for any more, which the stage alone does not say. */
  'address',
  /** A cancellation is asked for. */
  'cancel',
] as const;
export type OrderAction = (typeof orderActions)[number];

/**
 * THE table of what is open at which stage: every route, job and page that does or offers something asks it. An order
 * that was cancelled or came back asks for nothing and takes nothing (decision 42).
 */
export const openActions: Readonly<Record<OrderStage, readonly OrderAction[]>> = {
  received: ['id-document', 'contract', 'insurance', 'pay', 'schedule', 'address', 'cancel'],
  checked: ['id-document', 'contract', 'sign', 'insurance', 'pay', 'schedule', 'address', 'cancel'],
  contract: ['contract', 'insurance', 'pay', 'schedule', 'address', 'cancel'],
  paid: ['contract', 'insurance', 'schedule', 'cancel'],
  assembly: ['contract', 'insurance', 'schedule', 'cancel'],
  shipped: ['contract', 'insurance', 'schedule'],
  delivered: ['contract', 'schedule'],
  cancelled: [],
  returned: ['contract'],
};

/** Whether something can be done about an order that stands at a stage. */
export function isOpenAt(stage: OrderStage, action: OrderAction): boolean {
  return openActions[stage].includes(action);
}
