import { z } from 'zod';
import { db, type Prisma } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { dueSchedule, type IsoDate, sharedSchedule } from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { isEnding, isOpenAt, type OrderStage } from '~/modules/orders/order-stages.ts';
import { stockClaimOf } from '~/modules/orders/stock-state.ts';
import { moneyHeld } from '~/modules/orders/money-held.ts';
import { notOfSponsors } from '~/modules/orders/sponsor-money.ts';
import { type DeliveryAddress, deliveryAddress } from '~/modules/fulfilment/delivery/delivery-address.server.ts';
import { expectedDelivery } from '~/modules/fulfilment/delivery/expected-delivery.server.ts';
import { factsOf, mayChangeAddress, type OrderFact, stageOf, wayOf } from '~/modules/orders/order-facts.ts';
import {
  defectLimits,
  situationOf,
  stationsOf,
  taskOf,
  type TrackerPlan,
  type TrackerView,
} from '~/modules/fulfilment/tracker.ts';
import { chosenOf } from '~/modules/orders/order-view.ts';
import { storedItem, storedSchedule } from '~/modules/orders/stored-order.schema.server.ts';

/** How somebody comes to a tracker. */
export interface TrackerKey {
  /** The order's own token, or the one of its tracker. */
  token?: string;
  /** Order number; opens an order of the visitor's own session. */
  number?: string;
  visitor: Visitor | null;
}

/** An order that a key opens, and how far. */
export interface OpenedOrder {
  id: string;
  access: TrackerView['access'];
}

/** The order that a key opens; null where there is none, or it is somebody else's. Numbers alone open nothing. */
export async function openTracker({ token, number, visitor }: TrackerKey): Promise<OpenedOrder | null> {
  if (token) {
    const own = await db.checkout.findUnique({ where: { updateCheckoutDocToken: token }, select: { id: true } });
    if (own) return { id: own.id, access: 'owner' };
    const tracked = await db.fulfilment.findUnique({
      where: { trackingToken: token },
      select: { checkoutId: true },
    });
    return tracked && { id: tracked.checkoutId, access: 'reader' };
  }
  if (!visitor || !number) return null;
  const own = await db.checkout.findFirst({ where: { number, userId: visitor.userId }, select: { id: true } });
  return own && { id: own.id, access: 'owner' };
}

const itemsSchema = z.array(
  storedItem.pick({
    name: true,
    image: true,
    categories: true,
    selectedSize: true,
    selectedColor: true,
    selectedAddOn: true,
  }),
);

const trackerSelect = {
  number: true,
  cartItems: true,
  schedule: true,
  employerShare: true,
  employerMonths: true,
  planLength: true,
  payOneTime: true,
  resultingPrice: true,
  totalDownPayment: true,
  idUploadUpdated: true,
  stockState: true,
  preOrderDay: true,
  contract: { select: { id: true } },
  fulfilment: { select: { expectedDelivery: true } },
  orderEvents: { select: { kind: true, at: true, who: true }, orderBy: { id: 'asc' } },
  payment: {
    select: {
      status: true,
      covered: true,
      payBy: true,
      transactions: { where: notOfSponsors, select: { key: true, status: true, amount: true } },
      refunds: { select: { key: true, amount: true, doneAt: true } },
    },
  },
} satisfies Prisma.CheckoutSelect;

export interface TrackerRequest extends TrackerKey {
  now?: Date;
}

/** An order as its tracker shows it, for whoever may see it; else null. */
export async function findTracker({ now = new Date(), ...key }: TrackerRequest): Promise<TrackerView | null> {
  const opened = await openTracker(key);
  if (!opened) return null;
  const { id, access } = opened;
  const [order, address, expected] = await Promise.all([
    db.checkout.findUniqueOrThrow({ where: { id }, select: trackerSelect }),
    deliveryAddress(db, id),
    expectedDelivery(db, id),
  ]);
  const way = wayOf(order);
  const moments = momentsOf(order.orderEvents);
  const facts = new Set(factsOf(order.orderEvents).keys());
  const stage = stageOf(way, facts);
  const items = itemsSchema.parse(order.cartItems);
  const { stockState } = order;
  const isAwaited = stockState === 'choosing' || stockState === 'preOrdered';
  const onWay = situationOf(way, facts);
  const situation = onWay === 'prepared' && isAwaited ? 'awaited' : onWay;
  const today = zurichDate(now);
  const isOpen = !['delivered', 'cancelled', 'returned'].includes(situation);
  const deliveredAt = moments.get('delivered');
  const isOwner = access === 'owner';
  const mayChange = isOwner && mayChangeAddress(way, facts);
  // What the provider holds as reserved is on its way.
  const isMoneyAwaited = order.payment !== null && order.payment.status !== 'authorized';
  const isPaymentOpen = isMoneyAwaited && !facts.has('paid') && isOpenAt(stage, 'pay');
  return {
    number: order.number,
    access,
    situation,
    task: isOwner
      ? taskOf(situation, {
          isIdMissing: !order.payOneTime && !order.idUploadUpdated,
          isPaymentOpen,
          isChoosing: isChoosing(order, stage),
        })
      : null,
    stock:
      isOwner && stockState !== 'reserved' && isOpenAt(stage, 'cancel')
        ? { state: stockState, claim: stockClaimOf(order) }
        : null,
    stations: stationsOf(way, moments),
    hasBike: items.some(({ categories }) => !categories.includes('accessory')),
    items: isOwner ? items.map(toItem) : [],
    isDayNamed: order.fulfilment?.expectedDelivery != null,
    expectedDelivery: isOpen && isDayKnown(order) && expected >= today ? expected : null,
    paysOnce: order.payOneTime,
    isReinstated: isOwner && !isEnding(stage) && order.orderEvents.some(({ kind }) => kind === 'reinstated'),
    cancellation: stage === 'cancelled' ? (isOwner ? cancellationOf(order) : { isUnpaid: false, refund: 0 }) : null,
    ...(isOwner ? moneyOf(order, { stage, moments, today }) : nothingOfMoney),
    address: {
      lines: isOwner ? addressLines(address) : [`${address.zip} ${address.city}`],
      mayChange,
      fields: mayChange ? fieldsOf(address) : null,
    },
    mayCancel: isOwner && isOpenAt(stage, 'cancel'),
    cancelRequestedAt: isOwner ? cancelRequestOf(order) : null,
    defects: situation === 'delivered' && deliveredAt ? defectLimits(deliveredAt) : null,
  };
}

