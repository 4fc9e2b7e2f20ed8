import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import { type JobHandlers, type JobName, jobTimetable } from '~/platform/jobs.server';
import { log } from '~/platform/log.server';
import { metrics } from '~/platform/metrics.server';

export interface JobRunnerOptions {
  databaseUrl: string;
  handlers: Partial<JobHandlers>;
  /** Jobs at the same time. */
  concurrency: number;
  /** Jobs that are added again and again while this process runs, whatever the queue holds. */
  repeating?: readonly { name: JobName; payload: unknown; seconds: number }[];
}

/** ms before a runner that ended by itself is started again: the database may be restarting. */
const RESTART_PAUSE = 1000;

/** ms that running jobs get to end when the process stops; later they are handed back and run elsewhere. */
const STOP_LIMIT = 5000;

/** Runs jobs until it is stopped, through any restart of the database. */
export class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #ending = new AbortController();
  #runner: Runner | undefined;
  #timers: NodeJS.Timeout[] = [];
  #loop: Promise<void> | undefined;

  constructor(options: JobRunnerOptions) {
    this.#options = options;
  }

  /** Begins to run jobs; a database that cannot be reached is tried again every second. */
  start(): void {
    this.#loop ??= this.#keepRunning();
    for (const { name, payload, seconds } of this.#options.repeating ?? []) {
      const timer = setInterval(() => void this.#add(name, payload), seconds * 1000);
      timer.unref();
      this.#timers.push(timer);
    }
  }

  /** Takes no new job and waits for those that run, 5 s at most. */
  async stop(): Promise<void> {
    if (this.#ending.signal.aborted) return;
    this.#ending.abort(new Error('the process is about to end'));
    for (const timer of this.#timers) clearInterval(timer);
    await this.#runner?.stop().catch(() => undefined);
    await this.#loop;
  }

  async #keepRunning(): Promise<void> {
    let reported = false;
    while (!this.#ending.signal.aborted) {
      try {
        this.#runner = await this.#begin();
        reported = false;
        for (const { name, payload } of this.#options.repeating ?? []) await this.#add(name, payload);
        await this.#runner.promise;
      } catch (error) {
        if (this.#ending.signal.aborted) return;
        if (!reported) log.warn({ err: error }, 'jobs do not run; trying again every second');
        reported = true;
      }
      if (!this.#ending.signal.aborted) await pause(RESTART_PAUSE, this.#ending.signal);
    }
  }

  async #begin(): Promise<Runner> {
    const { databaseUrl, handlers, concurrency } = this.#options;
    const runner = await run({
      connectionString: databaseUrl,
      concurrency,
      maxPoolSize: concurrency + 2,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: STOP_LIMIT,
      logger: new Logger(quietLogger),
      taskList: this.#tasks(handlers),
      parsedCronItems: parseCronItems(
        jobTimetable
          .filter(({ name }) => handlers[name])
          .map(({ name, match }) => ({ task: name, match, options: { maxAttempts: 3, backfillPeriod: 0 } })),
      ),
    });
    runner.events.on('job:failed', ({ job, error }) => {
      metrics.jobs.inc({ name: job.task_identifier, outcome: 'failed' });
      log.error({ err: error, job: job.task_identifier, jobId: job.id, attempts: job.attempts }, 'a job is given up');
    });
    log.info({ concurrency }, 'jobs run');
    return runner;
  }

  #tasks(handlers: Partial<JobHandlers>): TaskList {
    const tasks: TaskList = {};
    for (const [name, handler] of Object.entries(handlers)) {
      tasks[name] = async (payload, { job }) => {
        const end = metrics.jobSeconds.startTimer({ name });
        try {
          await handler(payload, { idempotencyKey: job.key ?? `${name}:${job.id}`, signal: this.#ending.signal });
          metrics.jobs.inc({ name, outcome: 'done' });
        } catch (error) {
          const last = job.attempts >= job.max_attempts;
          if (!last) metrics.jobs.inc({ name, outcome: 'retried' });
          if (!last)
            log.warn(
              { err: error, job: name, jobId: job.id, attempt: job.attempts },
              'a job failed and will run again',
            );
          throw error;
        } finally {
          end();
        }
      };
    }
    return tasks;
  }

  /** Several processes with the same timer add one job: its name is its key. */
  async #add(name: JobName, payload: unknown): Promise<void> {
    await this.#runner?.addJob(name, payload, { jobKey: name, maxAttempts: 3 }).catch((error: unknown) => {
      log.debug({ err: error, job: name }, 'a repeating job could not be added');
    });
  }
}

/** graphile-worker speaks of every connection it loses; what matters is logged here by name. */
function quietLogger() {
  return (level: string, message: string): void => {
    if (level === 'error' || level === 'warning') log.debug({ source: 'graphile-worker' }, message);
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
