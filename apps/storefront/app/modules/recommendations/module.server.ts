import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { exportViews, mergeViews } from './recommendations.server.ts';

export const recommendationsModule = defineModule({
  name: 'recommendations',
  personalData: { merge: [mergeViews], export: [exportViews] },
  retention: [
    {
      rows: 'bikes that were looked at',
      days: 90,
      source: 'privacy page',
      remove: (before) => db.viewedProduct.deleteMany({ where: { viewedAt: { lt: before } } }),
    },
  ],
});
