import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { exportStoryActs, mergeStoryActs } from './stories.server.ts';

export const storiesModule = defineModule({
  name: 'stories',
  personalData: { merge: [mergeStoryActs], export: [exportStoryActs] },
  retention: [
    {
      rows: 'counts, likes and answers of stories',
      days: 365,
      source: 'privacy page',
      remove: async (before) => {
        await db.storyView.deleteMany({ where: { day: { lt: before } } });
        await db.storyInteraction.deleteMany({ where: { day: { lt: before } } });
        await db.storyLike.deleteMany({ where: { createdAt: { lt: before } } });
        await db.storyVote.deleteMany({ where: { createdAt: { lt: before } } });
      },
    },
  ],
});
