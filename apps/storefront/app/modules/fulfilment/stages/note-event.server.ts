import { orderChanged } from '~/modules/orders/order-changed.server.ts';
import type { Database, OrderEventKind } from '~/platform/db.server.ts';
import type { OrderStage } from '~/modules/orders/order-stages.ts';
import { type MoveRefusal, type OrderFact, stageOf } from '~/modules/orders/order-facts.ts';
import { lockState } from './state.server.ts';

/** Who reports an event of an order. */
export type Reporter = 'shop' | 'shopper' | 'staff' | 'payment' | 'financing-partner' | 'logistics-partner';

/** The result of reporting an event. */
export type MoveResult =
  | { kind: 'moved'; stage: OrderStage }
  /** It was known already: nothing has changed. */
  | { kind: 'known'; stage: OrderStage }
  | { kind: 'impossible'; refusal: MoveRefusal; stage: OrderStage; possible: OrderFact[] }
  | { kind: 'unknown-order' };

export interface RecordedEvent {
  checkoutId: string;
  kind: OrderEventKind;
  who: Reporter;
  at: Date;
  note?: string;
  noticeId?: string;
}

/**
 * Records an event that changes no stage, such as a new delivery date.
 * @param database a transaction
 * @returns `known` if this notice was recorded before
 */
export async function recordEvent(database: Database, event: RecordedEvent): Promise<MoveResult> {
  const { checkoutId, noticeId, who } = event;
  const state = await lockState(database, checkoutId);
  if (!state) return { kind: 'unknown-order' };
  const stage = stageOf(state.way, state.facts);
  if (noticeId && (await isRecorded(database, { checkoutId, who, noticeId }))) return { kind: 'known', stage };
  await database.orderEvent.create({ data: { ...event, stage }, select: { id: true } });
  await orderChanged.emit(database, checkoutId);
  return { kind: 'moved', stage };
}

/**
 * Whether a partner's notice of an order was recorded before, under the id that the partner gave it. The same id of another order
 * is refused by the unique index.
 */
export async function isRecorded(
  database: Database,
  { checkoutId, who, noticeId }: { checkoutId: string; who: Reporter; noticeId: string },
): Promise<boolean> {
  return (await database.orderEvent.count({ where: { checkoutId, who, noticeId } })) > 0;
}
