import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { dueView } from '~/modules/orders/due-view.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import { isEnding, isOpenAt, type OrderStage } from '~/modules/orders/order-stages.ts';
import { stockClaimOf } from '~/modules/orders/stock-state.ts';
import { type DeliveryAddress, deliveryAddress } from '~/modules/fulfilment/delivery/delivery-address.server.ts';
import { factsOf, mayChangeAddress, type OrderFact, stageOf, wayOf } from '~/modules/orders/order-facts.ts';
import { defectLimits, situationOf, stationsOf, taskOf, type TrackerView } from '~/modules/fulfilment/tracker.ts';
import { chosenOf } from '~/modules/orders/order-view.ts';
import { storedItem } from '~/modules/orders/stored-order.schema.server.ts';

/** How a visitor opens a tracker. */
export interface TrackerKey {
  /** The token of the order, or of its tracker. */
  token?: string;
  /** Order number; opens an order of the visitor's own session. */
  number?: string;
  visitor: Visitor | null;
}

/** An order that a key opens, with the access it grants. */
export interface OpenedOrder {
  id: string;
  access: TrackerView['access'];
}

/**
 * Finds the order that a key opens; null if there is none, or it belongs to another visitor. A number alone is not
 * sufficient.
 */
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
  locale: true,
  createdAt: true,
  payOneTime: true,
  resultingPrice: true,
  totalDownPayment: true,
  idUploadUpdated: true,
  stockState: true,
  contract: { select: { id: true } },
  fulfilment: { select: { expectedDelivery: true } },
  orderEvents: { select: { kind: true, at: true, who: true }, orderBy: { id: 'asc' } },
  payment: { select: { status: true, payBy: true } },
} satisfies Prisma.CheckoutSelect;

export interface TrackerRequest extends TrackerKey {
  /** The language of its texts; by default that of the order. */
  locale?: Locale;
  now?: Date;
}

/** Reads an order for its tracker; null without access. */
export async function findTracker({ now = new Date(), locale, ...key }: TrackerRequest): Promise<TrackerView | null> {
  const opened = await openTracker(key);
  if (!opened) return null;
  const { id, access } = opened;
  const [order, address, ledger] = await Promise.all([
    db.checkout.findUniqueOrThrow({ where: { id }, select: trackerSelect }),
    deliveryAddress(db, id),
    findLedger(id, { now }),
  ]);
  const words = locale ?? order.locale;
  const due = dueView(ledger, { t: i18nFor(words, 'due'), locale: words }, access);
  const way = wayOf(order);
  const moments = momentsOf(order.orderEvents);
  const facts = new Set(factsOf(order.orderEvents).keys());
  const stage = stageOf(way, facts);
  const items = itemsSchema.parse(order.cartItems);
  const { stockState } = order;
  const isAwaited = stockState === 'choosing' || stockState === 'preOrdered';
  const onWay = situationOf(way, facts);
  const situation = onWay === 'prepared' && isAwaited ? 'awaited' : onWay;
  const deliveredAt = moments.get('delivered');
  const isOwner = access === 'owner';
  const mayChange = isOwner && mayChangeAddress(way, facts);
  // Money reserved by the provider counts as on its way.
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
    orderedAt: order.createdAt.toISOString(),
    hasBike: items.some(({ categories }) => !categories.includes('accessory')),
    items: isOwner ? items.map(toItem) : [],
    isDayNamed: order.fulfilment?.expectedDelivery != null,
    expectedDelivery: ledger.obligations.find(({ kind }) => kind === 'delivery')?.deadline ?? null,
    paysOnce: order.payOneTime,
    isReinstated: isOwner && !isEnding(stage) && order.orderEvents.some(({ kind }) => kind === 'reinstated'),
    cancellation: stage === 'cancelled' ? (isOwner ? cancellationOf(ledger) : { isUnpaid: false, refund: 0 }) : null,
    due,
    ...(isOwner ? moneyOf(order, { stage, moments, ledger }) : nothingOfMoney),
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

/** Whether a piece is missing and the shopper has to choose. */
function isChoosing({ stockState }: Pick<TrackedRow, 'stockState'>, stage: OrderStage): boolean {
  return stockState === 'choosing' && isOpenAt(stage, 'cancel');
}

type TrackedMoney = Pick<TrackerView, 'dueAtOnce' | 'payBy' | 'slipsSentAt' | 'idUploaded' | 'contractId'>;

/** The fields that number and e-mail do not open (decision 30). */
const nothingOfMoney: TrackedMoney = {
  dueAtOnce: 0,
  payBy: null,
  slipsSentAt: null,
  idUploaded: null,
  contractId: null,
};

/** The payments and their documents, as far as the order's stage shows them. */
function moneyOf(
  order: TrackedRow,
  { stage, moments, ledger }: { stage: OrderStage; moments: ReturnType<typeof momentsOf>; ledger: Ledger },
): TrackedMoney {
  const { money } = ledger;
  return {
    dueAtOnce: moments.has('paid') ? money.due : money.open,
    payBy: order.payment?.payBy.toISOString().slice(0, 10) ?? null,
    slipsSentAt: moments.get('slips') ?? null,
    idUploaded: order.payOneTime ? null : order.idUploadUpdated,
    contractId: isOpenAt(stage, 'contract') ? (order.contract?.id ?? null) : null,
  };
}

function toItem({ name, image, ...chosen }: z.infer<typeof itemsSchema>[number]) {
  return { name, image, details: chosenOf(chosen) };
}

function cancelRequestOf({ orderEvents }: TrackedRow): string | null {
  return orderEvents.find(({ kind }) => kind === 'cancelRequested')?.at.toISOString() ?? null;
}

/** When the order was placed and when each fact first happened, ISO 8601. */
function momentsOf(events: readonly { kind: string; at: Date }[]): Map<OrderFact | 'received', string> {
  const moments = new Map<OrderFact | 'received', string>();
  const received = events.find(({ kind }) => kind === 'received');
  if (received) moments.set('received', received.at.toISOString());
  for (const [fact, at] of factsOf(events)) moments.set(fact, at.toISOString());
  return moments;
}

type TrackedRow = Prisma.CheckoutGetPayload<{ select: typeof trackerSelect }>;

/** Why an order was cancelled, and the refund. */
const cancellationOf = ({ ended, money }: Ledger) => ({ isUnpaid: ended?.how === 'unpaid', refund: money.refund });

function addressLines({ name, street, houseNumber, zip, city }: DeliveryAddress): string[] {
  return [name, [street, houseNumber].filter(Boolean).join(' '), `${zip} ${city}`];
}

function fieldsOf({ name, street, houseNumber, zip, city }: DeliveryAddress) {
  return { name, street, houseNumber, zip, city };
}
