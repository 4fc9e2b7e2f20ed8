import { z } from 'zod';
import { csvOf } from '~/platform/csv.ts';
import { db, type OrderEventKind, Prisma } from '~/platform/db.server.ts';
import { factsOf, type OrderFact, wayOf } from '~/modules/orders/order-facts.ts';
import { situationOf, stationsOf } from '~/modules/fulfilment/tracker.ts';
import type { StockState } from '~/modules/orders/stock-state.ts';
import {
  deviceWords,
  DIRECT,
  type ListedStaffOrder,
  type OrdersQuery,
  getStatusLabel,
  nextActorLabel,
  stopsOf,
} from './order-list.ts';
import { countOf, hasMoney, idsOf, MOST_COUNTED, viewCounts } from './order-query.server.ts';
import { visitOf } from '~/modules/orders/order-visit.ts';
import { storedContact, storedItem, storedSchedule } from '~/modules/orders/stored-order.schema.server.ts';

/*
 * The staff's list of orders. Which orders a page shows is read from indexes alone; what their rows say, of those few.
 */

export const ORDERS_PAGE = 25;

/** Rows of a CSV at most. */
const MOST_EXPORTED = 20_000;

export interface OrdersPage {
  rows: ListedStaffOrder[];
  /** Matches: of a whole view as of some seconds ago, of what is narrowed down at most a thousand. */
  count: number;
  /** Whether there are more. */
  isMore: boolean;
  /** Rappen: what they cost together; 0 if they are too many to be added up. */
  total: number;
}

/** The orders that an address of the list shows. */
export async function listStaffOrders(query: OrdersQuery): Promise<OrdersPage> {
  const { view, stage, since, shop, text, page } = query;
  const isWhole = !stage && !since && !shop && text === '';
  const [ids, counted] = await Promise.all([
    idsOf(query, ORDERS_PAGE, (page - 1) * ORDERS_PAGE),
    isWhole && view === 'alle' ? null : countOf(query),
  ]);
  const isMany = counted === null || counted.count > MOST_COUNTED;
  const count = isMany ? (isWhole ? (await viewCounts())[view] : MOST_COUNTED) : counted.count;
  return { rows: await rowsOf(ids), count, isMore: isMany && !isWhole, total: isMany ? 0 : counted.total };
}

/** What a row of the list is made of, as one query reads it. */
interface ListedRow extends PlacedOrder {
  id: string;
  number: string;
  createdAt: Date;
  contact: unknown;
  cartItems: unknown;
  source: string | null;
  /** `checkoutContextData` */
  context: unknown;
  planLength: number;
  schedule: unknown;
  isSuspicious: boolean;
}

const contactSchema = storedContact.pick({ firstname: true, lastname: true, email: true, zip: true, city: true });
const itemsSchema = z.array(
  storedItem.pick({ name: true, image: true, selectedSize: true, selectedColor: true, selectedAddOn: true }),
);

