import type { Locale } from '~/i18n/locales.ts';
import type { StockLabel } from '~/modules/catalog/catalog.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import type { IsoDate } from '~/modules/financing/financing.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { deliveryDay } from './delivery-day.ts';
import type { LineDays } from './line-days.ts';

/** A line of a cart, as far as its delivery goes. */
interface DeliveredLine {
  id: string;
  stock: StockLabel;
  expectedDeliveryDate: IsoDate | null;
}

/**
 * When each line of a cart would be there, ordered today: the same days as on its product's page.
 * @param postcode undefined if none is known: then no day is
 */
export async function lineDays(
  lines: readonly DeliveredLine[],
  postcode: string | undefined,
  locale: Locale,
): Promise<LineDays> {
  if (postcode === undefined || lines.length === 0) return { postcode: postcode ?? null, days: {} };
  const { deliveryRules: rules } = await getShopSettings(locale);
  const from = zurichDate(new Date());
  const days = lines.flatMap(({ id, stock, expectedDeliveryDate: date }) => {
    if (stock === 'sold-out') return [];
    const stockStatus = stock === 'in-stock' ? 'instock' : 'onbackorder';
    const day = deliveryDay({ rules, zip: postcode, from, items: [{ stockStatus, date }] });
    return day === null ? [] : [[id, day] as const];
  });
  return { postcode, days: Object.fromEntries(days) };
}
