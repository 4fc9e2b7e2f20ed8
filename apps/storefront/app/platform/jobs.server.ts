import type { Sql } from 'postgres';
import type { z } from 'zod';
import { type Database, Prisma } from './db.server.ts';

/**
 * The outbox: a job is a row that is added in the same transaction as the fact that caused it, and is
 * delivered by graphile-worker at least once. Handlers are registered in `wiring.server.ts`.
 */
export interface Jobs {
  'chat.send': { text: string };
  'mail.order-confirmation': { checkoutId: string };
  'mail.order-news': {
    checkoutId: string;
    news: 'checked' | 'declined' | 'shipped' | 'delivered' | 'cancelled' | 'address' | 'link';
  };
  'mail.payment-received': { checkoutId: string };
  'payment.create-link': { paymentId: string };
  'payment.sync': { paymentId: string };
  /** Only for the local payment page: a webhook that comes late. */
  'payment.local-webhook': { hash: string };
  'partner.financing': { checkoutId: string; message: 'application' | 'contract' | 'cancellation' };
  'partner.logistics': { checkoutId: string; message: 'order' | 'cancellation' };
  'forms.submit': { form: string; fields: { name: string; value: string }[]; context?: { pageUri?: string } };
  'cart.remind': { cartId: string };
  'carts.clean': Record<string, never>;
  'content.refresh': { reason: string };
  'prices.apply': Record<string, never>;
  'search.clean': Record<string, never>;
  'search.fill': Record<string, never>;
  'sessions.clean': Record<string, never>;
  'uploads.clean': Record<string, never>;
  'storage.remove': { bucket: string; key: string };
  'contract.create': { checkoutId: string };
}

export type JobName = keyof Jobs;

export interface JobOptions {
  /** Two jobs with the same key are one; also the idempotency key of the delivery. */
  key?: string;
  runAt?: Date;
}

/**
 * Adds a job inside the caller's transaction.
 * @param database the transaction of the fact that causes the job
 */
export async function addJob<Name extends JobName>(
  database: Database,
  name: Name,
  payload: Jobs[Name],
  { key, runAt }: JobOptions = {},
): Promise<void> {
  await database.$executeRaw(Prisma.sql`
    select graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => 25,
      job_key => ${key ?? null}
    )`);
}

/** `addJob` for those who write by postgres.js. @param sql the connection or transaction of the fact that causes the job */
export async function addJobBySql<Name extends JobName>(
  sql: Sql,
  name: Name,
  payload: Jobs[Name],
  { key, runAt }: JobOptions = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(payload)}::text::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => 25,
      job_key => ${key ?? null}
    )`;
}

/** Jobs that the clock adds, once for all workers together; `match` is a crontab pattern in UTC. */
export const jobTimetable: readonly { name: JobName; match: string }[] = [
  { name: 'prices.apply', match: '* * * * *' },
  { name: 'search.clean', match: '25 2 * * *' },
  { name: 'sessions.clean', match: '15 2 * * *' },
  { name: 'carts.clean', match: '30 2 * * *' },
  { name: 'uploads.clean', match: '45 * * * *' },
];

/** What a handler is told about the run beside the payload. */
export interface JobRun {
  /** The same for every attempt of one job: third parties that get it twice act once. */
  idempotencyKey: string;
  /** Aborted when the process is about to end. */
  signal: AbortSignal;
}

/** Runs one job. An error makes it run again later, with growing pauses, until its attempts are used up. */
export type JobHandler = (payload: unknown, run: JobRun) => Promise<void>;

/** A handler for every job (registered in `wiring.server.ts`). */
export type JobHandlers = Record<JobName, JobHandler>;

/**
 * Makes a handler out of a use case: what lies in the queue is parsed before it is used.
 * @throws the handler throws zod's error where the payload does not fit
 */
export function jobHandler<Payload>(
  schema: z.ZodType<Payload>,
  run: (payload: Payload, run: JobRun) => Promise<void>,
): JobHandler {
  return (payload, context) => run(schema.parse(payload), context);
}
