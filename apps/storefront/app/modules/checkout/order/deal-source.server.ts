import type { CartLine } from '~/modules/cart/cart.ts';
import { insuranceYearly } from '~/modules/financing/financing.ts';
import type { DealSource } from '~/modules/orders/deal.ts';
import type { OrderItem } from './order-items.server.ts';

/**
 * Gathers what a deal is made from.
 * @param item as the transaction reads it: what counts
 * @param line the same item as the shopper sees it: words and picture
 * @param amounts Rappen, as they count for this item
 */
export function dealSource(
  item: OrderItem,
  line: CartLine,
  { downPayment, discount }: { downPayment: number; discount: number },
): DealSource {
  const { variant } = item;
  const { product } = variant;
  const expected = variant.expectedDeliveryDate ?? product.expectedDeliveryDate;
  return {
    itemId: item.id,
    variantId: item.variantId,
    productId: product.id,
    kind: product.kind,
    name: line.name,
    slug: line.slug,
    brand: line.brand,
    image: line.picture.src,
    sku: variant.sku ?? product.sku,
    size: variant.size,
    colour: line.colour,
    addOn: item.selectedAddOn,
    frameTypes: product.frameTypes,
    categorySlugs: product.categorySlugs,
    speedKmh: product.speedKmh,
    isUsed: product.isOccasion,
    frameNumber: product.frameNumber,
    price: variant.price,
    initialPrice: item.initialPrice,
    isOnSale: item.isOnSale,
    isSponsored: item.isSponsored,
    downPayment,
    discount,
    insurancePrice: product.kind === 'bike' ? insuranceYearly(variant.price) : null,
    stockStatus: variant.stockStatus,
    deliveryTimeInDays: variant.deliveryTimeInDays ?? product.deliveryTimeInDays,
    expectedDeliveryDate: expected?.toISOString().slice(0, 10) ?? null,
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
