import { type Database, Prisma, type SponsorMe } from '~/platform/db.server.ts';
import { isOrderable } from '~/modules/catalog/catalog.ts';
import { mostOf, type PageFunding } from '~/modules/sponsoring/sponsoring.ts';

/**
 * Locks a rider's page until the transaction ends: anyone who promises, pays in, gives back or orders with it waits
 * here, so that each sees what the other wrote.
 */
export async function lockPage(database: Database, id: string): Promise<SponsorMe> {
  await database.$queryRaw(Prisma.sql`select from sponsor_me where id = ${id}::uuid for update`);
  return database.sponsorMe.findUniqueOrThrow({ where: { id } });
}

/** What a page's bike costs now, and whether it can be had. A bike that is gone keeps the price it had. */
export async function bikeNow(
  database: Database,
  { variantId, price }: Pick<SponsorMe, 'variantId' | 'price'>,
): Promise<{ price: number; isForSale: boolean }> {
  const variant = await database.variant.findUnique({
    where: { id: variantId },
    select: { price: true, stockStatus: true, vanishedAt: true, product: { select: { status: true } } },
  });
  if (!variant) return { price, isForSale: false };
  const isOffered = variant.vanishedAt === null && variant.product.status === 'published';
  return { price: variant.price, isForSale: isOffered && isOrderable(variant) };
}

/** Rappen that were paid to a page and count. */
export async function paidTo(database: Database, sponsorMeId: string): Promise<number> {
  const { _sum } = await database.sponsorMePayment.aggregate({
    where: { sponsorMeId, state: 'paid' },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}

/**
 * What has been promised to a page.
 * @param except a contribution whose own place does not count
 */
export async function getPageFunding(
  database: Database,
  page: SponsorMe,
  { now, except }: { now: Date; except?: string },
): Promise<PageFunding> {
  const { price } = await bikeNow(database, page);
  const paid = await paidTo(database, page.id);
  const { _sum } = await database.sponsorMePayment.aggregate({
    where: {
      sponsorMeId: page.id,
      state: 'reserved',
      holdsPlace: true,
      reservedUntil: { gt: now },
      id: except && { not: except },
    },
    _sum: { amount: true },
  });
  return { most: mostOf(price), paid, reserved: _sum.amount ?? 0 };
}
