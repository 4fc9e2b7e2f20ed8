import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { getLimitedOffers } from '~/modules/content/content.server.ts';
import type { BlockOf } from '~/modules/content/content.ts';
import { offeredProducts } from '~/modules/pricing/limited-offers.server.ts';
import type { BlockContext } from '~/modules/blocks/block.ts';
import { featured } from '~/modules/blocks/featured.server.ts';

/**
 * The first limited offer that runs now and whose product is available (spec §4), or that of the block's product; the
 * block's words stand for the offer's own. Nothing while none runs.
 */
export async function loadOffer(block: BlockOf<'offer'>, { locale, now }: BlockContext) {
  const [{ offers }, { running }] = await Promise.all([getLimitedOffers({ locale, now }), offeredProducts({ now })]);
  const named = offers.flatMap((offer) => {
    const about = running.find(({ offerId }) => offerId === offer.id);
    return about ? [{ ...offer, ...about }] : [];
  });
  const cards = await findProductCards({ ids: named.map(({ productId }) => productId), locale, now });
  const offer = named.find(({ productId }) =>
    cards.some(
      ({ id, slug, stockStatus }) =>
        id === productId && stockStatus !== 'outofstock' && (!block.productSlug || slug === block.productSlug),
    ),
  );
  const product = cards.find(({ id }) => id === offer?.productId);
  if (!offer || !product) return undefined;
  return {
    title: block.title ?? offer.title,
    text: block.text ?? offer.text,
    link: block.link,
    product: featured(product, locale),
    endsAt: offer.endsAt.toISOString(),
    minutesLeft: Math.max(0, Math.floor((offer.endsAt.getTime() - now.getTime()) / 60_000)),
  };
}

export type OfferSection = NonNullable<Awaited<ReturnType<typeof loadOffer>>>;
