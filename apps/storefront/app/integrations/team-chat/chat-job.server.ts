import { z } from 'zod';
import { defineJob } from '~/platform/jobs.server.ts';
import { teamChat } from './team-chat.server.ts';

/** Posts a message to the team. */
export const chatJob = defineJob({
  name: 'chat.send',
  schema: z.object({ text: z.string() }),
  run: (message, { idempotencyKey }) => teamChat().post(message, idempotencyKey),
});
