import type { QuestionAndReviewCount } from '~/modules/questions/questions.ts';
import type { ProductView, StockStatus, VariantView } from '~/modules/catalog/catalog.ts';

/**
 * schema.org Product with its offer; a product with several sizes or colours is a ProductGroup, each variant with an
 * offer of its own.
 * @param url the page's public address
 * @param base the shop's public address
 */
export function productJsonLd(product: ProductView, url: string, base: string): Record<string, unknown> {
  const { name, brand, sku, variants } = product;
  const described = {
    name,
    description: product.subtitle || product.shortDescription,
    image: `${base}${product.openGraphPicture.src}`,
    ...(brand ? { brand: { '@type': 'Brand', name: brand.name } } : {}),
  };
  if (variants.length < 2) {
    const stockStatus = product.status === 'published' ? product.stockStatus : 'outofstock';
    return {
      '@type': 'Product',
      ...described,
      ...(sku ? { sku } : {}),
      offers: { ...offer({ ...product, stockStatus }, url), ...termsOf(product) },
    };
  }
  return {
    '@type': 'ProductGroup',
    ...described,
    url,
    productGroupID: sku ?? String(product.id),
    variesBy: variesBy(product).map((property) => `https://schema.org/${property}`),
    hasVariant: variants.map((variant) => variantJsonLd(product, variant, url)),
  };
}

/** schema.org AggregateRating, where there are enough reviews for an average. */
export function ratingJsonLd({ average, reviews }: QuestionAndReviewCount): Record<string, unknown> {
  if (average === null) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: reviews, bestRating: 5 } };
}

/** A size and colour of a product, as a product of its own. */
function variantJsonLd(product: ProductView, variant: VariantView, url: string): Record<string, unknown> {
  const { sku, size, colourSlug, orderable } = variant;
  const colour = product.colours.find(({ slug }) => slug === colourSlug)?.name;
  const search = new URLSearchParams(colourSlug ? { farbe: colourSlug } : {});
  const stockStatus = orderable && product.status === 'published' ? variant.stockStatus : 'outofstock';
  const address = search.size > 0 ? `${url}?${search}` : url;
  return {
    '@type': 'Product',
    name: [product.name, size, colour].filter(Boolean).join(', '),
    ...(sku ? { sku } : {}),
    ...(size ? { size } : {}),
    ...(colour ? { color: colour } : {}),
    offers: { ...offer({ ...variant, stockStatus }, address), ...termsOf(product) },
  };
}

/** The properties that distinguish the variants of a product. */
function variesBy({ variants }: ProductView): string[] {
  const differ = (values: readonly unknown[]) => new Set(values).size > 1;
  return [
    ...(differ(variants.map(({ size }) => size)) ? ['size'] : []),
    ...(differ(variants.map(({ colourSlug }) => colourSlug)) ? ['color'] : []),
  ];
}

/**
 * What holds for every offer of a product: condition, free delivery (spec §9), and how long an offer's price is valid.
 */
function termsOf({ isOccasion, offerUntil }: ProductView): Record<string, unknown> {
  return {
    itemCondition: `https://schema.org/${isOccasion ? 'UsedCondition' : 'NewCondition'}`,
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: 'CHF' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CH' },
    },
    ...(offerUntil ? { priceValidUntil: offerUntil } : {}),
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
