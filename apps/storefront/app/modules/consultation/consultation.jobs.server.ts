import { z } from 'zod';
import { db } from '~/platform/db.server.ts';
import { defineJob, type Job } from '~/platform/jobs.server.ts';
import { callMailJob } from './letters/call-mail.server.ts';

/** Days that a call is kept after its time: the privacy page promises it. */
const KEPT_DAYS = 90;

/** Removes calls 90 days after their time. @returns how many */
export async function cleanCalls(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  return (await db.consultationCall.deleteMany({ where: { startsAt: { lt: before } } })).count;
}

const cleanJob = defineJob({
  name: 'consultation.clean',
  crontab: '25 2 * * *',
  schema: z.object({}),
  run: () => cleanCalls(),
});

/** The jobs of consultation. */
export const consultationJobs: readonly Job[] = [callMailJob, cleanJob];
