import type { Database, OrderEventKind } from '~/platform/db.server.ts';
import type { MoveResult, Teller } from './move-order.server.ts';
import { stageOf } from './stages.ts';
import { lockState } from './state.server.ts';

export interface NotedEvent {
  checkoutId: string;
  kind: OrderEventKind;
  who: Teller;
  at: Date;
  note?: string;
  noticeId?: string;
}

/**
 * Notes something that moves no stage, such as a new delivery date.
 * @param database a transaction
 * @returns `known` where this notice was noted before
 */
export async function noteEvent(database: Database, event: NotedEvent): Promise<MoveResult> {
  const { checkoutId, noticeId, who } = event;
  const state = await lockState(database, checkoutId);
  if (!state) return { kind: 'unknown-order' };
  const stage = stageOf(state.way, state.facts);
  if (noticeId && (await isNoted(database, who, noticeId))) return { kind: 'known', stage };
  await database.orderEvent.create({ data: { ...event, stage }, select: { id: true } });
  return { kind: 'moved', stage };
}

/** Whether a partner's notice was noted before, under the id that the partner gave it. */
export async function isNoted(database: Database, who: Teller, noticeId: string): Promise<boolean> {
  return (await database.orderEvent.count({ where: { who, noticeId } })) > 0;
}
