import { z } from 'zod';
import { newsOf } from '~/modules/wishlist/news.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { newsMail } from '~/modules/wishlist/emails/news-mail.server.ts';

/** Each morning; a list is written about once a day at most. */
export const notifyNewsJob = defineJob({
  name: 'wishlist.news',
  crontab: '0 6 * * *',
  schema: z.object({}),
  run: () => notifyNews(),
});

/**
 * Writes to owners who agreed to it that a noted product costs less, or is back in stock. What was told is stored in
 * the same transaction as the mail: each change is told once.
 * @returns how many mails
 */
async function notifyNews(now = new Date()): Promise<number> {
  await followStock();
  const lists = await db.wishlist.findMany({
    where: { OR: [{ priceMail: true }, { stockMail: true }], user: { email: { not: null } }, items: { some: {} } },
    select: { userId: true },
  });
  let mails = 0;
  for (const { userId } of lists)
    if (await db.$transaction((database) => notifyOwner(database, userId, now))) mails += 1;
  return mails;
}

/** A product that goes out of stock may come back: that is no news yet. */
async function followStock(): Promise<void> {
  await db.$executeRaw`
    update wishlist_item item set told_stock = p.stock_status
    from product p
    where p.id = item.product_id and p.stock_status <> 'instock' and item.told_stock <> p.stock_status`;
}

async function notifyOwner(database: Database, userId: string, now: Date): Promise<boolean> {
  await database.$queryRaw`select from wishlist where user_id = ${userId}::uuid for update`;
  const list = await database.wishlist.findUnique({
    where: { userId },
    select: {
      priceMail: true,
      stockMail: true,
      items: {
        where: { product: { status: 'published' } },
        orderBy: { createdAt: 'desc' },
        select: {
          productId: true,
          toldPrice: true,
          toldStock: true,
          product: { select: { kind: true, isOccasion: true, displayPrice: true, stockStatus: true } },
        },
      },
    },
  });
  if (!list) return false;
  const reported = list.items.flatMap(({ productId, product, toldPrice, toldStock }) => {
    const { isCheaper, isBack } = newsOf({ ...product, toldPrice, toldStock });
    const news = { isCheaper: isCheaper && list.priceMail, isBack: isBack && list.stockMail };
    return news.isCheaper || news.isBack ? { productId, product, toldPrice, ...news } : [];
  });
  if (reported.length === 0) return false;
  for (const { productId, product, isCheaper, isBack } of reported) {
    await database.wishlistItem.update({
      where: { userId_productId: { userId, productId } },
      data: {
        ...(isCheaper && { toldPrice: product.displayPrice }),
        ...(isBack && { toldStock: product.stockStatus }),
      },
    });
  }
  const items = reported.map(({ productId, toldPrice, isCheaper, isBack }) => ({
    productId,
    toldPrice,
    isCheaper,
    isBack,
  }));
  await addJob(database, newsMail, { userId, items }, { key: `wishlist-news:${userId}:${zurichDate(now)}` });
  return true;
}
