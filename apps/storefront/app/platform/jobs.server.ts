import { type Database, Prisma } from './db.server.ts';

/**
 * The outbox (design: Outbox): a job is a row that is added in the same transaction as the fact that caused it, and is
 * delivered by graphile-worker at least once. Handlers are registered in `wiring.server.ts`.
 */
export interface Jobs {
  'chat.send': { text: string };
  'mail.order-confirmation': { checkoutId: string };
  'content.refresh': { reason: string };
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
