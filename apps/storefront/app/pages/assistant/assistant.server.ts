import type { Locale } from '~/i18n/locales.ts';
import { byLocale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { StoredAnswer } from '~/modules/assistant/assistant.ts';
import { findAnswer } from '~/modules/assistant/assistant.server.ts';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { href } from '~/site-map.ts';

/** What the page of the helper shows. */
export interface AssistantPageView {
  page: PageInfo;
  /** Absent in the FAQ. */
  product: { slug: string; name: string; picture: { src: string }; isBike: boolean } | undefined;
  answer: StoredAnswer | undefined;
  phone: string;
}

interface PageRequest {
  locale: Locale;
  bikeSlug: string | undefined;
  /** Of the answer that the address names. */
  answerId: string | undefined;
}

/** The page; `moved` where the product has another slug here, or the answer belongs elsewhere. */
export async function loadAssistant({
  locale,
  bikeSlug,
  answerId,
}: PageRequest): Promise<
  { kind: 'found'; view: AssistantPageView } | { kind: 'moved'; path: string } | { kind: 'missing' }
> {
  const [found, answer, settings] = await Promise.all([
    bikeSlug === undefined ? undefined : findProduct({ slug: bikeSlug, locale }),
    answerId === undefined ? undefined : findAnswer(answerId),
    getShopSettings(locale),
  ]);
  if (found?.kind === 'missing') return found;
  if (found?.kind === 'moved') return { kind: 'moved', path: href('assistant', { bike: found.slug }, locale) };
  if (answerId !== undefined && (!answer || (answer.bikeSlug ?? undefined) !== bikeSlug)) {
    return { kind: 'moved', path: href('assistant', { bike: bikeSlug }, locale) };
  }
  const t = i18nFor(locale, 'assistant');
  const product = found?.product;
  const page: PageInfo = {
    locale,
    title: product ? t('page.titleOf', { name: product.name }) : t('page.title'),
    description: i18nFor(locale, 'ask')('lead'),
    alternates: byLocale((each) => href('assistant', { bike: product?.slugs[each] }, each)),
    noindex: true,
  };
  return {
    kind: 'found',
    view: {
      page,
      product: product && {
        slug: product.slug,
        name: product.name,
        picture: { src: product.picture.src },
        isBike: product.kind === 'bike',
      },
      answer,
      phone: settings.phone,
    },
  };
}
