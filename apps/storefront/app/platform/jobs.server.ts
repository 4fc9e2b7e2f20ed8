import type { z } from 'zod';
import { type AnyDatabase, queryRows } from './any-database.server.ts';

/**
 * The outbox: a job is a row that is added in the same transaction as the fact that caused it, and is delivered by
 * graphile-worker at least once. A job is declared once by `defineJob`, with its handler, and
 * listed in the `module.server.ts` of its module.
 */
export interface Job {
  /** Names it in the queue, where rows outlive deployments. */
  readonly name: string;
  /** When the clock adds it, once for all workers together, without a payload: a crontab pattern in UTC. */
  readonly crontab?: string;
  /**
   * Runs it with what lies in the queue. An error makes it run again later, with growing pauses, until its attempts are
   * used up.
   * @throws zod's error where the payload does not fit, and whatever the job throws
   */
  handle(payload: unknown, run: JobRun): Promise<void>;
}

/** A job with what has to be said when it is added. */
export interface JobFor<Payload> extends Job {
  readonly schema: z.ZodType<Payload>;
}

/** Data of a job's run in addition to the payload. */
export interface JobRun {
  /** The same for every attempt of one job: third parties that get it twice act once. */
  idempotencyKey: string;
  /** Aborted when the process is about to end. */
  signal: AbortSignal;
}

interface JobDeclaration<Payload> extends Pick<Job, 'name' | 'crontab'> {
  /** What lies in the queue is parsed by it before it is used. */
  schema: z.ZodType<Payload>;
  /** The use case. Whatever it gives is of no use here. */
  run: (payload: Payload, run: JobRun) => Promise<unknown>;
}

/** Declares a job: its name, its payload, what it does, and when the clock adds it. */
export function defineJob<Payload>({ run, ...declaration }: JobDeclaration<Payload>): JobFor<Payload> {
  return {
    ...declaration,
    async handle(payload, context) {
      await run(declaration.schema.parse(payload), context);
    },
  };
}

export interface JobOptions {
  /** Two jobs with the same key are one; also the idempotency key of the delivery. */
  key?: string;
  runAt?: Date;
}

/** Thrown by a job that has done nothing yet and wants to run at a later time: it is no failure. */
export class JobPostponed extends Error {
  override name = 'JobPostponed';
  readonly runAt: Date;

  constructor(runAt: Date) {
    super(`postponed until ${runAt.toISOString()}`);
    this.runAt = runAt;
  }
}

/** Tries of a job before it is given up: about four days. */
const MAX_ATTEMPTS = 25;

const ADD_JOB = `
  select from add_shop_job($1::text, $2::text::json, $3::text::timestamptz, ${MAX_ATTEMPTS}, $4::text)`;

/**
 * Adds a job inside the caller's transaction.
 * @param database the transaction of the fact that causes the job, of Prisma or of postgres.js
 */
export async function addJob<Payload>(
  database: AnyDatabase,
  { name }: JobFor<Payload>,
  payload: NoInfer<Payload>,
  { key, runAt }: JobOptions = {},
): Promise<void> {
  const time = runAt?.toISOString() ?? null;
  await queryRows(database, ADD_JOB, [name, JSON.stringify(payload), time, key ?? null]);
}

const DROP_JOBS = 'select from drop_shop_jobs($1::text)';

/**
 * Takes jobs out of the queue that carry a text by itself, such as an e-mail address. (Rescheduling to no other time is
 * graphile-worker's way to a payload.)
 */
export async function dropJobsWith(database: AnyDatabase, text: string): Promise<void> {
  await queryRows(database, DROP_JOBS, [text]);
}
