import { i18nFor } from '~/i18n/texts.server.ts';
import { getFaq } from '~/modules/content/content.server.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import type { AskedPlace, SourceEntry } from '~/modules/assistant/assistant.ts';
import { entriesOfFaq, entriesOfProduct, quotable } from './entries.ts';

/**
 * Everything that may be quoted where a question is asked: the product's data and the FAQ.
 * @returns null where there is no such product
 */
export async function askedEntries({ locale, bikeSlug }: AskedPlace): Promise<SourceEntry[] | null> {
  const [faq, found, i18n] = await Promise.all([
    getFaq({ locale }),
    bikeSlug === undefined ? undefined : findProduct({ slug: bikeSlug, locale }),
    i18nFor(locale),
  ]);
  const answers = entriesOfFaq(faq, locale);
  if (!found) return quotable(answers);
  if (found.kind !== 'found') return null;
  const t = i18n.getFixedT(locale, 'assistant');
  const entries = entriesOfProduct(found.product, locale, {
    details: t('source.details'),
    description: t('source.description'),
    colours: t('source.colours'),
    size: (label) => t('source.size', { label }),
    heights: (min, max) => t('source.heights', { min, max }),
  });
  return quotable([...entries, ...answers]);
}
