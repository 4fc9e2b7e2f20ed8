import { z } from 'zod';
import { defineJob } from '~/platform/jobs.server.ts';
import { objectStorage } from './storage.server.ts';

/** Removes an object from the storage, once whatever pointed at it is gone. */
export const removeObjectJob = defineJob({
  name: 'storage.remove',
  schema: z.object({ bucket: z.string(), key: z.string() }),
  run: ({ bucket, key }) => objectStorage().remove(bucket, key),
});
