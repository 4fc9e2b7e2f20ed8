import { z } from 'zod';
import { formatAmount } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { belongsTo, isPrivate } from '~/modules/organizations/membership.server.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { withinInstance } from '~/platform/instance-scope.server.ts';
import { defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { href } from '~/site-map.ts';

const payloadSchema = z.object({
  userId: z.uuid(),
  items: z
    .array(
      z.object({
        productId: z.number().int(),
        /** Rappen; what the owner was told before. */
        toldPrice: z.number().int(),
        isCheaper: z.boolean(),
        isBack: z.boolean(),
      }),
    )
    .min(1),
});

/** Mails what is new of a list. The queue holds no address: it is read when the mail is sent. */
export const newsMailJob = defineJob({ name: 'mail.wishlist-news', schema: payloadSchema, run: sendNewsMail });

/**
 * Mails what is new of a list, unless its owner has ended the mails meanwhile, or nothing of it is true any more. It speaks for the shop
 * where the list is kept, at its plans; a shop that is gone tells nothing, nor does a private one tell those who are no members (any more).
 * @throws where the mailer fails; the job runs again
 */
async function sendNewsMail(payload: z.infer<typeof payloadSchema>, run: JobRun): Promise<void> {
  const list = await db.wishlist.findUnique({
    where: { userId: payload.userId },
    include: { user: { select: { email: true, instanceId: true } } },
  });
  const instance = list && (await findInstance(toInstanceId(list.user.instanceId)));
  if (!list || !instance) return;
  if (isPrivate(instance) && !(await belongsTo(instance, payload.userId))) return;
  await withinInstance(instance.id, async () => await writeAndSend(list, payload, run));
}

type OwnedList = Prisma.WishlistGetPayload<{ include: { user: { select: { email: true; instanceId: true } } } }>;

async function writeAndSend(
  { locale, priceMail, stockMail, user: { email, instanceId } }: OwnedList,
  { userId, items }: z.infer<typeof payloadSchema>,
  { idempotencyKey }: JobRun,
): Promise<void> {
  if (!email) return;
  const { address: origin, sender, look } = await instanceMail(instanceId, locale);
  const cards = await findProductCards({ ids: items.map(({ productId }) => productId), locale });
  const t = i18nFor(locale, 'wishlist-mail');
  const lines = items.flatMap(({ productId, toldPrice, isCheaper, isBack }) => {
    const card = cards.find(({ id, status }) => id === productId && status === 'published');
    if (!card) return [];
    const [before, now] = [
      cardPlan({ ...card, displayPrice: toldPrice }, defaultPlanLength),
      cardPlan(card, defaultPlanLength),
    ];
    const isMonthly = now.months > 1;
    const words = [
      isCheaper &&
        priceMail &&
        card.displayPrice < toldPrice &&
        t(isMonthly && before.months === now.months ? 'cheaper' : 'cheaper-once', {
          before: formatAmount(isMonthly && before.months === now.months ? before.rate : toldPrice),
          now: formatAmount(isMonthly && before.months === now.months ? now.rate : card.displayPrice),
        }),
      isBack && stockMail && card.stockStatus === 'instock' && t('back'),
    ].filter((word) => word !== false);
    return words.length > 0 ? { text: card.name, amount: words.join(', ') } : [];
  });
  if (lines.length === 0) return;
  const address = (query: Record<string, string>) => origin + href('wishlist', {}, locale, query);
  const letter = await writeLetter({
    ...look,
    locale,
    colon: t('colon'),
    subject: t('subject', { count: lines.length }),
    greeting: t('greeting'),
    intro: t('intro'),
    blocks: [{ title: t('block'), lines }],
    link: { text: t('open'), address: address({}) },
    more: [{ text: t('stop'), address: address({ abmelden: signId('wishlist-mail', userId) }) }],
    closing: t('closing'),
  });
  await mailer().send({ kind: 'wishlist-news', to: email, ...letter, ...sender, isProven: true }, idempotencyKey);
}
