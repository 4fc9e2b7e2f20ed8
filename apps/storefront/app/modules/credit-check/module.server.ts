import { defineModule } from '~/platform/modules.server.ts';
import { cleanChecks } from './clean-checks.server.ts';
import { eraseChecks, exportChecks, mergeChecks } from './personal-data.server.ts';
import { creditReminderMail, reviewMail } from './review/check-mails.server.ts';

export const creditCheckModule = defineModule({
  name: 'credit-check',
  mails: [creditReminderMail, reviewMail],
  personalData: { merge: [mergeChecks], erase: [eraseChecks], export: [exportChecks] },
  retention: [
    {
      rows: 'results of credit checks',
      periods:
        '90 days, not before 30 after a decision of the team, or 90 after one was requested that nobody took; pictures 30 days',
      source: 'privacy page',
      clean: cleanChecks,
    },
  ],
});
