import { spreadsheet } from '~/integrations/spreadsheet/spreadsheet.server.ts';
import { db } from '~/platform/db.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { RETENTION_DAYS } from './assistant.ts';
import { eraseHandedOver, exportHandedOver } from './personal-data.server.ts';
import { appendRowJob } from './spreadsheet.server.ts';

export const assistantModule = defineModule({
  name: 'assistant',
  jobs: [appendRowJob],
  personalData: { erase: [eraseHandedOver], export: [exportHandedOver] },
  retention: [
    {
      rows: 'questions to the helper with their answers, in the spreadsheet too',
      days: RETENTION_DAYS,
      source: 'privacy page',
      remove: async (before) => {
        await db.assistantAnswer.deleteMany({ where: { createdAt: { lt: before } } });
        await db.spreadsheetRow.deleteMany({ where: { createdAt: { lt: before } } });
        await spreadsheet().removeBefore('pdpAi', before);
      },
    },
  ],
});
