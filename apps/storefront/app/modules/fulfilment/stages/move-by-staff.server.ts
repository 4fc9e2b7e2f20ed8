import { db } from '~/platform/db.server.ts';
import { normalOrderNumber } from '~/modules/orders/order-number.ts';
import { moveOrder } from './move-order.server.ts';
import type { MoveResult } from './note-event.server.ts';
import { orderFacts } from '~/modules/orders/order-facts.ts';

export interface StaffMove {
  /** Order number, however it was typed. */
  number: string;
  /** The fact to note, as typed. */
  stage: string;
  note?: string;
}

/** Facts that staff note by hand. That an order is paid follows from a booking alone. */
export const staffFacts = orderFacts.filter((fact) => fact !== 'paid');

export type StaffMoveResult = MoveResult | { kind: 'unknown-stage' | 'needs-booking' };

/** Notes by hand how far an order is, by the same rules as partners and payments. */
export async function moveByStaff({ number, stage, note }: StaffMove): Promise<StaffMoveResult> {
  if (stage === 'paid') return { kind: 'needs-booking' };
  const fact = staffFacts.find((each) => each === stage);
  if (!fact) return { kind: 'unknown-stage' };
  const order = await db.checkout.findUnique({ where: { number: normalOrderNumber(number) }, select: { id: true } });
  if (!order) return { kind: 'unknown-order' };
  return db.$transaction((database) => moveOrder(database, { checkoutId: order.id, fact, who: 'staff', note }));
}
