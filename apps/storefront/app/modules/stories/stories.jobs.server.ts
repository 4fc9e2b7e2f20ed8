import { z } from 'zod';
import { db } from '~/platform/db.server.ts';
import { defineJob, type Job } from '~/platform/jobs.server.ts';

/** Days that counts, likes and answers are kept. */
const KEPT_DAYS = 365;

const cleanJob = defineJob({
  name: 'stories.clean',
  crontab: '50 2 * * *',
  schema: z.object({}),
  run: async () => {
    const before = new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000);
    await db.storyView.deleteMany({ where: { day: { lt: before } } });
    await db.storyInteraction.deleteMany({ where: { day: { lt: before } } });
    await db.storyLike.deleteMany({ where: { createdAt: { lt: before } } });
    await db.storyVote.deleteMany({ where: { createdAt: { lt: before } } });
  },
});

/** The jobs of the stories. */
export const storyJobs: readonly Job[] = [cleanJob];