/** Whether a piece is missing and its shopper has to say what becomes of the order. */
function isChoosing({ stockState }: Pick<TrackedRow, 'stockState'>, stage: OrderStage): boolean {
  return stockState === 'choosing' && isOpenAt(stage, 'cancel');
}

/** Whether a day of delivery can be said: nobody knows it of a piece that is missing, unless the catalogue or the partner names one. */
function isDayKnown({ stockState, preOrderDay, fulfilment }: TrackedRow): boolean {
  if (fulfilment?.expectedDelivery) return true;
  return stockState !== 'choosing' && (stockState !== 'preOrdered' || preOrderDay !== null);
}

type TrackedMoney = Pick<TrackerView, 'dueAtOnce' | 'payBy' | 'plan' | 'slipsSentAt' | 'idUploaded' | 'contractId'>;

/** What number and e-mail do not open (decision 30). */
const nothingOfMoney: TrackedMoney = {
  dueAtOnce: 0,
  payBy: null,
  plan: null,
  slipsSentAt: null,
  idUploaded: null,
  contractId: null,
};

/** What is paid when, and what belongs to it, as far as it is open at the order's stage. */
function moneyOf(
  order: TrackedRow,
  { stage, moments, today }: { stage: OrderStage; moments: ReturnType<typeof momentsOf>; today: IsoDate },
): TrackedMoney {
  const { payOneTime } = order;
  const due = payOneTime ? order.resultingPrice : order.totalDownPayment;
  return {
    dueAtOnce: moments.has('paid') ? due : Math.max(0, due - cameOf(order)),
    payBy: order.payment?.payBy.toISOString().slice(0, 10) ?? null,
    plan:
      payOneTime || !isOpenAt(stage, 'schedule') ? null : planOf(order, { signedAt: moments.get('contract'), today }),
    slipsSentAt: moments.get('slips') ?? null,
    idUploaded: payOneTime ? null : order.idUploadUpdated,
    contractId: isOpenAt(stage, 'contract') ? (order.contract?.id ?? null) : null,
  };
}

/** Rappen that are there of what is due at once: of sponsors, and of the shopper. */
function cameOf({ payment }: TrackedRow): number {
  return payment ? payment.covered + moneyHeld(payment.transactions, payment.refunds) : 0;
}

function toItem({ name, image, ...chosen }: z.infer<typeof itemsSchema>[number]) {
  return { name, image, details: chosenOf(chosen) };
}

function cancelRequestOf({ orderEvents }: TrackedRow): string | null {
  return orderEvents.find(({ kind }) => kind === 'cancelRequested')?.at.toISOString() ?? null;
}

/** When an order was placed and each of its facts happened, ISO 8601; told again, the first time counts. */
function momentsOf(events: readonly { kind: string; at: Date }[]): Map<OrderFact | 'received', string> {
  const moments = new Map<OrderFact | 'received', string>();
  const received = events.find(({ kind }) => kind === 'received');
  if (received) moments.set('received', received.at.toISOString());
  for (const [fact, at] of factsOf(events)) moments.set(fact, at.toISOString());
  return moments;
}

type TrackedRow = Prisma.CheckoutGetPayload<{ select: typeof trackerSelect }>;

/** Why an order was cancelled, and what goes back: the shop itself only cancels what was not paid. */
function cancellationOf({ orderEvents, payment }: Pick<TrackedRow, 'orderEvents' | 'payment'>) {
  const cancelled = orderEvents.findLast(({ kind }) => kind === 'cancelled');
  const refund = payment ? moneyHeld(payment.transactions, payment.refunds) : 0;
  return { isUnpaid: cancelled?.who === 'shop', refund };
}

/** Instalments as the buyer pays them: what an employer pays of the first ones is taken off. */
function planOf(
  { schedule, planLength: months, employerShare, employerMonths }: TrackedRow,
  { signedAt, today }: { signedAt: string | undefined; today: IsoDate },
): TrackerPlan {
  const signedOn = signedAt === undefined ? null : zurichDate(new Date(signedAt));
  const all = dueSchedule(storedSchedule.parse(schedule), signedOn).filter(({ kind }) => kind === 'instalment');
  const instalments = sharedSchedule(
    all.map(({ date, amount }) => ({ kind: 'instalment', date, amount })),
    employerShare === null || employerMonths === null ? null : { employer: employerShare, employerMonths },
  );
  const next = instalments.find(({ date }) => date >= today);
  return {
    months,
    first: instalments[0]?.date ?? today,
    last: instalments.at(-1)?.date ?? today,
    due: instalments.filter(({ date }) => date < today).length,
    next: next ? { date: next.date, amount: next.member } : null,
  };
}

function addressLines({ name, street, houseNumber, zip, city }: DeliveryAddress): string[] {
  return [name, [street, houseNumber].filter(Boolean).join(' '), `${zip} ${city}`];
}

function fieldsOf({ name, street, houseNumber, zip, city }: DeliveryAddress) {
  return { name, street, houseNumber, zip, city };
}
