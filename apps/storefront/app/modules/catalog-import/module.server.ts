import { z } from 'zod';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { importStock } from './stock-broker.server.ts';

const importJob = defineJob({
  name: 'stock.import',
  crontab: '10 * * * *',
  schema: z.object({}),
  run: async () => {
    const { STOCK_FEED_URL: source } = env();
    const report = source ? await importStock(source) : undefined;
    if (report?.error) throw new Error(report.error);
  },
});

export const catalogImportModule = defineModule({
  name: 'catalog-import',
  jobs: [importJob],
  retention: [
    {
      rows: 'runs of the feed of stock, and what it said of articles',
      days: 90,
      source: 'spec §3: stockBroker',
      remove: async (before) => {
        await db.stockBrokerRun.deleteMany({ where: { startedAt: { lt: before } } });
        await db.stockBrokerItem.deleteMany({ where: { seenAt: { lt: before } } });
      },
    },
  ],
});
