import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import type { Visitor } from '../identity/identity.server.ts';

const itemSelect = {
  id: true,
  downPayment: true,
  variant: { select: { price: true, product: { select: { kind: true, isOccasion: true } } } },
} satisfies Prisma.CartItemSelect;

type ItemRow = Prisma.CartItemGetPayload<{ select: typeof itemSelect }>;

/** A line as the plan rules need it. */
export interface LockedLine {
  id: string;
  kind: 'bike' | 'accessory';
  /** Rappen */
  price: number;
  isUsed: boolean;
  isBike: boolean;
  /** Rappen; null where the preset applies. */
  downPayment: number | null;
}

export interface LockedCart {
  id: string;
  lines: LockedLine[];
}

function toLockedLine({ id, downPayment, variant }: ItemRow): LockedLine {
  const { kind, isOccasion } = variant.product;
  return { id, kind, isBike: kind === 'bike', isUsed: isOccasion, price: variant.price, downPayment };
}

/**
 * Runs a change of a visitor's cart while no other change of the same cart runs: they wait for each other, so that none
 * is lost. The cart is made where the visitor has none.
 */
export function changeCart<Result>(
  visitor: Visitor,
  change: (database: Database, cart: LockedCart) => Promise<Result>,
): Promise<Result> {
  return db.$transaction(async (database) => change(database, await lockCart(database, visitor.userId)));
}

/** Locks a visitor's cart until the transaction ends. */
export async function lockCart(database: Database, userId: string): Promise<LockedCart> {
  await database.cart.createMany({ data: [{ userId }], skipDuplicates: true });
  const [row] = await database.$queryRaw<
    { id: string }[]
  >`select id from cart where user_id = ${userId}::uuid for update`;
  if (!row) throw new Error('A cart vanished while it was being changed.');
  const items = await database.cartItem.findMany({
    where: { cartId: row.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: itemSelect,
  });
  return { id: row.id, lines: items.map(toLockedLine) };
}

/** Stores down payments of lines where they differ from what is stored. */
export async function storeDownPayments(
  database: Database,
  lines: readonly { id: string; downPayment: number | null }[],
  amounts: readonly (number | null)[],
): Promise<void> {
  for (const [index, line] of lines.entries()) {
    const downPayment = amounts[index] ?? null;
    if (downPayment !== line.downPayment) {
      await database.cartItem.update({ where: { id: line.id }, data: { downPayment } });
    }
  }
}
