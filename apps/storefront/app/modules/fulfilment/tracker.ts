import type { IsoDate } from '~/modules/financing/financing.ts';
import type { DueView } from '~/modules/orders/due-view.ts';
import type { OrderStage } from '~/modules/orders/order-stages.ts';
import type { StockClaim, StockState } from '~/modules/orders/stock-state.ts';
import {
  isEnded,
  isPrepared,
  type OrderFact,
  preparations,
  stageOf,
  withImplied,
} from '~/modules/orders/order-facts.ts';

/*
 * An order as its tracker shows it (spec §4 Process): where it is, what is next and who acts. Amounts are Rappen.
 */

/** What is waited for, or how it ended: the title of the tracker. */
export const trackerSituations = [
  'check',
  'declined',
  'contract',
  'payment',
  'prepared',
  // Everything else is there, but for a piece that is not to be had yet.
  'awaited',
  'assembly',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type TrackerSituation = (typeof trackerSituations)[number];

/** One stop of the line. */
export interface TrackerStation {
  stage: OrderStage;
  state: 'done' | 'now' | 'todo' | 'failed';
  /** When it was reached, ISO 8601; null where that is still to come or was never told. */
  at: string | null;
}

export interface TrackerView {
  number: string;
  /**
   * What the link opens: the order's own link and the session that ordered see and change everything; who came by number
   * and e-mail sees its stages and the town (decision 30), nothing of what was ordered and what is paid.
   */
  access: 'owner' | 'reader';
  situation: TrackerSituation;
  /** What is to be said of its pieces; null where they are its own, for readers, and once it has ended. */
  stock: TrackerStock | null;
  /** What the shopper has to do next, before anything else can go on; null where it is others' turn, and for readers. */
  task: TrackerTask | null;
  stations: TrackerStation[];
  /** ISO 8601 */
  orderedAt: string;
  /** Whether a bike is among what was ordered; the words differ. */
  hasBike: boolean;
  items: { name: string; details: string[]; image: string }[];
  /** The likely or named day; null once it is delivered or ended. */
  expectedDelivery: IsoDate | null;
  /** Whether the logistics partner has named that day; else it is only likely, and nobody says its weekday. */
  isDayNamed: boolean;
  /** What is due at once: the down payment, or the price; until it is paid, what is still open of it. */
  dueAtOnce: number;
  paysOnce: boolean;
  /** The last day on which what is due at once can be paid; null where nothing was due. */
  payBy: IsoDate | null;
  /** Why it was cancelled, and what goes back (Rappen; 0 where nothing came); null where it was not. */
  cancellation: { isUnpaid: boolean; refund: number } | null;
  /** Whether it was cancelled and counts again, since the money came late. */
  isReinstated: boolean;
  /** What its ledger says, in words. */
  due: DueView;
  /** When the payment slips were posted, ISO 8601. */
  slipsSentAt: string | null;
  /** Whether pictures of an identity document are there; null where none are asked for. */
  idUploaded: boolean | null;
  /** Id of the contract document; null without one. */
  contractId: string | null;
  address: { lines: string[]; mayChange: boolean; fields: AddressFields | null };
  mayCancel: boolean;
  /** ISO 8601 */
  cancelRequestedAt: string | null;
  defects: DefectLimits | null;
}

/** Pieces that an order does not have yet. */
export interface TrackerStock {
  state: Exclude<StockState, 'reserved'>;
  /** What it gets them with. */
  claim: StockClaim;
}

/** What can be typed of a delivery address. */
export interface AddressFields {
  name: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
}

export const addressFields = ['name', 'street', 'houseNumber', 'zip', 'city'] as const;

/** Until when defects can be reported (spec §4: visible ones within 24 hours, hidden ones within a week), ISO 8601. */
export interface DefectLimits {
  visibleUntil: string;
  hiddenUntil: string;
}

const HOUR = 3_600_000;

/** Something that only the shopper can do. */
export type TrackerTask = 'task-id' | 'task-pay' | 'task-choose';

/**
 * What the shopper has to do next while others wait for it: first the money, for which the shop waits a week only
 * (decision 42), then the pictures of the identity document, without which no check begins. A contract that waits says so by
 * its situation. Before all of it comes what to do about a piece that is not to be had. Tracker and confirmation both ask this.
 */
export function taskOf(
  situation: TrackerSituation,
  { isIdMissing, isPaymentOpen, isChoosing }: { isIdMissing: boolean; isPaymentOpen: boolean; isChoosing: boolean },
): TrackerTask | null {
  if (isChoosing) return 'task-choose';
  if (isPaymentOpen && (situation === 'check' || situation === 'payment')) return 'task-pay';
  return situation === 'check' && isIdMissing ? 'task-id' : null;
}

/** The limits that begin with a delivery. @param deliveredAt ISO 8601 */
export function defectLimits(deliveredAt: string): DefectLimits {
  const start = Date.parse(deliveredAt);
  return {
    visibleUntil: new Date(start + 24 * HOUR).toISOString(),
    hiddenUntil: new Date(start + 7 * 24 * HOUR).toISOString(),
  };
}

/** What an order waits for, or how it ended. */
export function situationOf(way: readonly OrderStage[], facts: ReadonlySet<OrderFact>): TrackerSituation {
  const stage = stageOf(way, facts);
  if (stage === 'assembly' || stage === 'shipped' || stage === 'delivered') return stage;
  if (stage === 'cancelled' || stage === 'returned') return stage;
  if (isPrepared(way, facts)) return 'prepared';
  if (way.includes('checked') && !facts.has('checked')) return facts.has('declined') ? 'declined' : 'check';
  return way.includes('contract') && !facts.has('contract') ? 'contract' : 'payment';
}

/**
 * The stops of an order's line: what is reached, where it stands, what is to come. After a cancellation or a return the
 * line ends there.
 * @param moments when each fact happened, ISO 8601
 */
export function stationsOf(way: readonly OrderStage[], moments: ReadonlyMap<OrderFact | 'received', string>) {
  const facts = new Set([...moments.keys()].filter((key) => key !== 'received'));
  const known: ReadonlySet<string> = new Set(['received', ...withImplied(facts)]);
  const current = currentStop(way, facts, known);
  const station = (stage: OrderStage): TrackerStation => {
    const isDeclined = stage === 'checked' && facts.has('declined') && !known.has('checked');
    const isReached = known.has(stage) && stage !== current;
    const state = isDeclined ? 'failed' : stage === current ? 'now' : isReached ? 'done' : 'todo';
    return { stage, state, at: moments.get(isDeclined ? 'declined' : stage) ?? null };
  };
  if (!isEnded(facts)) return way.map(station);
  const ending = facts.has('returned') ? 'returned' : 'cancelled';
  const passed = way.filter((stage) => known.has(stage)).map(station);
  return [...passed, { stage: ending, state: 'done', at: moments.get(ending) ?? null } satisfies TrackerStation];
}

/** The stop where an order is: the first that it waits for; the workshop and the road are places where it stays a while. */
function currentStop(
  way: readonly OrderStage[],
  facts: ReadonlySet<OrderFact>,
  known: ReadonlySet<string>,
): OrderStage | undefined {
  if (isEnded(facts) || known.has('delivered')) return undefined;
  if (known.has('shipped')) return 'shipped';
  if (isPrepared(way, facts)) return 'assembly';
  return preparations.find((stage) => way.includes(stage) && !known.has(stage));
}
