import { z } from 'zod';
import type { IsoDate } from '~/modules/financing/financing.ts';
import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { type Ledger, type LedgerOrder, readLedger } from './ledger.ts';
import { deliveryStart, expectedDay } from './likely-delivery.ts';
import { paymentDeadline } from './payment-deadline.ts';
import { isSponsorKey } from './sponsor-money.ts';
import { factsOf, type OrderFact } from './order-facts.ts';
import { storedDeal, storedItem, storedSchedule } from './stored-order.schema.server.ts';

/*
 * Reads the ledgers of stored orders. The caller has checked access.
 */

const itemsSchema = z.array(storedItem.pick({ categories: true }));
const dealSchema = storedDeal.pick({ deliveryTimeInDays: true, expected_delivery_date__website_: true });
const contextSchema = z.object({ deliveryDay: z.string().nullish() });

const ledgerSelect = {
  id: true,
  userId: true,
  instanceId: true,
  createdAt: true,
  cartItems: true,
  planLength: true,
  payOneTime: true,
  resultingPrice: true,
  totalDownPayment: true,
  schedule: true,
  insurance: true,
  insurancePrice: true,
  employerShare: true,
  employerMonths: true,
  employerUntil: true,
  idUploadUpdated: true,
  stockState: true,
  preOrderDay: true,
  checkoutContextData: true,
  deals: { select: { properties: true } },
  fulfilment: { select: { expectedDelivery: true } },
  orderEvents: { select: { kind: true, at: true, who: true }, orderBy: { id: 'asc' } },
  payment: {
    select: {
      amount: true,
      payBy: true,
      status: true,
      transactions: { select: { key: true, status: true, amount: true } },
      refunds: { select: { key: true, amount: true, doneAt: true, failure: true } },
    },
  },
} satisfies Prisma.CheckoutSelect;

type LedgerRow = Prisma.CheckoutGetPayload<{ select: typeof ledgerSelect }>;

/** A date column has no time: its day is the one in UTC. */
const dayOf = (date: Date): IsoDate => date.toISOString().slice(0, 10);

/** @param leftOn the day the buyer left the employer that shares the plan, if the account has it */
function toLedgerOrder(row: LedgerRow, leftOn: IsoDate | null, today: IsoDate): LedgerOrder {
  const { orderEvents: events, payment, employerShare, employerMonths, employerUntil } = row;
  const facts: Partial<Record<OrderFact, IsoDate>> = {};
  for (const [fact, at] of factsOf(events)) facts[fact] = zurichDate(at);
  const requested = events.find(({ kind }) => kind === 'cancelRequested');
  const cancelled = events.findLast(({ kind }) => kind === 'cancelled');
  return {
    isDraft: false,
    orderedOn: zurichDate(row.createdAt),
    hasBike: itemsSchema.parse(row.cartItems).some(({ categories }) => !categories.includes('accessory')),
    paysOnce: row.payOneTime,
    months: row.planLength,
    total: row.resultingPrice,
    downPayment: row.totalDownPayment,
    schedule: storedSchedule.parse(row.schedule),
    employer:
      employerShare === null || employerMonths === null
        ? null
        : { share: employerShare, months: employerMonths, until: employerUntil ? dayOf(employerUntil) : leftOn },
    approval: null,
    insuranceYearly: row.insurance ? row.insurancePrice : null,
    hasId: row.idUploadUpdated,
    facts,
    cancelRequestedOn: requested ? zurichDate(requested.at) : null,
    isEndedUnpaid: cancelled?.who === 'shop',
    stock: row.stockState,
    payment: payment && {
      amount: payment.amount,
      payBy: dayOf(payment.payBy),
      isReserved: payment.status === 'authorized',
      transactions: payment.transactions,
      refunds: payment.refunds,
    },
    ...deliveryOf(row, today),
  };
}

type DeliveryRow = Pick<
  LedgerRow,
  | 'fulfilment'
  | 'preOrderDay'
  | 'stockState'
  | 'checkoutContextData'
  | 'createdAt'
  | 'payOneTime'
  | 'orderEvents'
  | 'deals'
>;

