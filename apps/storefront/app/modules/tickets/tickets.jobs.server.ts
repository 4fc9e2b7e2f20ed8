import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { cleanTickets, remindShoppers } from './clean-tickets.server.ts';
import { cleanWaitingPictures } from './files/pictures.server.ts';
import { ticketMailJob } from './letters/ticket-mail.server.ts';

const cleanJob = defineJob({
  name: 'tickets.clean',
  crontab: '50 2 * * *',
  schema: z.object({}),
  run: async () => {
    await cleanTickets();
    await cleanWaitingPictures();
  },
});

const remindJob = defineJob({
  name: 'tickets.remind',
  crontab: '0 7 * * *',
  schema: z.object({}),
  run: () => remindShoppers(),
});

/** The jobs of tickets. */
export const ticketJobs: readonly Job[] = [ticketMailJob, cleanJob, remindJob];
