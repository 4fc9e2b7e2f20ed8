import { formatDay } from '~/i18n/dates.ts';
import { savedLines, savedMailSchema } from '~/modules/checkout/saved-checkouts.schema.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href } from '~/site-map.ts';
import { namesOfVariants } from './variant-names.server.ts';

/** Mails the link that resumes a checkout. */
export const savedCheckoutMail = defineMail({
  kinds: [{ name: 'saved-checkout', class: 'normal' }],
  texts: 'saved-checkout',
  schema: savedMailSchema,
  read: async ({ savedId }) => {
    const saved = await db.savedCheckout.findUnique({ where: { id: savedId } });
    if (!saved) return undefined;
    const { id, email: to, locale, instanceId, expiresAt } = saved;
    const variants = savedLines.parse(saved.lines).map(({ variantId }) => variantId);
    const names = await namesOfVariants(variants, locale);
    return {
      to,
      locale,
      instanceId,
      facts: { names, expiresOn: zurichDate(expiresAt), token: signId('saved-checkout', id) },
    };
  },
  write: ({ names, expiresOn, token }, { t, locale, page }) => ({
    subject: t('mail.subject'),
    greeting: t('mail.greeting'),
    intro: t('mail.intro', { names: names.join(', '), date: formatDay(expiresOn, locale) }),
    link: { text: t('mail.link'), address: page(href('checkoutResume', {}, locale, { token })) },
    closing: t('mail.closing'),
  }),
  samples: () => ({ link: { names: ['Aarvelo Limmat 5'], expiresOn: '2026-12-11', token: 'sample' } }),
});
