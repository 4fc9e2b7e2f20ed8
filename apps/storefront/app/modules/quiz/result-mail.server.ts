import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { mailboxOf } from '~/platform/mail/mailbox.ts';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { type Locale, locales } from '~/i18n/locales.ts';
import { formatChf, formatExactAmount, formatRate } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { splitName } from '~/modules/catalog/product-tile.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { keepSentence } from '~/modules/forms/submissions.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP, toInstanceId } from '~/platform/instance-id.ts';
import { currentInstanceId, withinInstance } from '~/platform/instance-scope.server.ts';
import { addJob, defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { createRateLimiter } from '~/platform/rate-limit.server.ts';
import { href } from '~/site-map.ts';
import { type Answers, readAnswers } from './answers.ts';
import { findQuizBikes } from './quiz-bikes.server.ts';
import { RESULT_EMAIL } from './result-mail.ts';
import { resultQuery } from './steps.ts';
import { suggest } from './suggest.ts';

/** The form that has a result mailed; its name is none of an answer's. */
export const resultMailForm = z.object({ [RESULT_EMAIL]: typedEmail() });

/** Mails that one sender may order in an hour, and that one address gets in a day: more are taken and not sent. */
const senders = createRateLimiter({ name: 'quiz-mail-sender', points: 10, seconds: 3600 });
const addresses = createRateLimiter({ name: 'quiz-mail-address', points: 3, seconds: 86_400 });

interface ResultWish {
  email: string;
  answers: Answers;
  locale: Locale;
  sender: string;
  /** Address of the page that the form stands on. */
  pageUri: string;
}

/**
 * Has a result of the quiz mailed. The address is kept nowhere but in the job that sends it; the words that stood beside it are, and
 * name nobody.
 * @returns why not; null where it is taken, whether or not that address gets one more today
 */
export async function mailResult({ email, answers, locale, sender, pageUri }: ResultWish): Promise<'too-many' | null> {
  if ((await senders.consume(sender)) !== undefined) return 'too-many';
  const hash = createHash('sha256').update(mailboxOf(email)).digest('hex');
  if ((await addresses.consume(hash)) !== undefined) return null;
  const payload = { email, locale, query: resultQuery(answers), instance: currentInstanceId() };
  const key = `quiz-result:${randomUUID()}`;
  const t = i18nFor(locale, 'quiz');
  const consentText = ['label', 'help', 'submit'].map((part) => textOfKey(t, `mail.${part}`)).join(' ');
  await db.$transaction(async (database) => {
    await keepSentence(database, { key, form: `quiz-result-${locale}`, email: null, consentText, pageUri });
    await addJob(database, quizResultMailJob, payload, { key });
  });
  return null;
}

const mailSchema = z.object({
  email: typedEmail(),
  locale: z.enum(locales),
  query: z.string(),
  instance: z.string().default(MAIN_SHOP),
});

/** Mails the bikes that a result suggests, at the prices of the moment, with the link to it. */
export const quizResultMailJob = defineJob({ name: 'mail.quiz-result', schema: mailSchema, run: sendMail });

/** In the shop where it was asked for: what it sells, at its plans; where that is gone, in the main shop. */
async function sendMail(payload: z.infer<typeof mailSchema>, run: JobRun): Promise<void> {
  const { id = MAIN_SHOP } = (await findInstance(toInstanceId(payload.instance))) ?? {};
  await withinInstance(id, async () => await writeAndSend(payload, run));
}

async function writeAndSend(
  { email, locale, query, instance }: z.infer<typeof mailSchema>,
  { idempotencyKey }: JobRun,
): Promise<void> {
  const { address, sender, look } = await instanceMail(instance, locale);
  const { places } = suggest(await findQuizBikes(), readAnswers(new URLSearchParams(query)));
  const cards = await findProductCards({ ids: places.map(({ bike }) => bike.id), locale });
  const t = i18nFor(locale, 'quiz-mail');
  const bikes = places.flatMap(({ bike }) => cards.find(({ id }) => id === bike.id) ?? []);
  const letter = await writeLetter({
    ...look,
    locale,
    colon: t('colon'),
    subject: t('subject'),
    greeting: t('greeting'),
    intro: t(bikes.length > 0 ? 'intro' : 'intro-none'),
    blocks: bikes.map((card) => {
      const { rate, months } = cardPlan(card, defaultPlanLength);
      const { brand, name } = splitName(card);
      const amount =
        months > 1 ? t('rate', { rate: formatRate(rate, months) }) : `CHF\u00a0${formatExactAmount(card.displayPrice)}`;
      const line = months > 1 ? t('plan', { months, total: formatChf(card.displayPrice) }) : t('once');
      return { title: [brand, name].filter(Boolean).join(' '), lines: [{ text: line, amount }] };
    }),
    link: { text: t('link'), address: `${address}${href('quiz', {}, locale)}?${query}` },
    closing: t('closing'),
  });
  await mailer().send({ kind: 'quiz-result', to: email, ...letter, ...sender }, idempotencyKey);
}
