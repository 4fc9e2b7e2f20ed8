import type { Translate } from '~/i18n/translate.ts';
import { formatDate, formatDay } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import type { ProductPlan } from '~/modules/catalog/product-plans.ts';
import { adviseSize, readHeight, type SizeAdvice } from '~/modules/catalog/size-advice.ts';
import type { SizeAdviceView } from './size-advice.tsx';
import { href } from '~/site-map.ts';

interface Words {
  locale: Locale;
  /** Texts of the namespace `product`. */
  t: Translate;
}

/**
 * The size for the height that an address carries (`?groesse=172`), in words; undefined where it carries none or the product
 * says nothing of heights.
 */
export function sizeAdviceView(product: ProductView, typed: string | null, words: Words): SizeAdviceView | undefined {
  const height = readHeight(typed);
  const sizes = product.sizes.flatMap(({ frameSize }) => frameSize ?? []);
  if (height === undefined || typed === null || sizes.length === 0) return undefined;
  if (height === 'unreadable') return { height: typed.slice(0, 20), error: words.t('advice.unreadable') };
  const advice = adviseSize(sizes, height);
  if (!advice) return undefined;
  const view = { height: String(height), text: adviceText(product, advice, height, words) };
  if (advice.kind !== 'none') return { ...view, size: advice.size.size };
  const label = words.t('advice.others', { height });
  return { ...view, others: { href: href('allModels', {}, words.locale, { groesse: height }), label } };
}

/** First and last payment of each plan in words, by its months; none where it is paid once. */
export function planDateWords(plans: readonly ProductPlan[], { locale, t }: Words): Record<number, string> {
  return Object.fromEntries(
    plans
      .filter(({ months }) => months > 1)
      .map(({ months, firstDate, lastDate }) => [
        months,
        t('promises.dates', { first: formatDate(firstDate, locale), last: formatDate(lastDate, locale) }),
      ]),
  );
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

function adviceText(product: ProductView, advice: SizeAdvice, height: number, { t }: Words): string {
  const labelOf = (size: string) => product.sizes.find((each) => each.size === size)?.label ?? size;
  if (advice.kind === 'none') {
    return t(advice.rider === 'small' ? 'advice.noneSmall' : 'advice.noneTall', { limit: advice.limit, height });
  }
  const { size, minCm: min, maxCm: max } = advice.size;
  const words = { size: labelOf(size), min, max, height };
  const isToBeHad = product.variants.some((variant) => variant.size === size && variant.orderable);
  const parts = [
    advice.kind === 'near'
      ? t(advice.rider === 'small' ? 'advice.nearSmall' : 'advice.nearTall', { ...words, by: advice.by })
      : t('advice.fits', words),
    advice.kind === 'fits' &&
      advice.other &&
      t(advice.other.is === 'smaller' ? 'advice.smaller' : 'advice.larger', { size: labelOf(advice.other.size) }),
    !isToBeHad && t('advice.soldOut', { size: words.size }),
  ];
  return parts.filter(Boolean).join(' ');
}
