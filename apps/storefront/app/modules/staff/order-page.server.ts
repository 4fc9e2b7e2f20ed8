import { randomUUID } from 'node:crypto';
import { documentsOf } from '~/modules/after-order/magic-docs.server.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { readablePhone } from '~/modules/checkout/checkout.server.ts';
import { contractView } from '~/modules/after-order/contract.server.ts';
import { idDocumentView } from '~/modules/after-order/id-document.server.ts';
import { isEnded, type OrderFact, possibleMoves } from '~/modules/orders/order-facts.ts';
import { dueLine } from '~/modules/orders/due-mail.server.ts';
import { findLedger } from '~/modules/orders/ledger.server.ts';
import { moneyOpen } from '~/modules/orders/money-held.ts';
import { type SuspicionReason, suspicionReasons } from '~/modules/orders/order-suspicion.ts';
import { findOrderById, type Order } from '~/modules/orders/orders.server.ts';
import { shoppersMoneyHeld } from '~/modules/orders/sponsor-money.ts';
import { cancelEffects } from './cancel-effects.ts';
import { eventWords, reporterLabels } from './event-words.ts';
import { listIdChecks } from './id-checks.server.ts';
import { moneyOf } from './order-money.server.ts';
import { placeOf } from './order-list.server.ts';
import { jobsOfOrder } from './outbox.server.ts';
import { readLog } from './staff-log.server.ts';
import { visitOf } from '~/modules/orders/order-visit.ts';
import { chosenOf } from '~/modules/orders/order-view.ts';

const pageSelect = {
  id: true,
  userId: true,
  storefront: true,
  source: true,
  checkoutContextData: true,
  payOneTime: true,
  resultingPrice: true,
  totalDownPayment: true,
  idUploadUpdated: true,
  stockState: true,
  preOrderDay: true,
  orderEvents: { orderBy: { id: 'asc' } },
  origin: true,
  terms: { select: { words: true, agreedAt: true, termsHash: true } },
  fulfilment: { select: { expectedDelivery: true, deliveryAddress: true } },
  deals: {
    orderBy: { position: 'asc' },
    select: { amount: true, downPaymentAmount: true, properties: true, stockMissing: true },
  },
  notes: { orderBy: { id: 'desc' } },
  payment: { include: { transactions: { orderBy: { at: 'desc' } }, refunds: { orderBy: { createdAt: 'desc' } } } },
} satisfies Prisma.CheckoutSelect;

type PageRow = Prisma.CheckoutGetPayload<{ select: typeof pageSelect }>;

/** Everything that the staff sees of an order. Amounts are Rappen, times ISO 8601, days ISO dates. */
export type StaffOrderView = NonNullable<Awaited<ReturnType<typeof staffOrderView>>>;

/** Everything that the staff sees of an order. @returns null if there is none with this number */
export async function staffOrderView(number: string) {
  const row = await db.checkout.findUnique({ where: { number }, select: pageSelect });
  const order = row && (await findOrderById(row.id));
  if (!row || !order) return null;
  const place = placeOf({ ...row, isPaidInPart: heldOf(row) > 0 });
  const moves = possibleMoves(place.way, place.facts);
  const [idDocument, answers, contract, documents, jobs, log, others, account, orders, ledger] = await Promise.all([
    order.payOneTime ? null : idDocumentView(order),
    listIdChecks(row.id),
    contractView(order),
    documentsOf(row.id),
    jobsOfOrder(row.id),
    readLog({ checkoutId: row.id, take: 12 }),
    ordersOfSameNetwork(row),
    db.user.findUnique({ where: { id: row.userId }, select: { email: true } }),
    db.checkout.count({ where: { userId: row.userId } }),
    findLedger(row.id),
  ]);
  return {
    number: order.number,
    locale: order.locale,
    storefront: row.storefront,
    orderedAt: order.createdAt.toISOString(),
    statusLabel: place.statusLabel,
    // The sentence that the shopper reads on the tracker and in mails, in the language of the team.
    shopperReads: dueLine(ledger, 'de'),
    nextActor: place.nextActor,
    stations: place.stations.map((station) => ({ ...station, who: whoOf(row, station.stage) })),
    // What can be noted now, the likely next step first; cancelling is apart, and `paid` follows from a booking.
    moves: moves.filter((fact) => fact !== 'cancelled' && fact !== 'paid'),
    booking: bookingOf(row.payment, moves),
    mayCancel: moves.includes('cancelled'),
    isCancelAsked: place.isCancelAsked,
    cancelEffects: cancelEffects({ ...place, order, held: heldOf(row) }),
    ...goodsOf(row, order),
    stock: {
      state: isEnded(place.facts) ? 'reserved' : row.stockState,
      expected: row.preOrderDay?.toISOString().slice(0, 10) ?? null,
    },
    ...moneyOf(row.payment),
    contract,
    agreed: row.terms && {
      words: row.terms.words,
      at: row.terms.agreedAt.toISOString(),
      version: row.terms.termsHash?.slice(0, 8) ?? null,
    },
    documents,
    contact: { ...contactOf(row, order), orders, hasAccount: Boolean(account?.email) },
    idDocument: idDocument && {
      kind: idDocument.kind,
      sides: idDocument.sides,
      isErased: idDocument.erased,
      answers,
    },
    suspicion: {
      reasons: (row.origin?.reasons ?? []).filter((reason): reason is SuspicionReason =>
        suspicionReasons.some((each) => each === reason),
      ),
      isCleared: Boolean(row.origin?.clearedAt),
      others,
    },
    visit: { source: row.source, ...visitOf(row.checkoutContextData) },
    notes: row.notes.map(({ text, staffEmail, createdAt }) => ({ text, staffEmail, at: createdAt.toISOString() })),
    jobs,
    log,
    events: row.orderEvents.toReversed().map(({ kind, at, who, note }) => {
      return { at: at.toISOString(), what: eventWords[kind], who: reporterLabels(who), note };
    }),
    expectedDelivery: row.fulfilment?.expectedDelivery?.toISOString().slice(0, 10) ?? null,
  };
}

