import { type Database, db, Prisma } from '~/platform/db.server.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';

const itemSelect = {
  id: true,
  variantId: true,
  selectedAddOn: true,
  downPayment: true,
  variant: { select: { price: true, product: { select: { kind: true, isOccasion: true } } } },
} satisfies Prisma.CartItemSelect;

type ItemRow = Prisma.CartItemGetPayload<{ select: typeof itemSelect }>;

/** A line as the plan rules need it. */
export interface LockedLine {
  id: string;
  variantId: number;
  selectedAddOn: string | null;
  kind: 'bike' | 'accessory';
  /** Rappen */
  price: number;
  isUsed: boolean;
  isBike: boolean;
  /** Rappen; null if the preset applies. */
  downPayment: number | null;
}

export interface LockedCart {
  id: string;
  lines: LockedLine[];
}

function toLockedLine({ variant, ...line }: ItemRow): LockedLine {
  const { kind, isOccasion } = variant.product;
  return { ...line, kind, isBike: kind === 'bike', isUsed: isOccasion, price: variant.price };
}

/**
 * Runs a change of a visitor's cart while no other change of the same cart runs: they wait for each other, so that none
 * is lost. The cart is made where the visitor has none. What was said of carts that met has been read by then.
 */
export function changeCart<Result>(
  visitor: Visitor,
  change: (database: Database, cart: LockedCart) => Promise<Result>,
): Promise<Result> {
  return db.$transaction(async (database) => {
    const cart = await lockLines(database, visitor.userId);
    await database.cart.updateMany({
      where: { id: cart.id, meeting: { not: Prisma.AnyNull } },
      data: { meeting: Prisma.DbNull },
    });
    return change(database, cart);
  });
}

/**
 * Locks a visitor's cart until the transaction ends; it is made where the visitor has none. Anyone who locks a cart is
 * about to change it: its revision rises, so that copies of it know that they are old.
 */
export async function lockCart(database: Database, userId: string): Promise<{ id: string }> {
  await database.cart.createMany({ data: [{ userId, planLength: defaultPlanLength }], skipDuplicates: true });
  const [row] = await database.$queryRaw<
    { id: string }[]
  >`update cart set revision = revision + 1 where user_id = ${userId}::uuid returning id`;
  if (!row) throw new Error('A cart vanished while it was being changed.');
  return row;
}

/** Locks a visitor's cart as `lockCart` does. @returns it with its lines as the plan rules need them */
export async function lockLines(database: Database, userId: string): Promise<LockedCart> {
  const row = await lockCart(database, userId);
  const items = await database.cartItem.findMany({
    where: { cartId: row.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: itemSelect,
  });
  return { id: row.id, lines: items.map(toLockedLine) };
}

/** A cart's insurance before anyone has chosen. */
export const noInsurance = { insurance: false, insuranceChosen: false } as const;

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
