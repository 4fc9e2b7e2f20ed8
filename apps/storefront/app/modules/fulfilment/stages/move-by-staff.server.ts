import { db } from '~/platform/db.server.ts';
import { normalOrderNumber } from '~/modules/orders/order-number.ts';
import { moveOrder } from './move-order.server.ts';
import type { MoveResult } from './note-event.server.ts';
import { orderFacts } from '~/modules/orders/order-facts.ts';

export interface StaffMove {
  /** Order number in any spelling. */
  number: string;
  /** The fact to record, as typed. */
  stage: string;
  note?: string;
}

/** Facts that staff record by hand. `paid` follows only from a booking. */
export const staffFacts = orderFacts.filter((fact) => fact !== 'paid');

export type StaffMoveResult = MoveResult | { kind: 'unknown-stage' | 'needs-booking' };

/** Records a fact by hand, by the same rules as for partners and payments. */
export async function moveByStaff({ number, stage, note }: StaffMove): Promise<StaffMoveResult> {
  if (stage === 'paid') return { kind: 'needs-booking' };
  const fact = staffFacts.find((each) => each === stage);
  if (!fact) return { kind: 'unknown-stage' };
  const order = await db.checkout.findUnique({ where: { number: normalOrderNumber(number) }, select: { id: true } });
  if (!order) return { kind: 'unknown-order' };
  return db.$transaction((database) => moveOrder(database, { checkoutId: order.id, fact, who: 'staff', note }));
}
