import { Logger, makeWorkerUtils, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import { connectionPool } from '~/platform/connection-pool.server.ts';
import type { Job, JobFor } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { JOB_LIMIT, jobTask, STOP_LIMIT } from './job-task.ts';

/** A job that is added at the start and again and again. */
export interface RepeatedJob {
  name: string;
  payload: unknown;
  seconds: number;
}

/** Says that a job is added at the start and then every so many seconds. */
export function repeat<Payload>({ name }: JobFor<Payload>, payload: NoInfer<Payload>, seconds: number): RepeatedJob {
  return { name, payload, seconds };
}

export interface JobRunnerOptions {
  databaseUrl: string;
  /** Those that run here. */
  jobs: readonly Job[];
  /** Jobs at the same time. */
  concurrency: number;
  /** Jobs that are added at the start and again and again while this process runs. */
  repeating?: readonly RepeatedJob[];
  /** ms after which anyone who holds a job counts as dead; by default twice what a run may take. */
  abandonedAfter?: number;
}

/** ms before a runner that ended by itself is started again: the database may be restarting. */
const RESTART_PAUSE = 1000;

/** ms between two looks for jobs that a dead process still holds. */
const ABANDONED_INTERVAL = 60_000;

/** Runs jobs until it is stopped, through any restart of the database. */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  /** For the runner, one connection that waits for notices, and one for looks beside them. */
  readonly #pool: ReturnType<typeof connectionPool>;
  readonly #ending = new AbortController();
  /**
   * Workers of this process that lost the database while they asked for a job, or between a job's end and its
   * completion.
   */
  readonly #lost = new Set<string>();
  #runner: Runner | undefined;
  /** What ends with the runners that have begun: one that lost a worker may still run jobs beside the next. */
  readonly #unfinished = new Set<Promise<void>>();
  #timers: NodeJS.Timeout[] = [];
  #loop: Promise<void> | undefined;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
    this.#pool = connectionPool({ connectionString: options.databaseUrl, max: options.concurrency + 3 });
  }

  /** Begins to run jobs; a database that cannot be reached is tried again every second. */
  start(): void {
    this.#loop ??= this.#keepRunning();
    this.#every(ABANDONED_INTERVAL, () => this.#freeJobs());
    // A runner whose last jobs still run may lose their workers after the next has begun.
    this.#every(RESTART_PAUSE, async () => {
      if (this.#lost.size > 0) await this.#freeJobs();
    });
    for (const each of this.#options.repeating ?? []) {
      this.#every(each.seconds * 1000, () => this.#add(each));
    }
  }

  /** Takes no new job and waits for those that run, 5 s at most. */
  async stop(): Promise<void> {
    this.#ending.abort(new Error('the process is about to end'));
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    if (this.#runner) await stopQuietly(this.#runner);
    await this.#loop;
    await Promise.all(this.#unfinished);
    if (!this.#pool.ending) await this.#pool.end();
  }

  #every(ms: number, work: () => Promise<void>): void {
    const quietly = (): void =>
      void work().catch((err: unknown) => log.debug({ err }, 'periodic task of the job runner failed'));
    this.#timers.push(setInterval(quietly, ms).unref());
  }

  async #keepRunning(): Promise<void> {
    let reported = false;
    while (!this.#ending.signal.aborted) {
      try {
        await this.#freeJobs();
        const { runner, over } = await this.#begin();
        reported = false;
        try {
          for (const each of this.#options.repeating ?? []) await this.#add(each);
          if (!this.#ending.signal.aborted) await over;
        } finally {
          void stopQuietly(runner);
        }
      } catch (err) {
        if (!reported && !this.#ending.signal.aborted) log.warn({ err }, 'job runner stopped; retrying every second');
        reported = true;
      }
      if (!this.#ending.signal.aborted) await pause(RESTART_PAUSE, this.#ending.signal);
    }
  }

  /**
   * `over` settles where the runner has ended or has lost a worker: it takes no job any more, but those that run may
   * run on.
   */
  async #begin(): Promise<{ runner: Runner; over: Promise<void> }> {
    const { jobs, concurrency } = this.#options;
    const tasks: TaskList = {};
    for (const job of jobs) tasks[job.name] = jobTask(job, this.#ending.signal);
    const timetable = jobs.flatMap(({ name, crontab: match }) =>
      match === undefined ? [] : [{ task: name, match, options: { maxAttempts: 3, backfillPeriod: 0 } }],
    );
    const runner = await run({
      pgPool: this.#pool,
      concurrency,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: STOP_LIMIT,
      logger: quietLogger,
      taskList: tasks,
      parsedCronItems: parseCronItems(timetable),
    });
    this.#runner = runner;
    const ended: Promise<void> = runner.promise
      .catch((err: unknown) => log.debug({ err }, 'job runner ended with an error'))
      .finally(() => this.#unfinished.delete(ended));
    this.#unfinished.add(ended);
    const over = new Promise<void>((resolve, reject) => {
      runner.promise.then(resolve, reject);
      // Such a worker is gone for good, or was given a job that it never heard of, and its job stays locked: all begin
      // anew and the
      // job is freed. No one waits for jobs of other workers, which may run for minutes.
      for (const loss of ['worker:fatalError', 'worker:getJob:error'] as const) {
        runner.events.on(loss, ({ worker }) => {
          this.#lost.add(worker.workerId);
          // Once the worker has noted its failure itself: it would print another one.
          queueMicrotask(() => void stopQuietly(runner));
          resolve();
        });
      }
    });
    over.catch(() => undefined);
    log.info({ concurrency }, 'job runner started');
    return { runner, over };
  }

  /** Gives back jobs of workers that are known to be lost, and those held for longer than any job runs. */
  async #freeJobs(): Promise<void> {
    const { abandonedAfter = 2 * JOB_LIMIT } = this.#options;
    const lost = [...this.#lost];
    const utils = await makeWorkerUtils({ pgPool: this.#pool, logger: quietLogger });
    try {
      // The queue's tables are made by the person who comes first.
      await utils.migrate();
      const { rows } = await utils.withPgClient((client) =>
        client.query<{ worker: string }>(
          `select distinct locked_by as worker from graphile_worker.jobs
           where locked_at < now() - make_interval(secs => $1) or locked_by = any($2)`,
          [abandonedAfter / 1000, lost],
        ),
      );
      const workers = rows.map(({ worker }) => worker);
      if (workers.length > 0) await utils.forceUnlockWorkers(workers);
      for (const worker of lost) this.#lost.delete(worker);
    } finally {
      await utils.release();
    }
  }

  /** Several processes with the same timer add one job: its name is its key. */
  async #add({ name, payload }: RepeatedJob): Promise<void> {
    await this.#runner?.addJob(name, payload, { jobKey: name, maxAttempts: 3 });
  }
}

/** graphile-worker speaks of every connection it loses; what matters is logged here by name. */
const quietLogger = new Logger(() => (level: string, message: string) => {
  if (level === 'error' || level === 'warning') log.debug({ source: 'graphile-worker', message }, 'job queue message');
});

/** Takes no more jobs and waits for those that run; one that stops or has ended already is left alone. */
const stopQuietly = (runner: Runner): Promise<void> => runner.stop().catch(() => undefined);

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
