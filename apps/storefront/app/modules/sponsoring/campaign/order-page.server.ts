import { type Database, db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { addLine, addRefusal } from '~/modules/cart/cart.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { floorToFranc, type IsoDate, sum } from '~/modules/financing/financing.ts';
import { refundContribution, sumRefunded } from '~/modules/sponsoring/contributions/refund-contribution.server.ts';
import { bikeNow, lockPage, paidTo } from '~/modules/sponsoring/contributions/page-status.server.ts';
import { mostOf, surplusShares } from '~/modules/sponsoring/sponsoring.ts';
import { isOpenOn } from './open-page.ts';

/** Why a page's bike could not be put into the cart. */
export type OrderRefusal = 'closed' | 'nothing-yet' | 'sold-out' | 'cart-full' | 'one-only';

/**
 * Puts a page's bike into the rider's cart, with what was collected as its down payment (spec §3: isSponsored). The
 * page stays open until the order is placed. One page pays down on an order: another one's bike leaves the cart.
 * @returns why not, or undefined
 */
export async function addSponsoredBike(
  visitor: Visitor,
  id: string,
  now = new Date(),
): Promise<OrderRefusal | undefined> {
  const page = await db.sponsorMe.findUniqueOrThrow({ where: { id } });
  if (!isOpenOn(page, zurichDate(now))) return 'closed';
  const paid = await paidTo(db, id);
  if (paid === 0) return 'nothing-yet';
  if (await addRefusal({ variantId: page.variantId })) return 'sold-out';
  await db.cartItem.deleteMany({ where: { sponsorMeToken: { not: null }, cart: { userId: visitor.userId } } });
  const { price } = await bikeNow(db, page);
  const added = await addLine(visitor, {
    variantId: page.variantId,
    planLength: page.months,
    downPayment: floorToFranc(Math.min(paid, mostOf(price))),
    sponsorMeToken: page.token,
  });
  if (!added.ok) return added.refusal === 'cart-full' || added.refusal === 'one-only' ? added.refusal : 'sold-out';
  await db.sponsorMe.updateMany({ where: { id, state: 'running' }, data: { cartAmount: paid } });
  return undefined;
}

/** A line of an order that a page pays down on; amounts in Rappen. */
export interface SponsoredLine {
  itemId: string;
  token: string;
  /** What has to be paid at once for it: its down payment, or its price. */
  due: number;
}

/** What pages that still take part have collected for lines of a cart, Rappen by line. */
export async function sponsorsOfLines(
  itemIds: readonly string[],
  today: IsoDate,
): Promise<{ itemId: string; paid: number }[]> {
  if (itemIds.length === 0) return [];
  const items = await db.cartItem.findMany({
    where: { id: { in: [...itemIds] }, sponsorMeToken: { not: null } },
    select: { id: true, sponsorMeToken: true },
  });
  const tokens = items.flatMap(({ sponsorMeToken }) => sponsorMeToken ?? []);
  const pages = await db.sponsorMe.findMany({ where: { token: { in: tokens } } });
  const open = pages.filter((page) => isOpenOn(page, today));
  return Promise.all(
    open.flatMap(({ id, token }) =>
      items
        .filter(({ sponsorMeToken }) => sponsorMeToken === token)
        .map(async (item) => ({ itemId: item.id, paid: await paidTo(db, id) })),
    ),
  );
}

/**
 * What a page gives to an order, or that the rider has to look again: `down-payment` came since the cart was made.
 */
export type Spending = { kind: 'spent'; sponsorMeId: string; amount: number } | { kind: 'grown' } | { kind: 'closed' };

/**
 * Looks, before anything of the order is written, at what a page gives to it. What was paid in since the rider saw the
 * cart becomes part of the line's down payment, and the rider looks again; where the page is over, the line is an
 * ordinary one from now on.
 * @param database the order's transaction; the page is locked until it ends
 */
export async function spendPage(database: Database, line: SponsoredLine, now: Date): Promise<Spending> {
  const found = await database.sponsorMe.findUnique({ where: { token: line.token }, select: { id: true } });
  const page = found && (await lockPage(database, found.id));
  if (!page || !isOpenOn(page, zurichDate(now))) {
    await makeOrdinary(database, [line.itemId]);
    return { kind: 'closed' };
  }
  const paid = await paidTo(database, page.id);
  if (paid !== page.cartAmount) {
    const { price } = await bikeNow(database, page);
    await database.sponsorMe.update({ where: { id: page.id }, data: { cartAmount: paid } });
    await database.cartItem.update({
      where: { id: line.itemId },
      data: { downPayment: floorToFranc(Math.min(paid, mostOf(price))) },
    });
    return { kind: 'grown' };
  }
  return { kind: 'spent', sponsorMeId: page.id, amount: Math.min(paid, line.due) };
}

/**
 * Leaves one of the pages that pay down on a cart, the first that still runs.
 * @param database the order's transaction
 */
export async function rejectSeveralPages(
  database: Database,
  lines: readonly SponsoredLine[],
  now: Date,
): Promise<void> {
  const pages = await database.sponsorMe.findMany({ where: { token: { in: lines.map(({ token }) => token) } } });
  const open = new Set(pages.filter((page) => isOpenOn(page, zurichDate(now))).map(({ token }) => token));
  const stored = lines.find(({ token }) => open.has(token));
  await makeOrdinary(
    database,
    lines.filter((line) => line !== stored).map(({ itemId }) => itemId),
  );
}

/** Has lines of a cart be ones that no page pays down on. @param database the order's transaction */
async function makeOrdinary(database: Database, itemIds: readonly string[]): Promise<void> {
  await database.cartItem.updateMany({
    where: { id: { in: [...itemIds] } },
    data: { isSponsored: false, sponsorMeToken: null },
  });
}

/**
 * Closes a page with the order that it pays down on. What the down payment does not take goes back to those who gave
 * it, in proportion and to the Rappen.
 * @param database the order's transaction, after `spendPage` in it
 */
export async function closePage(
  database: Database,
  { sponsorMeId, checkoutId, amount, now }: { sponsorMeId: string; checkoutId: string; amount: number; now: Date },
): Promise<void> {
  const counted = await database.sponsorMeTransaction.findMany({
    where: { isCounted: true, payment: { sponsorMeId, state: 'paid' } },
    select: { id: true, amount: true },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  const removed = await Promise.all(counted.map(({ id }) => sumRefunded(database, id)));
  const held = counted.map((each, index) => each.amount - (removed[index] ?? 0));
  const shares = surplusShares(sum(held) - amount, held);
  for (const [index, { id }] of counted.entries()) {
    const share = shares[index] ?? 0;
    if (share > 0) await refundContribution(database, { transactionId: id, amount: share, reason: 'surplus' });
  }
  await database.sponsorMePayment.updateMany({
    where: { sponsorMeId, state: 'reserved', reservedUntil: { gt: now } },
    data: { reservedUntil: now },
  });
  await database.sponsorMe.update({
    where: { id: sponsorMeId },
    data: { state: 'ordered', checkoutId, spent: amount, endedAt: now },
  });
}
