import { z } from 'zod';
import { locales } from '~/i18n/locales.ts';
import { VALID_DAYS } from '~/modules/credit-check/credit-check.ts';
import { isProvenAddress } from '~/modules/identity/proven-address.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { href } from '~/site-map.ts';

/** Mails a person, on the day they chose, that they may be eligible for a plan now. */
export const creditReminderMail = defineMail({
  kinds: [{ name: 'credit-reminder', class: 'normal' }],
  texts: 'credit-check-mail',
  schema: z.object({ email: typedEmail(), locale: z.enum(locales), instance: z.string().default(MAIN_SHOP) }),
  read: ({ email: to, locale, instance: instanceId }) => Promise.resolve({ to, locale, instanceId, facts: {} }),
  write: (_facts, { t, locale, page }) => ({
    subject: t('reminder.subject'),
    greeting: t('greeting'),
    intro: t('reminder.intro'),
    link: { text: t('reminder.link'), address: page(href('creditCheck', {}, locale)) },
    closing: t('reminder.closing'),
  }),
  samples: () => ({ reminder: {} }),
});

interface Review {
  words: 'approved' | 'declined';
  /** What was typed goes to a proven address only: who asked and who reads may be two people. */
  name: string | null;
  why: string;
}

/** Mails a person the decision of a staff member, with the reason. */
export const reviewMail = defineMail({
  kinds: [{ name: 'credit-review', class: 'staff' }],
  texts: 'credit-check-mail',
  schema: z.object({ checkId: z.uuid() }),
  read: async ({ checkId }) => {
    const check = await db.creditCheck.findUnique({
      where: { id: checkId },
      include: { user: { select: { instanceId: true } } },
    });
    if (!check?.email || !check.decision) return undefined;
    const { email: to, locale, firstName, decision, decisionText, userId, user } = check;
    const facts: Review = {
      words: decision === 'approved' ? 'approved' : 'declined',
      name: (await isProvenAddress(userId, to)) ? firstName : null,
      why: decisionText ?? '',
    };
    return { to, locale, instanceId: user.instanceId, facts };
  },
  write: ({ words, name, why }, { t, locale, page }) => ({
    subject: t(`${words}.subject`),
    greeting: name ? t('greetingName', { name }) : t('greeting'),
    intro: t(`${words}.intro`, { days: VALID_DAYS }),
    blocks: [{ title: t('why'), lines: [{ text: why }] }],
    link: {
      text: t(`${words}.link`),
      address: page(href(words === 'approved' ? 'checkoutPlan' : 'allModels', {}, locale)),
    },
    closing: t(`${words}.closing`),
  }),
  samples: (): Record<string, Review> => ({
    approved: { words: 'approved', name: 'Mia', why: '…' },
    declined: { words: 'declined', name: null, why: '…' },
  }),
});
