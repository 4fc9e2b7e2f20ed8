import type { CartLine } from '~/modules/cart/cart.ts';
import { insuranceYearly } from '~/modules/financing/financing.ts';
import type { DealSource } from '~/modules/orders/deal.ts';
import { deliveryFacts, type VariantFacts } from './variant-facts.server.ts';

/**
 * Gathers what a deal is made from.
 * @param line as the order's transaction reads it
 * @param variant what else an order keeps of the line's variant
 * @param amounts Rappen, as they count for this line
 */
export function dealSource(
  line: CartLine,
  variant: VariantFacts,
  { downPayment, discount, sponsorMeToken }: { downPayment: number; discount: number; sponsorMeToken: string | null },
): DealSource {
  const { product } = variant;
  const delivery = deliveryFacts(variant);
  return {
    itemId: line.id,
    variantId: line.variantId,
    productId: product.id,
    kind: line.kind,
    name: line.name,
    slug: line.slug,
    brand: line.brand,
    image: line.picture.src,
    sku: variant.sku ?? product.sku,
    size: line.size,
    colour: line.colour,
    addOn: line.selectedAddOn,
    frameTypes: product.frameTypes,
    categorySlugs: product.categorySlugs,
    speedKmh: product.speedKmh,
    isUsed: line.isUsed,
    frameNumber: product.frameNumber,
    price: line.price,
    initialPrice: line.initialPrice,
    isOnSale: line.isOnSale,
    isSponsored: line.isSponsored,
    sponsorMeToken,
    downPayment,
    discount,
    isInsuranceFree: line.isInsuranceFree,
    insurancePrice: line.kind === 'bike' ? insuranceYearly(line.price) : null,
    stockStatus: variant.stockStatus,
    deliveryTimeInDays: delivery.days,
    expectedDeliveryDate: delivery.date,
    logisticsCompany: product.logisticsCompany,
  };
}

/** An item as the checkout document lists it (spec §3: cartItems), with its price in Rappen and its colour. */
export function orderedItem(source: DealSource) {
  return {
    id: source.productId,
    name: source.name,
    slug: source.slug,
    sku: source.sku,
    price: source.price,
    brand: source.brand,
    frame: source.frameTypes.join(', '),
    image: source.image,
    selectedSize: source.size,
    selectedColor: source.colour,
    categories: [...source.categorySlugs],
  };
}
