import { z } from 'zod';
import { teamChat } from '~/integrations/team-chat/team-chat.server';
import { refreshContent } from '~/modules/content/content.server';
import { removeExpiredSessions } from '~/modules/identity/expired-sessions.server';
import { type JobHandlers, jobHandler } from '~/platform/jobs.server';

/** What each job does. The only place that knows every module. */
export const jobHandlers: Partial<JobHandlers> = {
  'chat.send': jobHandler(z.object({ text: z.string() }), (message, { idempotencyKey }) =>
    teamChat().post(message, idempotencyKey),
  ),
  'content.refresh': jobHandler(z.object({ reason: z.string() }), async () => {
    await refreshContent();
  }),
  'sessions.clean': jobHandler(z.object({}), async () => {
    await removeExpiredSessions();
  }),
};
