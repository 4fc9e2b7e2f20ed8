import { z } from 'zod';
import { db, type Prisma } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { dueSchedule } from '~/modules/financing/due.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { OrderView } from '~/modules/orders/order-view.ts';
import { storedContact, storedItem, storedSchedule } from '~/modules/orders/stored-order.schema.server.ts';

/*
 * Orders as pages and mails show them. The stored documents are our own; they are parsed all the same, so that one of an
 * older form is noticed where it is read.
 */

const items = z.array(
  storedItem.pick({
    name: true,
    price: true,
    brand: true,
    image: true,
    selectedSize: true,
    selectedColor: true,
    selectedAddOn: true,
  }),
);

const orderSelect = {
  id: true,
  number: true,
  locale: true,
  updateCheckoutDocToken: true,
  contact: true,
  cartItems: true,
  planLength: true,
  payOneTime: true,
  resultingPrice: true,
  discount: true,
  discountCode: true,
  totalDownPayment: true,
  schedule: true,
  insurance: true,
  insurancePrice: true,
  instanceId: true,
  employerShare: true,
  employerMonths: true,
  createdAt: true,
  stockState: true,
  preOrderDay: true,
  fulfilment: { select: { stage: true } },
  orderEvents: { where: { kind: 'contract' }, orderBy: { id: 'asc' }, take: 1, select: { at: true } },
} satisfies Prisma.CheckoutSelect;

type OrderRow = Prisma.CheckoutGetPayload<{ select: typeof orderSelect }>;

function toOrder({ fulfilment, orderEvents: [signed], ...row }: OrderRow) {
  const signedOn = signed ? zurichDate(signed.at) : null;
  return {
    ...row,
    /** Where it stands; what is open to its shopper follows from it (`isOpenAt`). */
    stage: fulfilment?.stage ?? ('received' as const),
    contact: storedContact.parse(row.contact),
    cartItems: items.parse(row.cartItems),
    /** The day the contract was signed; null before. */
    signedOn,
    schedule: dueSchedule(storedSchedule.parse(row.schedule), signedOn),
  };
}

/** An order with its document parsed. Amounts are Rappen. */
export type Order = ReturnType<typeof toOrder>;

/** What an order's employer pays; null where none does. */
export function employerOf({ employerShare, employerMonths }: Pick<Order, 'employerShare' | 'employerMonths'>) {
  return employerShare === null || employerMonths === null ? null : { share: employerShare, months: employerMonths };
}

/** What pages may know of an order. */
export function orderView(order: Order): OrderView {
  return {
    number: order.number,
    orderedOn: zurichDate(order.createdAt),
    firstname: order.contact.firstname,
    email: order.contact.email,
    items: order.cartItems.map(({ name, price, selectedSize, selectedColor, selectedAddOn, image }) => {
      return { name, price, selectedSize, selectedColor, selectedAddOn, image };
    }),
    paysOnce: order.payOneTime,
    months: order.planLength,
    total: order.resultingPrice,
    discount: order.discountCode === null ? null : { code: order.discountCode, amount: order.discount },
    downPayment: order.totalDownPayment,
    schedule: order.schedule,
    employer: employerOf(order),
    insuranceYearly: order.insurance ? order.insurancePrice : null,
  };
}

/** An order by its id, for jobs. Ids open nothing to visitors. */
export async function findOrderById(id: string): Promise<Order | null> {
  const row = await db.checkout.findUnique({ where: { id }, select: orderSelect });
  return row && toOrder(row);
}

export interface OrderKey {
  visitor: Visitor | null;
  /** Order number; absent: the visitor's newest order. */
  number?: string;
  /** The document's own token, as the confirmation mail carries it. */
  token?: string;
}

/**
 * An order for whoever may see it: by its own token, or as an order of the visitor's session.
 * @returns null where there is none, or it is somebody else's or another shop's
 */
export async function findOrder({ visitor, number, token }: OrderKey): Promise<Order | null> {
  if (token) {
    const row = await db.checkout.findUnique({
      where: { updateCheckoutDocToken: token, instanceId: currentInstanceId() },
      select: orderSelect,
    });
    return row && toOrder(row);
  }
  if (!visitor) return null;
  const row = await db.checkout.findFirst({
    where: { userId: visitor.userId, number, instanceId: currentInstanceId() },
    orderBy: { createdAt: 'desc' },
    select: orderSelect,
  });
  return row && toOrder(row);
}
