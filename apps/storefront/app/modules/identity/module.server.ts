import { defineModule } from '~/platform/modules.server.ts';
import { markErasedJob } from './erase-person.server.ts';
import { eraseJob, erasureMail } from './erasure/ask-erasure.server.ts';
import { removeExpiredSessions } from './expired-sessions.server.ts';
import { signInMail } from './sign-in/sign-in-mail.server.ts';
import { signInWarningMail } from './sign-in/sign-in-warning.server.ts';

export const identityModule = defineModule({
  name: 'identity',
  jobs: [eraseJob, markErasedJob],
  mails: [signInMail, signInWarningMail, erasureMail],
  personalData: {
    notErased: '`erasePerson` removes the account itself, once the hooks of all modules have run',
    notExported: '`exportPerson` begins with the account itself',
  },
  retention: [
    {
      rows: 'sessions, links and codes to sign in, anonymous users',
      periods:
        'when sessions have ended; a day after links and codes have; anonymous users once nothing refers to them',
      source: 'privacy page',
      clean: removeExpiredSessions,
    },
  ],
});
