import { defineModule } from '~/platform/modules.server.ts';
import { overdueJob } from './overdue.server.ts';
import { createLinkJob } from './provider/create-link.server.ts';
import { localWebhookJob } from './provider/local-pay.server.ts';
import { syncPaymentJob } from './provider/sync-payment.server.ts';
import { paymentReceivedMail } from './received-mail.server.ts';
import { refundJob } from './refund.server.ts';

export const paymentsModule = defineModule({
  name: 'payments',
  jobs: [createLinkJob, syncPaymentJob, overdueJob, localWebhookJob, refundJob],
  mails: [paymentReceivedMail],
});