/** The rows of some orders, in the order of their ids: one query, since every page of the list waits for it. */
async function rowsOf(ids: readonly string[]): Promise<ListedStaffOrder[]> {
  const found = await db.$queryRaw<
    (Omit<ListedRow, 'orderEvents'> & { orderEvents: { kind: string; at: number }[] })[]
  >`
    select c.id, c.number, c.created_at as "createdAt", c.contact, c.cart_items as "cartItems", c.pay_one_time as "payOneTime",
      c.plan_length as "planLength", c.resulting_price as "resultingPrice", c.total_down_payment as "totalDownPayment", c.schedule,
      c.id_upload_updated as "idUploadUpdated", replace(c.stock_state::text, 'pre_ordered', 'preOrdered') as "stockState",
      c.source, c.checkout_context_data as context, coalesce(o.reasons <> '{}' and o.cleared_at is null, false) as "isSuspicious",
      (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at', extract(epoch from e.at) * 1000) order by e.id), '[]')
        from order_event e where e.checkout_id = c.id) as "orderEvents",
      ${hasMoney(Prisma.sql`c.id`)} as "isPaidInPart"
    from checkout c left join order_origin o on o.checkout_id = c.id where c.id = any(${[...ids]}::uuid[])`;
  const byId = new Map(found.map((row) => [row.id, { ...row, orderEvents: row.orderEvents.map(toEvent) }]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toListed);
}

/** An event as Prisma has it. */
const toEvent = ({ kind, at }: { kind: string; at: number }): PlacedOrder['orderEvents'][number] => ({
  kind: kind.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as OrderEventKind,
  at: new Date(at),
});

/** An ordered item with all that was chosen of it. */
const inWords = ({ name, selectedSize, selectedColor, selectedAddOn }: z.infer<typeof itemsSchema>[number]): string =>
  [name, selectedColor, selectedSize, selectedAddOn].filter(Boolean).join(', ');

function toListed(row: ListedRow): ListedStaffOrder {
  const contact = contactSchema.parse(row.contact);
  const [first, ...more] = itemsSchema.parse(row.cartItems);
  const instalments = storedSchedule.parse(row.schedule).filter(({ kind }) => kind === 'instalment');
  const { stops, statusLabel, nextActor } = placeOf(row);
  return {
    number: row.number,
    orderedAt: row.createdAt.toISOString(),
    name: `${contact.firstname} ${contact.lastname}`,
    email: contact.email,
    place: `${contact.zip} ${contact.city}`.trim(),
    goods: {
      name: first?.name ?? '',
      details: [first?.selectedSize, first?.selectedColor, first?.selectedAddOn].filter(Boolean).join(', '),
      all: [first, ...more].flatMap((item) => (item ? inWords(item) : [])).join(' + '),
      image: first?.image ?? '',
      more: more.length,
    },
    paysOnce: row.payOneTime,
    months: row.planLength,
    monthly: instalments.at(-1)?.amount ?? row.resultingPrice,
    downPayment: row.totalDownPayment,
    total: row.resultingPrice,
    stops,
    statusLabel,
    nextActor,
    isSuspicious: row.isSuspicious,
    source: row.source,
    visit: visitOf(row.context),
  };
}

/** What the place of an order on its way is read from. */
export interface PlacedOrder {
  payOneTime: boolean;
  resultingPrice: number;
  totalDownPayment: number;
  idUploadUpdated: boolean;
  stockState: StockState;
  /** The earliest first. */
  orderEvents: { kind: OrderEventKind; at: Date }[];
  /** Whether money of the shopper is here. */
  isPaidInPart: boolean;
}

/** The status of an order: its way, what happened, and what a colleague reads of it. */
export function placeOf(row: PlacedOrder) {
  const way = wayOf(row);
  const facts = factsOf(row.orderEvents);
  const known: ReadonlySet<OrderFact> = new Set(facts.keys());
  const moments = new Map<OrderFact | 'received', string>([...facts].map(([fact, at]) => [fact, at.toISOString()]));
  const received = row.orderEvents.find(({ kind }) => kind === 'received');
  if (received) moments.set('received', received.at.toISOString());
  const situation = situationOf(way, known);
  const isOver = known.has('cancelled') || known.has('returned');
  const isOnItsWay = isOver || known.has('shipped') || known.has('delivered');
  const stations = stationsOf(way, moments);
  const isCancelAsked = !isOnItsWay && row.orderEvents.some(({ kind }) => kind === 'cancelRequested');
  const { text: statusLabel, nextActor } = getStatusLabel({
    situation,
    isIdThere: row.idUploadUpdated,
    paysOnce: row.payOneTime,
    isCancelAsked,
    isRefundDue: isOver && row.isPaidInPart,
    stockState: row.stockState,
  });
  return { way, facts: known, stations, stops: stopsOf(stations), situation, isCancelAsked, statusLabel, nextActor };
}

const francs = (rappen: number): string => (rappen / 100).toFixed(2);

async function idsOfNumbers(numbers: readonly string[]): Promise<string[]> {
  const found = await db.checkout.findMany({
    where: { number: { in: [...numbers] } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

const visitCells = ({ source, visit: { utmPath, isBlackFriday, device } }: ListedStaffOrder): string[] => {
  return [source ?? DIRECT, utmPath ?? '', isBlackFriday ? 'ja' : 'nein', device ? deviceWords[device] : ''];
};

/**
 * The same list as CSV, all of it up to twenty thousand rows.
 * @param numbers of orders that are wanted alone
 */
export async function exportStaffOrders(query: OrdersQuery, numbers: readonly string[] = []): Promise<string> {
  const ids = numbers.length > 0 ? await idsOfNumbers(numbers) : await idsOf(query, MOST_EXPORTED, 0);
  const heads =
    'Bestellung;Bestellt;Name;E-Mail;Ort;Ware;Monate;Monatlich;Anzahlung;Total;Stand;Am Zug;Quelle;Adresse;Black Friday;Gerät';
  const lines = [heads.split(';')];
  for (let at = 0; at < ids.length; at += 500) {
    for (const row of await rowsOf(ids.slice(at, at + 500))) {
      const plan = row.paysOnce ? ['1', ''] : [String(row.months), francs(row.monthly)];
      const amounts = [...plan, francs(row.downPayment), francs(row.total)];
      lines.push([
        row.number,
        row.orderedAt,
        row.name,
        row.email,
        row.place,
        row.goods.all,
        ...amounts,
        row.statusLabel,
        nextActorLabel(row.nextActor),
        ...visitCells(row),
      ]);
    }
  }
  return csvOf(lines);
}
