import { z } from 'zod';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { href } from '~/site-map.ts';

/** Mails an answer to the person who asked, unless the question was hidden or erased meanwhile. */
export const answerMail = defineMail({
  kinds: [{ name: 'question-answer', class: 'staff' }],
  texts: 'question-mail',
  schema: z.object({ questionId: z.uuid() }),
  read: async ({ questionId }) => {
    const question = await db.productQuestion.findUnique({ where: { id: questionId } });
    if (!question?.email || !question.answerText || question.hiddenAt) return undefined;
    const { id, locale, email: to, instanceId, firstName, bikeName, bikeSlug, questionText, answerText } = question;
    return { to, locale, instanceId, facts: { id, firstName, bikeName, bikeSlug, questionText, answerText } };
  },
  write: ({ id, firstName, bikeName, bikeSlug, questionText, answerText }, { t, locale, page }) => ({
    subject: t('subject', { name: bikeName }),
    greeting: t('greeting', { name: firstName }),
    intro: t('intro', { name: bikeName }),
    blocks: [
      { title: t('question'), lines: linesOf(questionText) },
      { title: t('answer'), lines: linesOf(answerText) },
    ],
    link: { text: t('open'), address: page(href('productQuestions', { bike: bikeSlug, question: id }, locale)) },
    closing: t('closing'),
  }),
  samples: (locale) => ({
    answer: {
      id: 'sample',
      firstName: 'Mia',
      bikeName: 'Aarvelo Limmat 5',
      bikeSlug: 'aarvelo-limmat-5',
      questionText: locale === 'de' ? 'Wie schwer ist das Bike?' : 'Combien pèse le vélo?',
      answerText: '24 kg',
    },
  }),
});

const linesOf = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line.trim() }));