/** When an order is likely to arrive. The same for shoppers, partners and the CRM. */
function deliveryOf(row: DeliveryRow, today: IsoDate): Pick<LedgerOrder, 'expectedDelivery' | 'isDeliveryNamed'> {
  const { fulfilment, preOrderDay, stockState } = row;
  const named = fulfilment?.expectedDelivery ? dayOf(fulfilment.expectedDelivery) : null;
  const { deliveryDay } = contextSchema.parse(row.checkoutContextData);
  const ready = factsOf(row.orderEvents).get(row.payOneTime ? 'paid' : 'contract');
  const expected = expectedDay({
    from: deliveryStart({
      orderedOn: zurichDate(row.createdAt),
      readyOn: ready ? zurichDate(ready) : null,
      today,
    }),
    named,
    preOrderDay: preOrderDay ? dayOf(preOrderDay) : null,
    promised: deliveryDay ?? null,
    items: row.deals.map(({ properties }) => {
      const deal = dealSchema.parse(properties);
      return { days: deal.deliveryTimeInDays ?? null, date: deal.expected_delivery_date__website_ ?? null };
    }),
  });
  // The day of a missing piece is unknown unless the catalogue or the partner names one.
  const isUnknown = stockState === 'choosing' || (stockState === 'preOrdered' && preOrderDay === null);
  return { expectedDelivery: named === null && isUnknown ? null : expected, isDeliveryNamed: named !== null };
}

/** The day an order is likely to arrive; null if unknown. @throws if there is no such order */
export async function findExpectedDelivery(
  checkoutId: string,
  { database = db, now = new Date() }: { database?: Database; now?: Date } = {},
): Promise<IsoDate | null> {
  const { id: _id, ...select } = ledgerSelect;
  const row = await database.checkout.findUniqueOrThrow({ where: { id: checkoutId }, select });
  return deliveryOf(row, zurichDate(now)).expectedDelivery;
}

/**
 * Reads the ledgers of orders at a point in time, by order id; unknown ids are left out.
 * @param database a transaction; by default a separate connection
 */
export async function findLedgers(
  ids: readonly string[],
  { database = db, now = new Date() }: { database?: Database; now?: Date } = {},
): Promise<Map<string, Ledger>> {
  const rows = await database.checkout.findMany({ where: { id: { in: [...ids] } }, select: ledgerSelect });
  const shared = rows.filter(({ employerShare }) => employerShare !== null);
  const left =
    shared.length === 0
      ? []
      : await database.userOrganization.findMany({
          where: { userId: { in: shared.map(({ userId }) => userId) }, leftAt: { not: null } },
          select: { userId: true, organizationId: true, leftAt: true },
        });
  const today = zurichDate(now);
  return new Map(
    rows.map((row) => {
      const member = left.find((each) => each.userId === row.userId && each.organizationId === row.instanceId);
      return [row.id, readLedger(toLedgerOrder(row, member?.leftAt ? zurichDate(member.leftAt) : null, today), today)];
    }),
  );
}

/** Reads the ledger of an order at a point in time. @throws if there is no such order */
export async function findLedger(id: string, options: { database?: Database; now?: Date } = {}): Promise<Ledger> {
  const ledger = (await findLedgers([id], options)).get(id);
  if (!ledger) throw new Error(`There is no order ${id}.`);
  return ledger;
}

/**
 * Reads the ledger of an order as of the day it was placed, ignoring later events: the contract states it, whenever it
 * is created or read.
 * @throws if there is no such order
 */
export async function findOrderedLedger(id: string): Promise<Ledger> {
  const row = await db.checkout.findUniqueOrThrow({ where: { id }, select: ledgerSelect });
  const { payment, employer, ...order } = toLedgerOrder({ ...row, orderEvents: [] }, null, zurichDate(row.createdAt));
  const sponsored = payment?.transactions.filter(({ key }) => isSponsorKey(key)) ?? [];
  const placed: LedgerOrder = {
    ...order,
    facts: {},
    cancelRequestedOn: null,
    stock: 'reserved',
    employer: employer && { ...employer, until: null },
    payment: payment && {
      amount: payment.amount,
      payBy: paymentDeadline(order.orderedOn),
      isReserved: false,
      transactions: sponsored.map((each) => ({ ...each, status: 'confirmed' })),
      refunds: [],
    },
  };
  return readLedger(placed, order.orderedOn);
}
