import { z } from 'zod';
import { db } from '~/platform/db.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { defineModule } from '~/platform/modules.server.ts';
import { orderConfirmationMail } from './confirmation.server.ts';
import { contractJob } from './contract.server.ts';
import { cleanLockedOrders, eraseOrders, eraseUploads } from './erased-orders.server.ts';
import { exportOrders } from './export-orders.server.ts';
import { eraseDocumentLinks } from './magic-docs.server.ts';
import { documentMail } from './magic-docs/document-mail.server.ts';
import { idReminderJob } from './id-reminder.server.ts';
import { removeOldIdPictures } from './old-id-pictures.server.ts';
import { mergeUploads, removeUnclaimedUploads } from './uploads.server.ts';
import { removeStrayFiles } from './uploads/stray-files.server.ts';

const cleanUploadsJob = defineJob({
  name: 'uploads.clean',
  crontab: '45 * * * *',
  schema: z.object({}),
  run: () => removeUnclaimedUploads(),
});

const cleanIdPicturesJob = defineJob({
  name: 'id-pictures.clean',
  crontab: '20 * * * *',
  schema: z.object({}),
  run: () => removeOldIdPictures(),
});

const cleanStrayFilesJob = defineJob({
  name: 'storage.clean',
  crontab: '50 * * * *',
  schema: z.object({}),
  run: () => removeStrayFiles(),
});

const tendLockedOrdersJob = defineJob({
  name: 'orders.tend-locked',
  crontab: '35 2 * * *',
  schema: z.object({}),
  run: () => cleanLockedOrders(),
});

export const afterOrderModule = defineModule({
  name: 'after-order',
  jobs: [contractJob, idReminderJob, cleanUploadsJob, cleanIdPicturesJob, cleanStrayFilesJob, tendLockedOrdersJob],
  mails: [orderConfirmationMail, documentMail],
  personalData: {
    merge: [mergeUploads],
    // Links to documents are found through the orders, which `eraseOrders` separates from their person.
    erase: [eraseDocumentLinks, eraseOrders, eraseUploads],
    export: [exportOrders],
  },
  retention: [
    {
      // Staff can see a link for a month after it has expired.
      rows: 'expired links to documents',
      days: 30,
      source: 'spec §3: magicDocs',
      remove: (before) => db.magicDoc.deleteMany({ where: { expiresAt: { lt: before } } }),
    },
  ],
});
