import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type DeliveryAddress, deliveryAddress } from '~/modules/fulfilment/delivery/delivery-address.server.ts';
import { expectedDelivery } from '~/modules/fulfilment/delivery/expected-delivery.server.ts';
import { mayCancel, mayChangeAddress, type OrderFact, orderFacts, wayOf } from '~/modules/fulfilment/stages/stages.ts';
import {
  defectLimits,
  situationOf,
  stationsOf,
  type TrackerPlan,
  type TrackerView,
} from '~/modules/fulfilment/tracker.ts';

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
  z.object({
    name: z.string(),
    image: z.string(),
    selectedSize: z.string().nullable(),
    selectedColor: z.string().nullable(),
    categories: z.array(z.string()),
  }),
);

const scheduleSchema = z.array(z.object({ kind: z.string(), date: z.string(), amount: z.number() }));

const trackerSelect = {
  number: true,
  cartItems: true,
  schedule: true,
  planLength: true,
  payOneTime: true,
  resultingPrice: true,
  totalDownPayment: true,
  idUploadUpdated: true,
  contract: { select: { id: true } },
  orderEvents: { select: { kind: true, at: true }, orderBy: { id: 'asc' } },
} satisfies Prisma.CheckoutSelect;

export interface TrackerRequest extends TrackerKey {
  locale: Locale;
  now?: Date;
}

/** An order as its tracker shows it, for whoever may see it; else null. */
export async function findTracker({ locale, now = new Date(), ...key }: TrackerRequest): Promise<TrackerView | null> {
  const opened = await openTracker(key);
  if (!opened) return null;
  const { id, access } = opened;
  const [order, address, expected, { salesMailbox }] = await Promise.all([
    db.checkout.findUniqueOrThrow({ where: { id }, select: trackerSelect }),
    deliveryAddress(db, id),
    expectedDelivery(db, id),
    getShopSettings(locale),
  ]);
  const way = wayOf(order);
  const moments = momentsOf(order.orderEvents);
  const facts = new Set(orderFacts.filter((fact) => moments.has(fact)));
  const items = itemsSchema.parse(order.cartItems);
  const situation = situationOf(way, facts);
  const isOpen = !['delivered', 'cancelled', 'returned'].includes(situation);
  const deliveredAt = moments.get('delivered');
  const isOwner = access === 'owner';
  const mayChange = isOwner && mayChangeAddress(way, facts);
  return {
    number: order.number,
    access,
    situation,
    stations: stationsOf(way, moments),
    hasBike: items.some(({ categories }) => !categories.includes('accessory')),
    items: isOwner ? items.map(toItem) : [],
    expectedDelivery: isOpen ? expected : null,
    paysOnce: order.payOneTime,
    ...(isOwner ? moneyOf(order, moments, zurichDate(now)) : nothingOfMoney),
    address: {
      lines: isOwner ? addressLines(address) : [`${address.zip} ${address.city}`],
      mayChange,
      fields: mayChange ? fieldsOf(address) : null,
    },
    mayCancel: isOwner && mayCancel(way, facts),
    cancelRequestedAt: isOwner ? cancelRequestOf(order) : null,
    defects: situation === 'delivered' && deliveredAt ? defectLimits(deliveredAt) : null,
    mailbox: salesMailbox,
  };
}

type TrackedRow = Prisma.CheckoutGetPayload<{ select: typeof trackerSelect }>;

type TrackedMoney = Pick<TrackerView, 'dueAtOnce' | 'plan' | 'slipsSentAt' | 'idUploaded' | 'contractId'>;

/** What number and e-mail do not open (decision 30). */
const nothingOfMoney: TrackedMoney = {
  dueAtOnce: 0,
  plan: null,
  slipsSentAt: null,
  idUploaded: null,
  contractId: null,
};

/** What is paid when, and what belongs to it. */
function moneyOf(order: TrackedRow, moments: ReturnType<typeof momentsOf>, today: IsoDate): TrackedMoney {
  const { payOneTime, schedule, planLength } = order;
  return {
    dueAtOnce: payOneTime ? order.resultingPrice : order.totalDownPayment,
    plan: payOneTime ? null : planOf(schedule, planLength, today),
    slipsSentAt: moments.get('slips') ?? null,
    idUploaded: payOneTime ? null : order.idUploadUpdated,
    contractId: order.contract?.id ?? null,
  };
}

function toItem({ name, image, selectedColor, selectedSize }: z.infer<typeof itemsSchema>[number]) {
  return { name, image, details: [selectedColor, selectedSize].filter((detail) => detail !== null) };
}

function cancelRequestOf({ orderEvents }: TrackedRow): string | null {
  return orderEvents.find(({ kind }) => kind === 'cancelRequested')?.at.toISOString() ?? null;
}

/** When each fact of an order happened; told again, the first time counts. */
function momentsOf(events: readonly { kind: string; at: Date }[]): Map<OrderFact | 'received', string> {
  const moments = new Map<OrderFact | 'received', string>();
  for (const { kind, at } of events) {
    const fact = (['received', ...orderFacts] as const).find((each) => each === kind);
    if (fact && !moments.has(fact)) moments.set(fact, at.toISOString());
  }
  return moments;
}

function planOf(stored: Prisma.JsonValue, months: number, today: IsoDate): TrackerPlan {
  const instalments = scheduleSchema.parse(stored).filter(({ kind }) => kind === 'instalment');
  const next = instalments.find(({ date }) => date >= today);
  return {
    months,
    due: instalments.filter(({ date }) => date < today).length,
    next: next ? { date: next.date, amount: next.amount } : null,
  };
}

function addressLines({ name, street, houseNumber, zip, city }: DeliveryAddress): string[] {
  return [name, [street, houseNumber].filter(Boolean).join(' '), `${zip} ${city}`];
}

function fieldsOf({ name, street, houseNumber, zip, city }: DeliveryAddress) {
  return { name, street, houseNumber, zip, city };
}
