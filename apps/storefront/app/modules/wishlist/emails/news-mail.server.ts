import { z } from 'zod';
import { formatAmount } from '~/i18n/money.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { belongsTo, isPrivate } from '~/modules/organizations/membership.server.ts';
import { db, type Wishlist } from '~/platform/db.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { withinInstance } from '~/platform/instance-scope.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';

const payloadSchema = z.object({
  userId: z.uuid(),
  items: z
    .array(
      z.object({
        productId: z.number().int(),
        /** Rappen; the price of the last mail. */
        toldPrice: z.number().int(),
        isCheaper: z.boolean(),
        isBack: z.boolean(),
      }),
    )
    .min(1),
});

/**
 * Mails what is new of a list, unless its owner has ended the mails meanwhile, or nothing of it is true any more. The
 * queue holds no address: it is read when the mail is sent. It speaks for the shop where the list is stored, at its
 * plans; a shop that is gone tells nothing, nor does a private one tell those who are no members (any more).
 */
export const newsMail = defineMail({
  kinds: [{ name: 'wishlist-news', class: 'marketing' }],
  texts: 'wishlist-mail',
  schema: payloadSchema,
  read: async ({ userId, items }) => {
    const list = await db.wishlist.findUnique({
      where: { userId },
      include: { user: { select: { email: true, instanceId: true } } },
    });
    const instance = list && (await findInstance(toInstanceId(list.user.instanceId)));
    if (!list?.user.email || !instance) return undefined;
    if (isPrivate(instance) && !(await belongsTo(instance, userId))) return undefined;
    const news = await withinInstance(instance.id, async () => await newsOf(list, items));
    if (news.length === 0) return undefined;
    const { locale, user } = list;
    return {
      to: user.email ?? '',
      locale,
      instanceId: user.instanceId,
      isProven: true,
      facts: { news, stop: signId('wishlist-mail', userId) },
    };
  },
  write: ({ news, stop }, { t, locale, page }) => ({
    subject: t('subject', { count: news.length }),
    greeting: t('greeting'),
    intro: t('intro'),
    blocks: [
      {
        title: t('block'),
        lines: news.map(({ name, cheaper, isBack }) => ({
          text: name,
          amount: [
            ...(cheaper
              ? [
                  t(cheaper.isMonthly ? 'cheaper' : 'cheaper-once', {
                    before: formatAmount(cheaper.before),
                    now: formatAmount(cheaper.now),
                  }),
                ]
              : []),
            ...(isBack ? [t('back')] : []),
          ].join(', '),
        })),
      },
    ],
    link: { text: t('open'), address: page(href('wishlist', {}, locale)) },
    more: [{ text: t('stop'), address: page(href('wishlist', {}, locale, { abmelden: stop })) }],
    closing: t('closing'),
  }),
  samples: () => ({
    cheaper: {
      news: [{ name: 'Aarvelo Limmat 5', cheaper: { isMonthly: true, before: 120_00, now: 110_00 }, isBack: false }],
      stop: 'sample',
    },
    'back in stock': { news: [{ name: 'Aarvelo Limmat 5', cheaper: null, isBack: true }], stop: 'sample' },
  }),
});

/** What is new of one product. Amounts are Rappen, of a month or of the whole price. */
interface ProductNews {
  name: string;
  cheaper: { isMonthly: boolean; before: number; now: number } | null;
  isBack: boolean;
}

/** What of the news is still true, and what its owner wants to know. */
async function newsOf(
  { locale, priceMail, stockMail }: Pick<Wishlist, 'locale' | 'priceMail' | 'stockMail'>,
  items: z.infer<typeof payloadSchema>['items'],
): Promise<ProductNews[]> {
  const cards = await findProductCards({ ids: items.map(({ productId }) => productId), locale });
  return items.flatMap(({ productId, toldPrice, isCheaper, isBack }) => {
    const card = cards.find(({ id, status }) => id === productId && status === 'published');
    if (!card) return [];
    const before = cardPlan({ ...card, displayPrice: toldPrice }, defaultPlanLength);
    const now = cardPlan(card, defaultPlanLength);
    const isMonthly = now.months > 1 && before.months === now.months;
    const news: ProductNews = {
      name: card.name,
      cheaper:
        isCheaper && priceMail && card.displayPrice < toldPrice
          ? { isMonthly, before: isMonthly ? before.rate : toldPrice, now: isMonthly ? now.rate : card.displayPrice }
          : null,
      isBack: isBack && stockMail && card.stockStatus === 'instock',
    };
    return news.cheaper || news.isBack ? [news] : [];
  });
}
