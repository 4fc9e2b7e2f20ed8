import { formatWeekday } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { deliveryDay } from '~/modules/delivery/delivery-day.ts';
import { isPostcode } from '~/modules/delivery/postcode.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import type { DeliveryView } from './delivery-view.ts';

/**
 * When a product would be with a person who orders today, for the postcode that an address carries (`?plz=8001`): a
 * weekday where an editor's rule gives it for what is in stock or on order, else about two weeks (spec §9).
 * @returns undefined if the address carries none
 */
export async function deliveryView(
  product: ProductView,
  typed: string | null,
  locale: Locale,
): Promise<DeliveryView | undefined> {
  if (typed === null) return undefined;
  const t = i18nFor(locale, 'product');
  const zip = typed.trim().slice(0, 10);
  if (!isPostcode(zip)) return { zip, lines: [], error: t('delivery.error') };
  const { deliveryRules: rules } = await getShopSettings(locale);
  const from = zurichDate(new Date());
  const lines = (['instock', 'onbackorder'] as const).flatMap((stockStatus) => {
    const variants = product.variants.filter((each) => each.orderable && each.stockStatus === stockStatus);
    if (variants.length === 0) return [];
    const items = variants.map(({ expectedDeliveryDate: date }) => ({ stockStatus, date }));
    const day = deliveryDay({ rules, zip, from, items });
    if (day) return [t(`delivery.day.${stockStatus}`, { day: formatWeekday(day, locale) })];
    return stockStatus === 'instock' ? [t('delivery.about')] : [];
  });
  return { zip, lines: lines.length > 0 ? lines : [t('delivery.none')] };
}
