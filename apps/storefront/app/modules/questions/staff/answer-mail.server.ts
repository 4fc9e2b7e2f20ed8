import { z } from 'zod';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineJob, type JobRun } from '~/platform/jobs.server.ts';
import { writeLetter } from '~/platform/mail/write-letter.server.ts';
import { href } from '~/site-map.ts';

const payloadSchema = z.object({ questionId: z.uuid() });

/** Mails an answer to whoever asked. */
export const answerMailJob = defineJob({ name: 'mail.question-answer', schema: payloadSchema, run: sendAnswer });

/**
 * Mails an answer, unless the question was hidden or erased meanwhile. A repetition has no second effect: the key is the job's.
 * @throws where the mailer fails; the job runs again
 */
async function sendAnswer({ questionId }: z.infer<typeof payloadSchema>, { idempotencyKey }: JobRun): Promise<void> {
  const question = await db.productQuestion.findUnique({ where: { id: questionId } });
  if (!question?.email || !question.answerText || question.hiddenAt) return;
  const { locale, email, firstName, bikeName, bikeSlug, questionText, answerText } = question;
  const { address, sender, look } = await instanceMail(question.instanceId, locale);
  const t = i18nFor(locale, 'question-mail');
  const letter = await writeLetter({
    ...look,
    locale,
    colon: t('colon'),
    subject: t('subject', { name: bikeName }),
    greeting: t('greeting', { name: firstName }),
    intro: t('intro', { name: bikeName }),
    blocks: [
      { title: t('question'), lines: linesOf(questionText) },
      { title: t('answer'), lines: linesOf(answerText) },
    ],
    link: {
      text: t('open'),
      address: `${address}${href('productQuestions', { bike: bikeSlug, question: questionId }, locale)}`,
    },
    closing: t('closing'),
  });
  await mailer().send({ kind: 'question-answer', to: email, ...letter, ...sender }, idempotencyKey);
}

const linesOf = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line.trim() }));
