import { type Database, Prisma } from '~/platform/db.server.ts';
import {
  defaultPlanLength,
  type DownPaymentRefusal,
  isPlanLength,
  payOnce,
  planRefusal,
  type PlanRefusal,
} from '~/modules/financing/financing.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { changedDownPayments } from './down-payment-changes.ts';
import { changeCart, type LockedCart, noInsurance, storeDownPayments } from './lock-cart.server.ts';

/** Why a change of the cart was refused. */
export type ChangeRefusal =
  | { about: 'line'; itemId: string; reason: 'not-found' }
  | { about: 'plan'; reason: PlanRefusal | 'unknown-plan-length' }
  | { about: 'down-payment'; itemId: string; reason: DownPaymentRefusal };

/**
 * Accepts the new price of a line.
 * @param price Rappen that the shopper was shown; where the catalogue has moved on again, nothing is accepted
 */
export function acceptPrice(visitor: Visitor, itemId: string, price: number): Promise<ChangeRefusal[]> {
  return changeCart<ChangeRefusal[]>(visitor, async (database, { lines }) => {
    const line = lines.find((each) => each.id === itemId);
    if (!line) return [{ about: 'line', itemId, reason: 'not-found' }];
    if (line.price === price) await database.cartItem.update({ where: { id: itemId }, data: { acceptedPrice: price } });
    return [];
  });
}

/**
 * Empties a cart that begins with a sponsored line: it was made for the checkout that the shopper has left (spec §2,
 * §4).
 * @returns whether it was one
 */
export function leaveCheckout(visitor: Visitor): Promise<boolean> {
  return changeCart(visitor, async (database, { id }) => {
    const first = await database.cartItem.findFirst({
      where: { cartId: id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { isSponsored: true },
    });
    if (!first?.isSponsored) return false;
    await emptyCart(database, id);
    return true;
  });
}

/** Takes everything out of a cart; its next lines are on a plan of their own, without its discount code. */
export async function emptyCart(database: Database, cartId: string): Promise<void> {
  await database.cartItem.deleteMany({ where: { cartId } });
  await database.removedCartItem.deleteMany({ where: { cartId } });
  await database.cartReminder.deleteMany({ where: { cartId } });
  await database.cart.update({
    where: { id: cartId },
    data: {
      planLength: defaultPlanLength,
      ...noInsurance,
      discountCode: null,
      meeting: Prisma.DbNull,
    },
  });
}

/** What a shopper can choose about a cart; what is absent stays as it is. */
export interface CartChoices {
  /** Months; 1 pays once. */
  planLength?: number;
  insurance?: boolean;
  /** Whether the insurance was left as it was shown, which answers the question too. */
  keepsInsurance?: boolean;
  /** Rappen by line. */
  downPayments?: readonly { itemId: string; amount: number }[];
}

/**
 * Stores what was chosen, each thing for itself.
 * @returns what was refused; the rest is stored
 */
export function chooseForCart(visitor: Visitor, choices: CartChoices): Promise<ChangeRefusal[]> {
  const { planLength, insurance, keepsInsurance, downPayments = [] } = choices;
  return changeCart(visitor, async (database, cart) => {
    const refused = [
      ...(planLength === undefined ? [] : await setPlan(database, cart, planLength)),
      ...(downPayments.length === 0 ? [] : await setDownPayments(database, cart, downPayments)),
    ];
    if (insurance !== undefined || keepsInsurance) {
      await database.cart.update({ where: { id: cart.id }, data: { insurance, insuranceChosen: true } });
    }
    return refused;
  });
}

async function setPlan(database: Database, cart: LockedCart, months: number): Promise<ChangeRefusal[]> {
  if (!isPlanLength(months)) return [{ about: 'plan', reason: 'unknown-plan-length' }];
  const { maxPlanLength } = currentRules();
  const reason = months === payOnce ? undefined : planRefusal(months, { items: cart.lines, maxPlanLength });
  if (reason) return [{ about: 'plan', reason }];
  await database.cart.update({ where: { id: cart.id }, data: { planLength: months } });
  return [];
}

async function setDownPayments(
  database: Database,
  { lines }: LockedCart,
  requested: readonly { itemId: string; amount: number }[],
): Promise<ChangeRefusal[]> {
  const changes = requested.map(({ itemId, amount }) => ({
    itemId,
    amount,
    index: lines.findIndex((line) => line.id === itemId),
  }));
  const { stored, refused } = changedDownPayments(
    lines,
    changes.filter(({ index }) => index >= 0),
  );
  await storeDownPayments(database, lines, stored);
  return [
    ...changes.flatMap(({ itemId, index }): ChangeRefusal[] =>
      index < 0 ? [{ about: 'line', itemId, reason: 'not-found' }] : [],
    ),
    ...refused.map(({ index, refusal }): ChangeRefusal => {
      return { about: 'down-payment', itemId: lines[index]?.id ?? '', reason: refusal };
    }),
  ];
}
