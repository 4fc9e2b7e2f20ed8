/*
 * The stages of an order, and what can be done in each.
 */

/**
 * Stages of an order, in order (spec §4 Process): the shop waits for the credit check, the contract and the money due
 * at once, then the logistics partner assembles and delivers.
 */
export const passedStages = ['received', 'checked', 'contract', 'paid', 'assembly', 'shipped', 'delivered'] as const;

/** Stages in which an order ends other than by its delivery. */
export const endings = ['cancelled', 'returned'] as const;

export const orderStages = [...passedStages, ...endings] as const;
export type OrderStage = (typeof orderStages)[number];

/** Whether an order at a stage was cancelled or returned. */
export function isEnding(stage: OrderStage): stage is (typeof endings)[number] {
  return endings.some((ending) => ending === stage);
}

/** Actions on an order after it was placed. */
export const orderActions = [
  /** Upload, replace or remove pictures of the identity document. */
  'id-document',
  /** Create, read and download the contract. */
  'contract',
  /** Sign the contract, once the credit check was passed. */
  'sign',
  /** Add or remove the insurance. */
  'insurance',
  /** Pay the amount due at once: payment page, QR-bill. */
  'pay',
  /** Download the schedule of the instalments. */
  'schedule',
  /** Change the delivery address; only while the order waits for something, which the stage alone does not show. */
  'address',
  /** Request a cancellation. */
  'cancel',
] as const;
export type OrderAction = (typeof orderActions)[number];

/**
 * The table of actions by stage: every route, job and page that offers or executes an action asks it. A cancelled or
 * returned order allows none (decision 42).
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

/** Whether an action is allowed for an order at a stage. */
export function isOpenAt(stage: OrderStage, action: OrderAction): boolean {
  return openActions[stage].includes(action);
}
