import { z } from 'zod';
import { defineJob } from '~/platform/jobs.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { cleanTickets, remindShoppers } from './clean-tickets.server.ts';
import { cleanWaitingPictures } from './files/pictures.server.ts';
import { ticketMail } from './emails/ticket-mail.server.ts';
import { eraseTickets, exportTickets, mergeTickets } from './personal-data.server.ts';

const remindJob = defineJob({
  name: 'tickets.remind',
  crontab: '0 7 * * *',
  schema: z.object({}),
  run: () => remindShoppers(),
});

export const ticketsModule = defineModule({
  name: 'tickets',
  jobs: [remindJob],
  mails: [ticketMail],
  personalData: { merge: [mergeTickets], erase: [eraseTickets], export: [exportTickets] },
  retention: [
    { rows: 'solved tickets', periods: 'two years after their solution', source: 'privacy page', clean: cleanTickets },
    {
      rows: 'pictures that no ticket took',
      periods: 'a day after their upload',
      source: 'privacy page',
      clean: cleanWaitingPictures,
    },
  ],
});
