import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { quizResultMail } from './result-mail.server.ts';

export const quizModule = defineModule({
  name: 'quiz',
  mails: [quizResultMail],
  retention: [
    {
      rows: 'suggestions of the quiz, which name nobody',
      days: 365,
      source: 'privacy page',
      remove: (before) => db.quizSuggestion.deleteMany({ where: { createdAt: { lt: before } } }),
    },
  ],
});
