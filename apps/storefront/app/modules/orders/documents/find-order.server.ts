import { z } from 'zod';
import { db, type Prisma } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { dueSchedule } from '~/modules/financing/due.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import type { OrderView } from '~/modules/orders/order-view.ts';
import { storedContact, storedItem, storedSchedule } from '~/modules/orders/stored-order.schema.server.ts';

/*
 * Orders as pages and mails show them. The stored documents are parsed too, so that one in an older form is detected
 * when it is read.
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
    /** The stage; it decides what the shopper may see and do (`isOpenAt`). */
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

/** The employer's part of an order; null if it pays none. */
export function employerOf({ employerShare, employerMonths }: Pick<Order, 'employerShare' | 'employerMonths'>) {
  return employerShare === null || employerMonths === null ? null : { share: employerShare, months: employerMonths };
}

/** The data of an order that pages may get. */
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

/** Finds an order by its id, for jobs. Never pass an id from a visitor: this checks no access. */
export async function findOrderById(id: string): Promise<Order | null> {
  const row = await db.checkout.findUnique({ where: { id }, select: orderSelect });
  return row && toOrder(row);
}

export interface OrderKey {
  visitor: Visitor | null;
  /** Order number; if absent, the visitor's newest order. */
  number?: string;
  /** The document's token, as in the confirmation mail. */
  token?: string;
}

/**
 * Finds an order for a visitor with access: by its token, or as an order of the visitor's session.
 * @returns null if there is none, or it belongs to another visitor or shop
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
