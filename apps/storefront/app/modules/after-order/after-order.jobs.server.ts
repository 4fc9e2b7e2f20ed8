import { z } from 'zod';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { orderConfirmationJob } from './confirmation.server.ts';
import { contractJob } from './contract.server.ts';
import { tendLockedOrders } from './erased-orders.server.ts';
import { removeOldIdPictures } from './old-id-pictures.server.ts';
import { removeUnclaimedUploads } from './uploads.server.ts';
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
  run: () => tendLockedOrders(),
});

/** The jobs of what comes after an order. */
export const afterOrderJobs: readonly Job[] = [
  orderConfirmationJob,
  contractJob,
  cleanUploadsJob,
  cleanIdPicturesJob,
  cleanStrayFilesJob,
  tendLockedOrdersJob,
];
