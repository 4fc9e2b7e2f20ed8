import { z } from 'zod';
import { defineJob } from '~/platform/jobs.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { reminderMail } from './emails/reminder-mail.server.ts';
import { eraseReminder, exportReminder } from './personal-data.server.ts';
import { cleanReminders, remindOfBlackFriday } from './remind.server.ts';

const remindJob = defineJob({
  name: 'black-friday.remind',
  crontab: '* * * * *',
  schema: z.object({}),
  run: () => remindOfBlackFriday(),
});

export const campaignsModule = defineModule({
  name: 'campaigns',
  jobs: [remindJob],
  mails: [reminderMail],
  personalData: { erase: [eraseReminder], export: [exportReminder] },
  retention: [
    {
      rows: 'reminders of the Black Friday',
      periods: '7 days after their mail, those that nobody confirmed after 7, those that no action came for after 365',
      source: 'privacy page',
      clean: cleanReminders,
    },
  ],
});
