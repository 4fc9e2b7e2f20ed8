import type { Job } from '~/platform/jobs.server.ts';
import { orderNewsJob } from './news-mail.server.ts';
import { financingPartnerJob, logisticsPartnerJob } from './partners/tell-partners.server.ts';

/** The jobs of orders on their way. */
export const fulfilmentJobs: readonly Job[] = [orderNewsJob, financingPartnerJob, logisticsPartnerJob];
