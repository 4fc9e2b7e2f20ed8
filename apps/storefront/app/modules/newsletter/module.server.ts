import { defineModule } from '~/platform/modules.server.ts';
import { newsletterMail, welcomeMail } from './emails/newsletter-mail.server.ts';
import { cleanNewsletter } from './newsletter.server.ts';
import { eraseSubscription, exportSubscription } from './personal-data.server.ts';

export const newsletterModule = defineModule({
  name: 'newsletter',
  mails: [newsletterMail, welcomeMail],
  personalData: { erase: [eraseSubscription], export: [exportSubscription] },
  retention: [
    {
      rows: 'subscriptions of the newsletter',
      periods: 'requests that nobody confirmed after 7 days, those that were ended after 365',
      source: 'privacy page',
      clean: cleanNewsletter,
    },
  ],
});
