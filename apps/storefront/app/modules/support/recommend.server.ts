import { z } from 'zod';
import { typedEmail } from '~/platform/typed-email.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import { type FormContext, formName } from '~/modules/forms/forms.ts';
import { mayMail } from '~/integrations/mail/mail.server.ts';
import { type SendForm, sendLater } from '~/modules/forms/forms.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import { signText } from '~/platform/signing-keys.server.ts';
import { typedName } from '~/platform/typed-text.server.ts';
import { formConstraints } from '~/platform/form-constraints.server.ts';
import type { MailKind } from '~/platform/mail/mail-kind.ts';

/** Limits of the recommendation, which the marketing service mails. */
const recommendationKind: MailKind = { name: 'recommendation', class: 'normal' };

const perSender = createRateLimiter({ name: 'recommendations', points: 5, seconds: 3600 });

const codes = { required: 'required', tooLong: 'long', characters: 'characters', name: 'name' };

/** The form that sends a person a link: codes of `recommend:error`. */
export const recommendForm = z.object({
  firstName: typedName(60, codes),
  email: typedEmail({ required: 'required', invalid: 'email' }),
});

export const recommendConstraints = formConstraints(recommendForm);

type Recommendation = z.infer<typeof recommendForm>;

interface RecommendWish extends Recommendation {
  /** Address of the product's page. */
  link: string;
  locale: Locale;
  context: FormContext;
  /** The sentence at the button. */
  consentText: string;
  /** An address, or whatever represents one. */
  sender: string;
}

/**
 * Sends a person a link to a product: the marketing service mails it (spec §3: recommendation_link). An address gets
 * the same link once, and no more mails of all kinds than a mailbox may have: who sends is not told. The sentence that
 * was agreed to is stored, without the address; nothing else is here once it is sent.
 * @returns seconds to wait where the sender has sent too many; undefined if it is on its way
 */
export async function recommend(wish: RecommendWish, send: SendForm = sendLater): Promise<number | undefined> {
  const { firstName, email, link, locale, context, consentText, sender } = wish;
  const seconds = await perSender.consume(sender);
  if (seconds !== undefined) return seconds;
  const digest = signText('recommendation', JSON.stringify([email, link]));
  const fields = [
    { name: 'email' as const, value: email },
    { name: 'firstname' as const, value: firstName },
    { name: 'recommendation_link' as const, value: link },
    { name: 'language_selected' as const, value: locale },
  ];
  const form = { form: formName('recommendation', locale), fields, context, consentText };
  const key = `recommendation:${digest.slice(0, 32)}`;
  if (await mayMail({ kind: recommendationKind, to: email }, key)) await send(form, key);
  return undefined;
}
