import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

export const shortUrlsModule = defineModule({
  name: 'short-urls',
  retention: [
    {
      rows: 'daily counts of short addresses',
      days: 730,
      source: 'spec §3: shortURLs',
      remove: (before) => db.shortUrlDay.deleteMany({ where: { day: { lt: new Date(zurichDate(before)) } } }),
    },
  ],
});
