import type { Translate } from '~/i18n/keys.ts';
import { formatDay } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { getFaq } from '~/modules/content/content.server.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { isOrderable, stockLabel } from '~/modules/catalog/stock.ts';
import type { AskedPlace, SourceEntry } from '~/modules/assistant/assistant.ts';
import { entriesOfFaq, entriesOfProduct, quotable } from './entries.ts';

/**
 * Everything that may be quoted where a question is asked: the product's data and the FAQ.
 * @returns null if there is no such product
 */
export async function listAnswerSources({ locale, bikeSlug }: AskedPlace): Promise<SourceEntry[] | null> {
  const [faq, found] = await Promise.all([
    getFaq({ locale }),
    bikeSlug === undefined ? undefined : findProduct({ slug: bikeSlug, locale }),
  ]);
  const answers = entriesOfFaq(faq, locale);
  if (!found) return quotable(answers);
  if (found.kind !== 'found') return null;
  const t = i18nFor(locale, 'assistant');
  const product = { ...found.product, stock: stockOf(found.product, locale, t) };
  const entries = entriesOfProduct(product, locale, {
    details: t('source.details'),
    description: t('source.description'),
    colours: t('source.colours'),
    stock: t('source.stock'),
    size: (label) => t('source.size', { label }),
    heights: (min, max) => t('source.heights', { min, max }),
  });
  return quotable([...entries, ...answers]);
}

/** Whether a product can be had, and the first day on which one of its sizes and colours is with the shopper. */
function stockOf({ variants, stockStatus }: ProductView, locale: Locale, t: Translate<'assistant'>): string {
  const orderable = variants.filter(isOrderable);
  const label = orderable.length === 0 ? 'sold-out' : stockLabel(stockStatus);
  const [first] = orderable.flatMap(({ arrival }) => arrival ?? []).sort();
  return [t(`source.${label}`), ...(first ? [t('source.arrives', { day: formatDay(first, locale) })] : [])].join(', ');
}
