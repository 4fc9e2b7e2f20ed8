import type { Database, Prisma } from '~/platform/db.server.ts';

const variantFactsSelect = {
  id: true,
  sku: true,
  stockStatus: true,
  deliveryTimeInDays: true,
  expectedDeliveryDate: true,
  product: {
    select: {
      id: true,
      sku: true,
      categorySlugs: true,
      frameTypes: true,
      speedKmh: true,
      frameNumber: true,
      deliveryTimeInDays: true,
      expectedDeliveryDate: true,
      logisticsCompany: true,
    },
  },
} satisfies Prisma.VariantSelect;

/** What an order stores of a variant in addition to the cart's line. */
export type VariantFacts = Prisma.VariantGetPayload<{ select: typeof variantFactsSelect }>;

/** The facts of variants, by id. */
export async function variantFacts(database: Database, ids: readonly number[]): Promise<Map<number, VariantFacts>> {
  const rows = await database.variant.findMany({ where: { id: { in: [...ids] } }, select: variantFactsSelect });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The delivery data of a variant, else of its product; empty if there is no such variant. */
export function deliveryFacts(variant: VariantFacts | undefined): { days: number | null; date: string | null } {
  const date = variant?.expectedDeliveryDate ?? variant?.product.expectedDeliveryDate;
  return {
    days: variant?.deliveryTimeInDays ?? variant?.product.deliveryTimeInDays ?? null,
    date: date?.toISOString().slice(0, 10) ?? null,
  };
}
