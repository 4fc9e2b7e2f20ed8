import type { Locale } from '~/i18n/locales.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import { getLimitedOffers } from '~/modules/content/content.server.ts';
import { offeredProducts } from '~/modules/pricing/limited-offers.server.ts';
import type { LimitedOfferView } from './limited-offer-view.ts';

/**
 * The limited offer behind a product's price with the editor's words; in a language without words there is none to
 * show.
 */
export async function limitedOfferView(product: ProductView, locale: Locale): Promise<LimitedOfferView | undefined> {
  if (!product.offerUntil) return undefined;
  const now = new Date();
  const [{ running }, { offers }] = await Promise.all([
    offeredProducts({ now, productId: product.id }),
    getLimitedOffers({ locale, now }),
  ]);
  const [priced] = running
    .filter(({ percent }) => percent !== null)
    .sort((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
  const words = offers.find(({ id }) => id === priced?.offerId);
  if (!priced || !words) return undefined;
  const { discountPercent, strikePrice, displayPrice } = product;
  return {
    title: words.title,
    text: words.text,
    discountPercent,
    saved: strikePrice && strikePrice - displayPrice,
    startsAt: priced.startsAt.toISOString(),
    endsAt: priced.endsAt.toISOString(),
    now: now.toISOString(),
  };
}
