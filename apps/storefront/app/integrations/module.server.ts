import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { removeObjectJob } from './storage/remove-object-job.server.ts';
import { chatJob } from './team-chat/chat-job.server.ts';

/** What the third parties of all modules need. */
export const integrationsModule = defineModule({
  name: 'integrations',
  jobs: [chatJob, removeObjectJob],
  personalData: {
    notErased: '`erasePerson` removes what the local adapters store, after the jobs that are still waiting',
    notExported: 'messages of the local adapters stand for those that were sent, in development and the demo',
  },
  retention: [
    {
      // Limits count a day back.
      rows: 'numbers of mails that mailboxes got',
      days: 2,
      source: 'decision 142',
      remove: (before) => db.mailPlace.deleteMany({ where: { at: { lt: before } } }),
    },
  ],
});
