import { formatDay } from '~/i18n/dates.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { CONFIRM_DAYS, nextIssue } from '~/modules/newsletter/newsletter.ts';
import { newsletterMailSchema } from '~/modules/newsletter/newsletter.schema.server.ts';
import { db } from '~/platform/db.server.ts';
import type { MailKind } from '~/platform/mail/mail-kind.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href } from '~/site-map.ts';

type Words = 'confirm' | 'known' | 'welcome';

/** A mail about a subscription, unless it has ended meanwhile. Every mail ends the newsletter by one click. */
const subscriptionMail = (kind: MailKind, samples: readonly Words[], wordsOf: (isConfirmed: boolean) => Words | null) =>
  defineMail({
    kinds: [kind],
    texts: 'newsletter-mail',
    schema: newsletterMailSchema,
    read: async ({ subscriptionId }) => {
      const subscription = await db.newsletterSubscription.findUnique({ where: { id: subscriptionId } });
      const words = subscription && !subscription.leftAt ? wordsOf(subscription.confirmedAt !== null) : null;
      if (!subscription || !words) return undefined;
      const { id, email: to, locale, instanceId } = subscription;
      const leave = href('newsletterLeave', {}, locale, { token: signId('newsletter-leave', id) });
      const confirm = href('newsletterConfirm', {}, locale, { token: signId('newsletter-confirm', id) });
      const isProven = words === 'welcome';
      return { to, locale, instanceId, isProven, unsubscribePath: leave, facts: { words, leave, confirm } };
    },
    write: ({ words, leave, confirm }, { t, locale, page }) => ({
      subject: t(`${words}.subject`),
      greeting: t(`${words}.greeting`),
      intro: t(`${words}.intro`, { days: CONFIRM_DAYS, date: formatDay(nextIssue(zurichDate(new Date())), locale) }),
      link: {
        text: t(`${words}.link`),
        address: page(words === 'confirm' ? confirm : href('allModels', {}, locale)),
      },
      ...(words === 'confirm' ? {} : { more: [{ text: t('leave'), address: page(leave) }] }),
      closing: t(`${words}.closing`),
    }),
    samples: () => Object.fromEntries(samples.map((words) => [words, { words, leave: '/leave', confirm: '/confirm' }])),
  });

/** Answers a request: by the link that confirms, or by saying that the newsletter comes already. */
export const newsletterMail = subscriptionMail(
  { name: 'newsletter', class: 'normal' },
  ['confirm', 'known'],
  (isConfirmed) => (isConfirmed ? 'known' : 'confirm'),
);

/** Says welcome once a request was confirmed. */
export const welcomeMail = subscriptionMail(
  { name: 'newsletter-welcome', class: 'normal' },
  ['welcome'],
  (isConfirmed) => (isConfirmed ? 'welcome' : null),
);
