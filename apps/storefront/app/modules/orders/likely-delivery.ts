import { onWorkingDay } from '~/modules/delivery/working-day.ts';
import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';

/** What decides when an order can be delivered. */
export interface DeliveryFacts {
  /** The day the order was placed, or the day nothing was waited for any more. */
  from: IsoDate;
  /** Of each ordered item. */
  items: readonly { days: number | null; date: IsoDate | null }[];
}

/** Days a delivery takes where the catalogue says nothing: about two weeks (spec §4 Process). */
const USUAL_DAYS = 14;

/**
 * The day an order is likely to arrive: everything comes together, so the last of its items decides; deliveries are made on
 * working days.
 */
export function likelyDelivery({ from, items }: DeliveryFacts): IsoDate {
  const days = items.map(({ days, date }) => {
    const inDays = daysAfter(from, days ?? USUAL_DAYS);
    return date && date > from ? date : inDays;
  });
  return onWorkingDay(days.reduce((latest, day) => (day > latest ? day : latest), from));
}

/**
 * The day from which the delivery time of an order runs: of a plan its signature, of an order that is paid at once its payment. Until
 * then it is taken to happen today.
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

/** What names the day of an order's delivery, the surest first. */
export interface ExpectedDayFacts {
  /** By the logistics partner. */
  named: IsoDate | null;
  /** Of a pre-order. */
  preOrderDay: IsoDate | null;
  /** Named by the review, by an editors' rule. */
  promised: IsoDate | null;
  /** The day from which the delivery time runs (`deliveryStart`). */
  from: IsoDate;
  items: DeliveryFacts['items'];
}

/** When an order is likely to arrive. */
export function expectedDay({ named, preOrderDay, promised, from, items }: ExpectedDayFacts): IsoDate {
  return named ?? preOrderDay ?? promised ?? likelyDelivery({ from, items });
}
