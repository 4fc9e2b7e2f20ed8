import { z } from 'zod';
import { defineJob } from '~/platform/jobs.server.ts';
import { cleanMailPlaces } from './mail-limits.server.ts';

/** Forgets every night which mailbox had how many messages. */
export const mailPlacesJob = defineJob({
  name: 'mail-places.clean',
  crontab: '46 2 * * *',
  schema: z.object({}),
  run: () => cleanMailPlaces(),
});
