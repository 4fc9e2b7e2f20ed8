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
 * An order in its tracker (spec §4 Process): its stage, what is next and who acts. Amounts are Rappen.
 */

/** What the order waits for, or how it ended: the title of the tracker. */
export const trackerSituations = [
  'check',
  'declined',
  'contract',
  'payment',
  'prepared',
  // Only an unavailable piece is missing.
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
  /** When it was reached, ISO 8601; null if it was not, or if the time is unknown. */
  at: string | null;
}

export interface TrackerView {
  number: string;
  /**
   * The reader's access: the order's link and the session that ordered allow everything; number and e-mail show stages
   * and town (decision 30), but neither items nor payments.
   */
  access: 'owner' | 'reader';
  situation: TrackerSituation;
  /** The reservation of its pieces; null if they are reserved, for readers, and once the order has ended. */
  stock: TrackerStock | null;
  /**
   * What the shopper has to do next, before anything else can continue; null if others have to act, and for readers.
   */
  task: TrackerTask | null;
  stations: TrackerStation[];
  /** ISO 8601 */
  orderedAt: string;
  /** Whether a bike was ordered; the texts differ. */
  hasBike: boolean;
  items: { name: string; details: string[]; image: string }[];
  /** The likely or named day; null once it is delivered or ended. */
  expectedDelivery: IsoDate | null;
  /** Whether the logistics partner has named that day; a likely day is shown without its weekday. */
  isDayNamed: boolean;
  /** The amount due at once: the down payment or the price; until it is paid, the open amount. */
  dueAtOnce: number;
  paysOnce: boolean;
  /** The last day on which the amount due at once can be paid; null if nothing was due. */
  payBy: IsoDate | null;
  /** Why it was cancelled, and the refund (Rappen; 0 if nothing was paid); null if it was not. */
  cancellation: { isUnpaid: boolean; refund: number } | null;
  /** Whether a late payment has revoked its cancellation. */
  isReinstated: boolean;
  /** The texts of its ledger. */
  due: DueView;
  /** When the payment slips were posted, ISO 8601. */
  slipsSentAt: string | null;
  /** Whether pictures of an identity document are uploaded; null if none are required. */
  idUploaded: boolean | null;
  /** Id of the contract document; null without one. */
  contractId: string | null;
  address: { lines: string[]; mayChange: boolean; fields: AddressFields | null };
  mayCancel: boolean;
  /** ISO 8601 */
  cancelRequestedAt: string | null;
  defects: DefectLimits | null;
}

/** Pieces that are not reserved yet. */
export interface TrackerStock {
  state: Exclude<StockState, 'reserved'>;
  /** What triggers their reservation. */
  claim: StockClaim;
}

/** The fields of a delivery address. */
export interface AddressFields {
  name: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
}

export const addressFields = ['name', 'street', 'houseNumber', 'zip', 'city'] as const;

/** Deadlines for reporting defects (spec §4: visible ones within 24 hours, hidden ones within a week), ISO 8601. */
export interface DefectLimits {
  visibleUntil: string;
  hiddenUntil: string;
}

const HOUR = 3_600_000;

/** An action of the shopper. */
export type TrackerTask = 'task-id' | 'task-pay' | 'task-choose';

/**
 * What the shopper has to do next while others wait for it: the payment first, which has a deadline of a week (decision
 * 42), then the pictures of the identity document, which the check requires. The choice about an unavailable piece
 * precedes both. A contract to sign is not included: its situation states it. Used by tracker and confirmation.
 */
export function taskOf(
  situation: TrackerSituation,
  { isIdMissing, isPaymentOpen, isChoosing }: { isIdMissing: boolean; isPaymentOpen: boolean; isChoosing: boolean },
): TrackerTask | null {
  if (isChoosing) return 'task-choose';
  if (isPaymentOpen && (situation === 'check' || situation === 'payment')) return 'task-pay';
  return situation === 'check' && isIdMissing ? 'task-id' : null;
}

/** The deadlines that begin with a delivery. @param deliveredAt ISO 8601 */
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
 * The stops of an order's line: reached, current, and to come. After a cancellation or a return the line ends there.
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

/** The current stop of an order: the first one it waits for; in the workshop and on the road it stays for a while. */
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
