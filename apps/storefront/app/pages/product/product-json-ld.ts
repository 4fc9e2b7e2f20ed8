import type { ProofCount } from '~/modules/questions/questions.ts';
import type { ProductView, StockStatus } from '~/modules/catalog/catalog.ts';

/**
 * schema.org Product with its Offer.
 * @param url the page's public address
 * @param base the shop's public address
 */
export function productJsonLd(product: ProductView, url: string, base: string): Record<string, unknown> {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.subtitle || product.shortDescription,
    image: `${base}${product.openGraphPicture.src}`,
    ...(product.sku ? { sku: product.sku } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
    offers: offersOf(product, url),
  };
}

/** schema.org AggregateRating, where there are enough reviews for an average. */
export function ratingJsonLd({ average, reviews }: ProofCount): Record<string, unknown> {
  if (average === null) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: reviews, bestRating: 5 } };
}

/** One offer for a product without a choice; else an offer of each size and colour, gathered under the lowest price. */
function offersOf(product: ProductView, url: string): Record<string, unknown> {
  const stockStatus = product.status === 'published' ? product.stockStatus : 'outofstock';
  const terms = {
    itemCondition: `https://schema.org/${product.isOccasion ? 'UsedCondition' : 'NewCondition'}`,
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: 'CHF' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CH' },
    },
  };
  const until = product.offerUntil && { priceValidUntil: product.offerUntil };
  if (product.variants.length < 2) return { ...offer({ ...product, stockStatus }, url), ...until, ...terms };
  const prices = product.variants.map(({ displayPrice }) => displayPrice);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'CHF',
    ...(low === high ? { price: francs(low) } : {}),
    lowPrice: francs(low),
    highPrice: francs(high),
    offerCount: product.variants.length,
    availability: availabilityOf(stockStatus),
    ...until,
    ...terms,
    offers: product.variants.map(({ orderable, colourSlug, ...variant }) =>
      offer(
        { ...variant, stockStatus: orderable ? variant.stockStatus : 'outofstock' },
        colourSlug ? `${url}?farbe=${colourSlug}` : url,
      ),
    ),
  };
}

const francs = (rappen: number) => (rappen / 100).toFixed(2);

function availabilityOf(status: StockStatus): string {
  const name = { instock: 'InStock', onbackorder: 'BackOrder', outofstock: 'OutOfStock' }[status];
  return `https://schema.org/${name}`;
}

function offer(
  { sku, displayPrice, stockStatus }: { sku: string | null; displayPrice: number; stockStatus: StockStatus },
  url: string,
): Record<string, unknown> {
  return {
    '@type': 'Offer',
    url,
    ...(sku ? { sku } : {}),
    price: francs(displayPrice),
    priceCurrency: 'CHF',
    availability: availabilityOf(stockStatus),
  };
}
