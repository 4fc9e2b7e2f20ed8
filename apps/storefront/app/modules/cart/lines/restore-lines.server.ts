import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { isPlanLength } from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { addFacts, type AddedVariant, addedVariantSelect, forSale } from './add-line.server.ts';
import { maxCartLines } from '~/modules/cart/cart.ts';
import { type CartMeeting, isWorthSaying, meetingLines } from './cart-meeting.ts';
import { changeCart } from './lock-cart.server.ts';

/*
 * Bringing back lines of a cart whose server copy is gone, or that lies with another session (decision 23).
 */

/** A line as it is brought back: which one it was and what the shopper chose. Prices and facts are the catalogue's. */
export interface LostLine extends Choice {
  /** Spec: uniqueId */
  id: string;
  variantId: number;
}

interface Choice {
  selectedAddOn: string | null;
  /** Rappen; null if the preset applies. */
  downPayment: number | null;
}

/** What is brought back. */
export interface LostCart {
  /** The cart it was; lines of a cart that the visitor still has are not brought back. */
  cartId: string;
  lines: readonly LostLine[];
  /** Months */
  planLength: number;
  insurance: boolean;
}

const originalSelect = {
  id: true,
  variantId: true,
  initialPrice: true,
  acceptedPrice: true,
  isOnSale: true,
  isSponsored: true,
  sponsorMeToken: true,
  wasInStock: true,
} satisfies Prisma.CartItemSelect;

/**
 * Whether anything of a lost cart could be brought back: a visitor without a session gets none for things that are not
 * there.
 */
export async function isRestorable({ lines }: LostCart): Promise<boolean> {
  const ids = lines.map(({ variantId }) => variantId);
  return (await db.variant.count({ where: { id: { in: ids }, ...forSale() } })) > 0;
}

/**
 * Brings the lines of a lost cart into the visitor's. Each comes back once, however often it is asked for; prices are
 * taken from the catalogue, and what was known of a line comes from its old row, never from the browser.
 */
export function restoreLines(visitor: Visitor, lost: LostCart): Promise<CartMeeting> {
  return changeCart(visitor, async (database, cart) => {
    const nothing: CartMeeting = { kind: 'restored', added: 0, same: 0, gone: 0, tooMany: 0 };
    if (lost.cartId === cart.id) return nothing;
    const present = await database.cartItem.findMany({
      where: { cartId: cart.id },
      select: { id: true, restoredFrom: true, variantId: true, selectedAddOn: true },
    });
    const known = new Set(present.flatMap(({ id, restoredFrom }) => [id, restoredFrom]));
    const unknown = lost.lines.filter(({ id }) => !known.has(id));
    const variants = await variantsForSale(database, unknown);
    const here = unknown.filter(({ variantId }) => variants.has(variantId));
    const { added, same, tooMany } = meetingLines(present, here, maxCartLines);
    const meeting: CartMeeting = {
      kind: 'restored',
      added: added.length,
      same,
      gone: unknown.length - here.length,
      tooMany,
    };
    await createLines(database, cart.id, added, variants);
    await database.cart.update({
      where: { id: cart.id },
      data: {
        ...(present.length === 0 && added.length > 0 && planOf(lost)),
        ...(isWorthSaying(meeting) && { meeting: { ...meeting } }),
      },
    });
    return meeting;
  });
}

function planOf({ planLength, insurance }: LostCart) {
  const chosen = { insurance, insuranceChosen: insurance };
  return isPlanLength(planLength) ? { planLength, ...chosen } : chosen;
}

async function variantsForSale(database: Database, lines: readonly LostLine[]): Promise<Map<number, AddedVariant>> {
  const rows = await database.variant.findMany({
    where: { id: { in: lines.map(({ variantId }) => variantId) }, ...forSale() },
    select: addedVariantSelect,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

async function createLines(
  database: Database,
  cartId: string,
  lines: readonly LostLine[],
  variants: ReadonlyMap<number, AddedVariant>,
): Promise<void> {
  const originals = await database.cartItem.findMany({
    where: { id: { in: lines.map(({ id }) => id) } },
    select: originalSelect,
  });
  // One after the other: lines are shown in the order they were made.
  for (const { id, variantId, selectedAddOn, downPayment } of lines) {
    const variant = variants.get(variantId);
    const original = originals.find((each) => each.id === id && each.variantId === variantId);
    if (!variant) continue;
    const { id: _id, ...facts } = original ?? { id, variantId, ...addFacts(variant) };
    await database.cartItem.create({
      data: { cartId, ...facts, selectedAddOn, downPayment, restoredFrom: id },
      select: { id: true },
    });
  }
}
