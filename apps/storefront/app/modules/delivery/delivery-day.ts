import type { StockStatus } from '~/modules/catalog/stock.ts';
import { type DeliveryRule, deliveryWeekdays } from '~/modules/content/content.ts';
import { daysAfter, type IsoDate } from '~/modules/financing/financing.ts';
import { isWorkingDay } from './working-day.ts';

/** What decides on which day an order is delivered. */
export interface DeliveryQuestion {
  rules: readonly DeliveryRule[];
  /** Postcode of the address, as typed. */
  zip: string;
  /** The day of the order. */
  from: IsoDate;
  /** Of each item: its stock, and the day that the catalogue names. */
  items: readonly { stockStatus: StockStatus; date: IsoDate | null }[];
}

/**
 * The day on which everything is delivered together, by the editors' rules for region and stock.
 * @returns null if no rule says so of one of the items: then it takes about two weeks (spec §9)
 */
export function deliveryDay({ rules, zip, from, items }: DeliveryQuestion): IsoDate | null {
  let latest: IsoDate | null = null;
  for (const { stockStatus, date } of items) {
    const rule = ruleFor(rules, zip, stockStatus);
    if (!rule) return null;
    const day = dayOf(rule, from, date);
    if (latest === null || day > latest) latest = day;
  }
  return latest;
}

function ruleFor(rules: readonly DeliveryRule[], zip: string, status: StockStatus): DeliveryRule | undefined {
  const postcode = /^\d{4}$/.test(zip.trim()) ? Number(zip) : NaN;
  const stock = status === 'instock' ? 'instock' : 'onorder';
  return rules.find((rule) => rule.stock === stock && rule.fromZip <= postcode && postcode <= rule.toZip);
}

/** The first day of a rule after its working days, and not before the day that the catalogue names. */
function dayOf({ canton, workingDays, weekday }: DeliveryRule, from: IsoDate, date: IsoDate | null): IsoDate {
  let day = from;
  for (let passed = 0; passed < workingDays;) {
    day = daysAfter(day, 1);
    if (isWorkingDay(day, canton)) passed += 1;
  }
  if (date !== null && date > day) day = date;
  while (!isWorkingDay(day, canton) || (weekday && weekdayOf(day) !== weekday)) day = daysAfter(day, 1);
  return day;
}

const weekdayOf = (day: IsoDate) => deliveryWeekdays[new Date(`${day}T00:00:00Z`).getUTCDay() - 1];
