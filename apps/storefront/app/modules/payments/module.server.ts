import { db } from '~/platform/db.server.ts';
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
  personalData: {
    notErased: 'bank statements are books: the law asks for them for ten years, with the names of who paid',
    notExported: 'what came for an order is a part of the order',
  },
  retention: [
    {
      rows: 'bank statements',
      days: 11 * 366,
      source: 'Swiss Code of Obligations, art. 958f: ten years from the end of the business year',
      remove: (before) => db.bankStatement.deleteMany({ where: { readAt: { lt: before } } }),
    },
  ],
});
