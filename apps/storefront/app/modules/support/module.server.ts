import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';

export const supportModule = defineModule({
  name: 'support',
  retention: [
    {
      rows: 'failures that browsers reported',
      days: 30,
      source: 'privacy page',
      remove: (before) => db.breakingErrorLog.deleteMany({ where: { minute: { lt: before } } }),
    },
  ],
});
