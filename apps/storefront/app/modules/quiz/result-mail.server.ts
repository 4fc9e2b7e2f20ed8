import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { mailboxOf } from '~/platform/mail/mailbox.ts';
import { typedEmail } from '~/platform/typed-email.server.ts';
import { type Locale, locales } from '~/i18n/locales.ts';
import { formatChf, formatExactAmount, formatRate } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { cardPlan } from '~/modules/catalog/card-plan.ts';
import { findProductCards } from '~/modules/catalog/catalog.server.ts';
import { splitName } from '~/modules/catalog/product-tile.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { storeSentence } from '~/modules/forms/submissions.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP, toInstanceId } from '~/platform/instance-id.ts';
import { currentInstanceId, withinInstance } from '~/platform/instance-scope.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
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
  /** Address of the page that the form is on. */
  pageUri: string;
}

/**
 * Has a result of the quiz mailed. The address is stored nowhere but in the job that sends it; the words that stood
 * beside it are, and name no one.
 * @returns why not; null if it is taken, whether or not that address gets one more today
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
    await storeSentence(database, { key, form: `quiz-result-${locale}`, email: null, consentText, pageUri });
    await addJob(database, quizResultMail, payload, { key });
  });
  return null;
}

const mailSchema = z.object({
  email: typedEmail(),
  locale: z.enum(locales),
  query: z.string(),
  instance: z.string().default(MAIN_SHOP),
});

/** What a suggested bike costs: on the default plan, or at once. Amounts in Rappen. */
interface SuggestedBike {
  name: string;
  price: number;
  rate: number;
  months: number;
}

/**
 * Mails the bikes that a result suggests, at the prices of the moment, with the link to it: those of the shop where it
 * was asked for, at its plans; where that is gone, of the main shop.
 */
export const quizResultMail = defineMail({
  kinds: [{ name: 'quiz-result', class: 'normal' }],
  texts: 'quiz-mail',
  schema: mailSchema,
  read: async ({ email: to, locale, query, instance: instanceId }) => {
    const { id = MAIN_SHOP } = (await findInstance(toInstanceId(instanceId))) ?? {};
    const bikes = await withinInstance(id, async () => await suggestedBikes(query, locale));
    return { to, locale, instanceId, facts: { bikes, query } };
  },
  write: ({ bikes, query }, { t, locale, page }) => ({
    subject: t('subject'),
    greeting: t('greeting'),
    intro: t(bikes.length > 0 ? 'intro' : 'intro-none'),
    blocks: bikes.map(({ name, price, rate, months }) => {
      const amount =
        months > 1 ? t('rate', { rate: formatRate(rate, months) }) : `CHF\u00a0${formatExactAmount(price)}`;
      const line = months > 1 ? t('plan', { months, total: formatChf(price) }) : t('once');
      return { title: name, lines: [{ text: line, amount }] };
    }),
    link: { text: t('link'), address: page(`${href('quiz', {}, locale)}?${query}`) },
    closing: t('closing'),
  }),
  samples: () => ({
    bikes: { query: '', bikes: [{ name: 'Aarvelo Limmat 5', price: 4320_00, rate: 120_00, months: 36 }] },
    'no bike': { query: '', bikes: [] },
  }),
});

async function suggestedBikes(query: string, locale: Locale): Promise<SuggestedBike[]> {
  const { places } = suggest(await findQuizBikes(), readAnswers(new URLSearchParams(query)));
  const cards = await findProductCards({ ids: places.map(({ bike }) => bike.id), locale });
  return places.flatMap(({ bike }) => {
    const card = cards.find(({ id }) => id === bike.id);
    if (!card) return [];
    const { brand, name } = splitName(card);
    const { rate, months } = cardPlan(card, defaultPlanLength);
    return [{ name: [brand, name].filter(Boolean).join(' '), price: card.displayPrice, rate, months }];
  });
}
