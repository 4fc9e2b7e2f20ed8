import type { Job } from '~/platform/jobs.server.ts';
import { overdueJob } from './overdue.server.ts';
import { createLinkJob } from './provider/create-link.server.ts';
import { localWebhookJob } from './provider/local-pay.server.ts';
import { syncPaymentJob } from './provider/sync-payment.server.ts';
import { refundJob } from './refund.server.ts';
import { paymentReceivedJob } from './received-mail.server.ts';

/** The jobs of payment. */
export const paymentJobs: readonly Job[] = [
  createLinkJob,
  syncPaymentJob,
  overdueJob,
  paymentReceivedJob,
  localWebhookJob,
  refundJob,
];
