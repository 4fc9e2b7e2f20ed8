import type { ProductView } from './catalog.ts';

/**
 * schema.org Product with its Offer.
 * @param url the page's public address
 * @param base the shop's public address
 */
export function productJsonLd(product: ProductView, url: string, base: string): Record<string, unknown> {
  const availability = { instock: 'InStock', onbackorder: 'BackOrder', outofstock: 'OutOfStock' }[product.stockStatus];
  return {
    '@type': 'Product',
    name: product.name,
    description: product.subtitle || product.shortDescription,
    image: `${base}${product.openGraphPicture.src}`,
    ...(product.sku ? { sku: product.sku } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.name } } : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: (product.displayPrice / 100).toFixed(2),
      priceCurrency: 'CHF',
      availability: `https://schema.org/${availability}`,
      itemCondition: `https://schema.org/${product.isOccasion ? 'UsedCondition' : 'NewCondition'}`,
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: 'CHF' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'CH' },
      },
    },
  };
}
