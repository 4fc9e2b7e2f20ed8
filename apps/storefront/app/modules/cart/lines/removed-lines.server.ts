import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { db, type Database, type Prisma } from '~/platform/db.server.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { spreadDownPayment } from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { maxCartLines } from '~/modules/cart/cart.ts';
import { changeCart, type LockedLine, storeDownPayments } from './lock-cart.server.ts';

/*
 * Taking a line out, and taking that back.
 */

const lineSelect = {
  variantId: true,
  selectedAddOn: true,
  downPayment: true,
  isOnSale: true,
  initialPrice: true,
  acceptedPrice: true,
  isSponsored: true,
  sponsorMeToken: true,
  wasInStock: true,
  restoredFrom: true,
  createdAt: true,
} satisfies Prisma.CartItemSelect;

/** Rappen by line; null if the preset applies. */
const downPaymentsSchema = z.record(z.string(), z.number().int().nullable());

/** What is stored about a line that was taken out. */
const removedSchema = z.object({
  line: z.object({
    variantId: z.number().int(),
    selectedAddOn: z.string().nullable(),
    downPayment: z.number().int().nullable(),
    isOnSale: z.boolean(),
    initialPrice: z.number().int(),
    acceptedPrice: z.number().int(),
    isSponsored: z.boolean(),
    sponsorMeToken: z.string().nullable().default(null),
    wasInStock: z.boolean(),
    restoredFrom: z.string().nullable(),
    createdAt: z.string(),
  }),
  /** What was stored for the lines that stayed, before and after. */
  before: downPaymentsSchema,
  after: downPaymentsSchema,
});

function storedDownPayments(lines: readonly LockedLine[]): Record<string, number | null> {
  return Object.fromEntries(lines.map(({ id, downPayment }) => [id, downPayment]));
}

/**
 * Takes a line out of the cart; its down payment is spread across the rest within the rules (spec §4).
 * @returns whether the cart had the line
 */
export function removeLine(visitor: Visitor, itemId: string): Promise<boolean> {
  return changeCart(visitor, async (database, cart) => {
    const index = cart.lines.findIndex(({ id }) => id === itemId);
    if (index < 0) return false;
    const staying = cart.lines.filter(({ id }) => id !== itemId);
    const amounts = spreadDownPayment(cart.lines, index);
    const { createdAt, ...line } = await database.cartItem.delete({ where: { id: itemId }, select: lineSelect });
    const stored: z.infer<typeof removedSchema> = {
      line: { ...line, createdAt: createdAt.toISOString() },
      before: storedDownPayments(staying),
      after: storedDownPayments(staying.map((each, position) => ({ ...each, downPayment: amounts[position] ?? null }))),
    };
    await database.removedCartItem.create({ data: { id: itemId, cartId: cart.id, line: stored } });
    await storeDownPayments(database, staying, amounts);
    return true;
  });
}

/** Why a removal can't be taken back. */
export type UndoRefusal = 'undo-too-late' | 'cart-full';

/**
 * Puts a line back where it was. The other lines get back their down payments, unless these were changed since.
 * @returns the reason against it, or undefined
 */
export function undoRemoval(visitor: Visitor, itemId: string): Promise<UndoRefusal | undefined> {
  return changeCart<UndoRefusal | undefined>(visitor, async (database, { id: cartId, lines }) => {
    const removed = await database.removedCartItem.findFirst({ where: { id: itemId, cartId }, select: { line: true } });
    const stored = removedSchema.safeParse(removed?.line).data;
    if (!stored) return 'undo-too-late';
    if (lines.length >= maxCartLines) return 'cart-full';
    // A link may have brought the same bike back meanwhile.
    const origins = [itemId, stored.line.restoredFrom].filter((id) => id !== null);
    if ((await database.cartItem.count({ where: { cartId, restoredFrom: { in: origins } } })) > 0)
      return 'undo-too-late';
    await database.cartItem.create({ data: { id: itemId, cartId, ...stored.line }, select: { id: true } });
    await database.removedCartItem.delete({ where: { id: itemId } });
    await takeBackDownPayments(database, lines, stored);
    return undefined;
  });
}

async function takeBackDownPayments(
  database: Database,
  lines: readonly LockedLine[],
  { before, after }: Pick<z.infer<typeof removedSchema>, 'before' | 'after'>,
): Promise<void> {
  const isUntouched = lines.every(({ id, downPayment }) => after[id] === downPayment);
  if (!isUntouched) return;
  await storeDownPayments(
    database,
    lines,
    lines.map(({ id }) => before[id] ?? null),
  );
}

/**
 * The name of a line that was taken out of a visitor's cart and can be put back.
 * @returns undefined if there is none
 */
export async function removedLineName({
  visitor,
  itemId,
  locale,
}: {
  visitor: Visitor | null;
  itemId: string;
  locale: Locale;
}): Promise<string | undefined> {
  if (!visitor || !z.uuid().safeParse(itemId).success) return undefined;
  const removed = await db.removedCartItem.findFirst({
    where: { id: itemId, cart: { userId: visitor.userId } },
    select: { line: true },
  });
  const stored = removedSchema.safeParse(removed?.line).data;
  const variant =
    stored && (await db.variant.findUnique({ where: { id: stored.line.variantId }, select: { productId: true } }));
  const [product] = variant ? await findProductCards({ ids: [variant.productId], locale }) : [];
  return product?.name;
}
