import type { Database } from '~/platform/db.server.ts';
import type { CartLine } from '~/modules/cart/cart.ts';
import type { PricedCart } from '~/modules/cart/priced-cart.ts';
import { insuranceYearly } from '~/modules/financing/financing.ts';
import type { DealSource } from '~/modules/orders/deal.ts';
import type { SponsoredLine } from '~/modules/sponsoring/sponsored-order.server.ts';
import { deliveryFacts, type VariantFacts, variantFacts } from './variant-facts.server.ts';

/**
 * Collects the data of a deal.
 * @param line as read in the order's transaction
 * @param variant further data of the line's variant
 * @param amounts of this line, in Rappen
 */
function dealSource(
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
    isOnSale: line.isReduced,
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

/** The data of an order's deals, in order of the lines. @param sponsored the line with a sponsoring page */
export async function dealSources(
  database: Database,
  { lines, plan }: PricedCart,
  sponsored: SponsoredLine | undefined,
): Promise<DealSource[]> {
  const facts = await variantFacts(
    database,
    lines.map(({ variantId }) => variantId),
  );
  return lines.map((line, index) => {
    const variant = facts.get(line.variantId);
    if (!variant) throw new Error('A variant vanished while it was being ordered.');
    return dealSource(line, variant, {
      downPayment: plan.downPayments[index] ?? 0,
      discount: plan.discount?.shares[index] ?? 0,
      sponsorMeToken: sponsored?.itemId === line.id ? sponsored.token : null,
    });
  });
}

/**
 * An item as stored in the checkout document (spec §3: cartItems), with its price in Rappen, its colour and the chosen
 * extra.
 */
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
    selectedAddOn: source.addOn,
    categories: [...source.categorySlugs],
  };
}
