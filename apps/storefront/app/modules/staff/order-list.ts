import type { OrderFact } from '~/modules/orders/order-facts.ts';
import type { TrackerSituation, TrackerStation } from '~/modules/fulfilment/tracker.ts';
import type { StockState } from '~/modules/orders/stock-state.ts';
import { type OrderStage, orderStages, passedStages } from '~/modules/orders/order-stages.ts';
import { isSource, type OrderVisit } from '~/modules/orders/order-visit.ts';
import { type DeviceKind, deviceKinds } from '~/platform/device-kind.ts';

/*
 * The staff's list of orders: its views, its address, and what a row says. Amounts are Rappen.
 */

/** Views, each a question that a staff member begins a day with. */
export const orderViews = {
  offen: 'Offen',
  wir: 'Wir sind dran',
  zahlung: 'Wartet auf Zahlung',
  auffaellig: 'Auffällig',
  geliefert: 'Diese Woche geliefert',
  alle: 'Alle',
} as const;
export type OrdersView = keyof typeof orderViews;

export const ordersViews = Object.keys(orderViews) as OrdersView[];

/** What a stage is called among colleagues. */
export const stageWords: Readonly<Record<OrderStage, string>> = {
  received: 'Bestellt',
  checked: 'Bonität',
  contract: 'Vertrag',
  paid: 'Zahlung',
  assembly: 'Werkstatt',
  shipped: 'Unterwegs',
  delivered: 'Geliefert',
  cancelled: 'Storniert',
  returned: 'Zurück',
};

/** What can be noted, as a button says it. */
export const factWords: Readonly<Record<OrderFact, string>> = {
  checked: 'Bonität geprüft',
  contract: 'Vertrag unterschrieben',
  paid: 'Zahlung eingegangen',
  assembly: 'In der Werkstatt',
  shipped: 'Unterwegs',
  delivered: 'Geliefert',
  cancelled: 'Storniert',
  returned: 'Zurückgegeben',
  declined: 'Bonität abgelehnt',
  slips: 'Einzahlungsscheine verschickt',
};

/** The source of orders that no `utm` address began. */
export const DIRECT = 'direkt';

export const deviceWords: Readonly<Record<DeviceKind, string>> = {
  phone: 'Telefon',
  tablet: 'Tablet',
  desktop: 'Computer',
  node: 'Programm',
};

