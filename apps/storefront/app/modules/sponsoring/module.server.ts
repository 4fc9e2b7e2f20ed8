import { otherPaymentReported } from '~/modules/payments/payments.server.ts';
import { defineModule, on } from '~/platform/modules.server.ts';
import { watchPagesJob } from './campaign/end-page.server.ts';
import { contributionLinkJob } from './contributions/contribution-link.server.ts';
import { refundJob } from './contributions/refund-contribution.server.ts';
import { queueContributionNews, syncContributionJob } from './contributions/sync-contribution.server.ts';
import { sponsorMail } from './emails/sponsor-mail.server.ts';
import { cleanSponsoring, eraseSponsoring, exportSponsoring, mergeSponsorPages } from './personal-data.server.ts';

export const sponsoringModule = defineModule({
  name: 'sponsoring',
  jobs: [contributionLinkJob, syncContributionJob, refundJob, watchPagesJob],
  mails: [sponsorMail],
  personalData: { merge: [mergeSponsorPages], erase: [eraseSponsoring], export: [exportSponsoring] },
  events: [on(otherPaymentReported, queueContributionNews)],
  retention: [
    {
      rows: 'names, words and amounts of sponsor-me pages',
      periods:
        'names and words a year after the end, contributions never paid after 30 days, amounts after eleven years',
      source: 'privacy page',
      clean: cleanSponsoring,
    },
  ],
});
