import type { Translate } from '~/i18n/keys.ts';
import { formatDate, formatDay } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';

interface Words {
  locale: Locale;
  /** Texts of the namespace `product`. */
  t: Translate<'product'>;
}

/** Availability of each variant in words, by its id. */
export function stockWords({ variants }: ProductView, { locale, t }: Words): Record<number, string> {
  return Object.fromEntries(
    variants.map(({ id, orderable, stockStatus, arrival }) => {
      if (!orderable) return [id, t('stock.soldOut')];
      if (stockStatus === 'instock') {
        return [id, arrival ? t('stock.instockBy', { date: formatDay(arrival, locale) }) : t('stock.instock')];
      }
      return [id, arrival ? t('stock.onOrderBy', { date: formatDate(arrival, locale) }) : t('stock.onOrder')];
    }),
  );
}