export const orderSorts = ['neu', 'alt', 'name', 'name-ab', 'total', 'total-ab'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What the address of the list says. */
export interface OrdersQuery {
  view: OrdersView;
  /** One stage only. */
  stage?: OrderStage;
  /** Placed on this day or later: ISO date. */
  since?: string;
  /** Id of the shop they were placed in; absent: any. */
  shop?: string;
  /** Where they came from (`sourceOf`); `direkt`: without a `utm` address. */
  source?: string;
  device?: DeviceKind;
  /** Those that came by the Black Friday page. */
  isBlackFriday?: boolean;
  /** As typed. */
  text: string;
  sort: OrderSort;
  /** From 1. */
  page: number;
}

/** Longest text that is looked for. */
const LONGEST = 80;

/** Pages beyond it are found by narrowing down. */
const LAST_PAGE = 4000;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Reads the address of the list; what does not fit is left out. */
export function readOrdersQuery(query: URLSearchParams): OrdersQuery {
  const since = query.get('seit') ?? '';
  const page = Number(query.get('seite') ?? 1);
  const text = (query.get('q') ?? '').trim().slice(0, LONGEST);
  return {
    view: oneOf(ordersViews, query.get('ansicht')) ?? (text ? 'alle' : 'offen'),
    stage: oneOf(orderStages, query.get('stand')),
    since: /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(since) ? since : undefined,
    shop: /^[\w-]{1,100}$/.exec(query.get('laden') ?? '')?.[0],
    ...visitQuery(query),
    text,
    sort: oneOf(orderSorts, query.get('sortieren')) ?? 'neu',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** What the address asks of the visits that orders came from. */
function visitQuery(query: URLSearchParams): Pick<OrdersQuery, 'source' | 'device' | 'isBlackFriday'> {
  const source = (query.get('quelle') ?? '').trim().toLowerCase();
  return {
    ...(isSource(source) && { source }),
    device: oneOf(deviceKinds, query.get('geraet')),
    ...(query.get('blackfriday') === 'ja' && { isBlackFriday: true }),
  };
}

/**
 * The query of the list's address, without what goes without saying.
 * @param change put over it; leads to the first page by itself
 */
export function ordersSearch(query: OrdersQuery, change: Partial<OrdersQuery> = {}): string {
  const { view, stage, since, shop, source, device, isBlackFriday, text, sort, page } = {
    ...query,
    page: 1,
    ...change,
  };
  const entries = {
    ansicht: view === 'offen' && !text ? '' : view,
    stand: stage ?? '',
    seit: since ?? '',
    laden: shop ?? '',
    quelle: source ?? '',
    geraet: device ?? '',
    blackfriday: isBlackFriday ? 'ja' : '',
    q: text,
    sortieren: sort === 'neu' ? '' : sort,
    seite: page > 1 ? String(page) : '',
  };
  const search = new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== '')).toString();
  return search && `?${search}`;
}

/** A stop of the small line: stages that are not on an order's way are passed without a stop. */
export type Stop = TrackerStation['state'] | 'none';

/** The seven stops of an order's line, always at the same places. @param stations as `stationsOf` gives them */
export function stopsOf(stations: readonly Pick<TrackerStation, 'stage' | 'state'>[]): Stop[] {
  return passedStages.map((stage) => stations.find((station) => station.stage === stage)?.state ?? 'none');
}

/** Who has to act next on an order; null once it has ended. */
export type NextActor = 'team' | 'customer' | 'logistics' | null;

export const nextActorLabel = (actor: NextActor): string =>
  actor === null ? '' : { team: 'wir', customer: 'Kundschaft', logistics: 'Logistik' }[actor];

/** What the status of an order depends on. */
export interface StatusFacts {
  situation: TrackerSituation;
  isIdThere: boolean;
  paysOnce: boolean;
  /** A cancellation was asked for, and the order goes on. */
  isCancelAsked: boolean;
  /** Money is held of an order that has ended. */
  isRefundDue: boolean;
  stockState: StockState;
}

/** The status of an order in words, and who has to act next. */
export function getStatusLabel(facts: StatusFacts): { text: string; nextActor: NextActor } {
  const { situation, isIdThere, paysOnce, isCancelAsked, isRefundDue, stockState } = facts;
  if (isCancelAsked) return { text: 'Stornierung beantragt', nextActor: 'team' };
  if (stockState === 'choosing' && isOpenSituation(situation))
    return { text: 'Ausverkauft: Geld zurück oder Vorbestellung', nextActor: 'customer' };
  switch (situation) {
    case 'check':
      return isIdThere
        ? { text: 'Ausweis prüfen', nextActor: 'team' }
        : { text: 'Ausweis fehlt', nextActor: 'customer' };
    case 'declined':
      return { text: 'Bonität abgelehnt', nextActor: 'team' };
    case 'contract':
      return { text: 'Vertrag offen', nextActor: 'customer' };
    case 'payment':
      return { text: paysOnce ? 'Zahlung offen' : 'Anzahlung offen', nextActor: 'customer' };
    case 'prepared':
      return { text: stockState === 'preOrdered' ? 'Vorbestellt' : 'Wartet auf die Werkstatt', nextActor: 'logistics' };
    case 'awaited':
      return { text: 'Vorbestellt', nextActor: 'logistics' };
    case 'assembly':
      return { text: 'In der Werkstatt', nextActor: 'logistics' };
    case 'shipped':
      return { text: 'Unterwegs', nextActor: 'logistics' };
    case 'delivered':
      return { text: 'Geliefert', nextActor: null };
    case 'cancelled':
    case 'returned':
      if (isRefundDue) return { text: 'Rückzahlung offen', nextActor: 'team' };
      return { text: situation === 'cancelled' ? 'Storniert' : 'Zurückgegeben', nextActor: null };
  }
}

/** Whether an order still waits for something of its shopper, of us or of a partner. */
const isOpenSituation = (situation: TrackerSituation): boolean =>
  !['shipped', 'delivered', 'cancelled', 'returned'].includes(situation);

/** What is to be said of an order's pieces; nothing if they are its own. */
export const stockWords: Readonly<Record<StockState, string>> = {
  reserved: '',
  waiting: 'Nicht reserviert: Die Ware wird mit der Zahlung reserviert, ohne Anzahlung mit dem Ausweis.',
  choosing: 'Ausverkauft: Die Kundschaft wählt zwischen Geld zurück und Vorbestellung.',
  preOrdered: 'Vorbestellt: Die Kundschaft wartet auf das, was fehlt.',
};

export interface ListedStaffOrder {
  number: string;
  /** ISO 8601 */
  orderedAt: string;
  name: string;
  email: string;
  place: string;
  /** The first item with what was chosen of it, how many more there are, and all of them in one line. */
  goods: { name: string; details: string; image: string; more: number; all: string };
  paysOnce: boolean;
  months: number;
  monthly: number;
  downPayment: number;
  total: number;
  stops: Stop[];
  statusLabel: string;
  nextActor: NextActor;
  isSuspicious: boolean;
  /** Where it came from; null without a `utm` address. */
  source: string | null;
  visit: OrderVisit;
}
