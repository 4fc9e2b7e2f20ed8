import type { Database, Prisma } from '~/platform/db.server.ts';

const orderItemSelect = {
  id: true,
  variantId: true,
  selectedAddOn: true,
  downPayment: true,
  isOnSale: true,
  initialPrice: true,
  acceptedPrice: true,
  isSponsored: true,
  variant: {
    select: {
      id: true,
      sku: true,
      size: true,
      price: true,
      uvpPrice: true,
      stockStatus: true,
      stockQuantity: true,
      deliveryTimeInDays: true,
      expectedDeliveryDate: true,
      product: {
        select: {
          id: true,
          kind: true,
          sku: true,
          categorySlugs: true,
          frameTypes: true,
          speedKmh: true,
          isOccasion: true,
          frameNumber: true,
          deliveryTimeInDays: true,
          expectedDeliveryDate: true,
          logisticsCompany: true,
        },
      },
    },
  },
} satisfies Prisma.CartItemSelect;

/** An item of a cart with everything an order keeps of it. */
export type OrderItem = Prisma.CartItemGetPayload<{ select: typeof orderItemSelect }>;

/** The items of a cart, in the order they were added. */
export function orderItems(database: Database, cartId: string): Promise<OrderItem[]> {
  return database.cartItem.findMany({
    where: { cartId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: orderItemSelect,
  });
}
