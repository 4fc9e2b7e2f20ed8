import { onWorkingDay } from '~/modules/delivery/working-day.ts';
import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';

/** What determines when an order can be delivered. */
export interface DeliveryFacts {
  /** The day the order was placed, or the day its delivery time starts. */
  from: IsoDate;
  /** For each ordered item. */
  items: readonly { days: number | null; date: IsoDate | null }[];
}

/** Days until a delivery if the catalogue gives none: about two weeks (spec §4 Process). */
const USUAL_DAYS = 14;

/**
 * The day an order is likely to arrive: all items are delivered together, so the last one decides; deliveries take
 * place on working days.
 */
export function likelyDelivery({ from, items }: DeliveryFacts): IsoDate {
  const days = items.map(({ days, date }) => {
    const inDays = daysAfter(from, days ?? USUAL_DAYS);
    return date && date > from ? date : inDays;
  });
  return onWorkingDay(days.reduce((latest, day) => (day > latest ? day : latest), from));
}

/**
 * The day from which the delivery time of an order runs: the signature of a plan, the payment of an order paid at once;
 * today until then.
 */
export function deliveryStart({
  orderedOn,
  readyOn,
  today,
}: {
  orderedOn: IsoDate;
  /** The signature or the payment; null before. */
  readyOn: IsoDate | null;
  today: IsoDate;
}): IsoDate {
  return readyOn ?? (today > orderedOn ? today : orderedOn);
}

/** Sources of the day of delivery, the most reliable first. */
export interface ExpectedDayFacts {
  /** Named by the logistics partner. */
  named: IsoDate | null;
  /** Expected day of a pre-order. */
  preOrderDay: IsoDate | null;
  /** Shown by the review, from an editors' rule. */
  promised: IsoDate | null;
  /** The day from which the delivery time runs (`deliveryStart`). */
  from: IsoDate;
  items: DeliveryFacts['items'];
}

/** When an order is likely to arrive. */
export function expectedDay({ named, preOrderDay, promised, from, items }: ExpectedDayFacts): IsoDate {
  return named ?? preOrderDay ?? promised ?? likelyDelivery({ from, items });
}