/** What can be booked by an order that is not paid; the key makes the form count once. */
function bookingOf(payment: PageRow['payment'], moves: readonly OrderFact[]) {
  if (!payment || !moves.includes('paid')) return null;
  const open = moneyOpen(payment.amount, payment.transactions, payment.refunds);
  return open > 0 ? { open, today: zurichDate(new Date()), key: randomUUID() } : null;
}

/** Rappen that the team has to send back should the order end; sponsors' money goes back by itself. */
const heldOf = ({ payment }: PageRow): number =>
  payment ? shoppersMoneyHeld(payment.transactions, payment.refunds) : 0;

const whoOf = ({ orderEvents }: PageRow, stage: string): string | null => {
  const event = orderEvents.find(({ kind }) => kind === stage);
  return event ? reporterLabels(event.who) : null;
};

function goodsOf({ deals }: PageRow, order: Order) {
  const instalments = order.schedule.filter(({ kind }) => kind === 'instalment');
  return {
    deals: deals.map(({ amount, downPaymentAmount, properties, stockMissing }, index) => {
      const item = order.cartItems[index];
      const sku = (properties as Prisma.JsonObject).article_number_2;
      return {
        name: item?.name ?? '',
        details: item ? chosenOf(item).join(', ') : '',
        image: item?.image ?? '',
        sku: typeof sku === 'string' ? sku : null,
        downPayment: downPaymentAmount,
        price: amount,
        isMissing: stockMissing,
      };
    }),
    paysOnce: order.payOneTime,
    months: order.planLength,
    monthly: instalments.at(-1)?.amount ?? order.resultingPrice,
    total: order.resultingPrice,
    downPayment: order.totalDownPayment,
    discount: order.discountCode === null ? null : { code: order.discountCode, amount: order.discount },
    insuranceYearly: order.insurance ? order.insurancePrice : null,
    schedule: order.schedule,
  };
}

function contactOf({ fulfilment }: PageRow, { contact }: Order) {
  const { firstname, lastname, email, phone, street, house_number, zip, city, country_choice, country_code } = contact;
  const abroad = country_code === 'CH' ? [] : [country_choice];
  const changed = fulfilment?.deliveryAddress as Record<string, string> | null | undefined;
  const chosen = contact.delivery && [
    contact.delivery.name,
    `${contact.delivery.street} ${contact.delivery.house_number}`.trim(),
    `${contact.delivery.zip} ${contact.delivery.city}`,
  ];
  const later = changed && [
    changed.name ?? '',
    `${changed.street ?? ''} ${changed.houseNumber ?? ''}`.trim(),
    `${changed.zip ?? ''} ${changed.city ?? ''}`,
  ];
  return {
    firstname,
    lastname,
    email,
    phone: readablePhone(phone),
    address: [`${street} ${house_number}`.trim(), `${zip} ${city}`, ...abroad],
    delivery: later ?? chosen,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Numbers of orders that came from the same network within a day. */
async function ordersOfSameNetwork({ id, origin }: PageRow): Promise<string[]> {
  if (!origin?.addressHash || origin.reasons.length === 0) return [];
  const [from, to] = [-DAY_MS, DAY_MS].map((ms) => new Date(origin.createdAt.getTime() + ms));
  const rows = await db.orderOrigin.findMany({
    where: { addressHash: origin.addressHash, createdAt: { gte: from, lte: to }, checkoutId: { not: id } },
    select: { checkout: { select: { number: true } } },
    take: 5,
  });
  return rows.map(({ checkout }) => checkout.number);
}
