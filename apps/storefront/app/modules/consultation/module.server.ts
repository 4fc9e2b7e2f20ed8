import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { callMail } from './emails/call-mail.server.ts';
import { eraseCalls, exportCalls, mergeCalls } from './personal-data.server.ts';

export const consultationModule = defineModule({
  name: 'consultation',
  mails: [callMail],
  personalData: { merge: [mergeCalls], erase: [eraseCalls], export: [exportCalls] },
  retention: [
    {
      rows: 'calls, after their time',
      days: 90,
      source: 'privacy page',
      remove: (before) => db.consultationCall.deleteMany({ where: { startsAt: { lt: before } } }),
    },
  ],
});
