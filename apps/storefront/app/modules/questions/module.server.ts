import { defineModule } from '~/platform/modules.server.ts';
import { cleanQuestions } from './clean-questions.server.ts';
import { exportQuestions, mergeQuestions } from './questions.server.ts';
import { answerMail } from './staff/answer-mail.server.ts';

export const questionsModule = defineModule({
  name: 'questions',
  mails: [answerMail],
  personalData: { merge: [mergeQuestions], export: [exportQuestions] },
  retention: [
    {
      rows: 'product questions, or who asked them',
      periods:
        'those never sent after a month; two years after the last word those that are not shown, and name and address of the others',
      source: 'privacy page',
      clean: cleanQuestions,
    },
  ],
});
