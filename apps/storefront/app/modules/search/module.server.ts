import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { fillSearchJob } from './fill-engine.server.ts';
import { summaryJob } from './missing-pages/report-missing-page.server.ts';

export const searchModule = defineModule({
  name: 'search',
  jobs: [fillSearchJob, summaryJob],
  retention: [
    {
      rows: 'searches',
      days: 90,
      source: 'spec §3: topSearches',
      remove: (before) => db.topSearch.deleteMany({ where: { day: { lt: before } } }),
    },
    {
      rows: 'visits of unknown addresses',
      days: 30,
      source: 'privacy page',
      remove: async (before) => {
        await db.missingPage.deleteMany({ where: { hour: { lt: before } } });
        await db.missingPageHour.deleteMany({ where: { hour: { lt: before } } });
      },
    },
  ],
});
