import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startTimeLimit } from '~/platform/time-limit.server.ts';
import type { PictureHeader, PictureWork } from './work.ts';

/** What a picture process is given: files, and what to make. Without `work` it reads the header. */
export type PictureTask = { source: string; work?: undefined } | { source: string; target: string; work: PictureWork };

/** ms that one task may take; a process that takes longer is ended. */
const TASK_LIMIT = 30_000;

/** Megabytes of JavaScript that a process may hold; pictures lie outside of it. */
const FLAGS = ['--max-old-space-size=64'];

/** Two heaps of glibc for all threads give memory back sooner; warnings of broken pictures are for no one. */
const ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', VIPS_WARNING: '0' } as const;

/** Thrown where a picture does not open, or not completely. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Thrown where a process could not do its task: it ended, or took too long. */
export class PictureProcessError extends Error {
  override name = 'PictureProcessError';
}

/** The program lies beside this file; beside the entries in a build, whose parts lie in folders. */
function programFile(): string {
  const files = ['./picture-process.mjs', '../picture-process.mjs', '../../picture-process.mjs'];
  const found = files.map((file) => fileURLToPath(new URL(file, import.meta.url))).find((file) => existsSync(file));
  if (!found) throw new PictureProcessError('The program that works on pictures is missing: picture-process.mjs');
  return found;
}

interface Reply {
  result?: unknown;
  error?: string;
}

/** A process that works on pictures, one task at a time. It keeps this process alive only while it works. */
export class PictureProcess {
  readonly #child: ChildProcess;
  #settle: ((reply: Reply | PictureProcessError) => void) | undefined;
  #isOver = false;

  constructor() {
    this.#child = fork(programFile(), [], {
      execArgv: FLAGS,
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', (reply) => this.#settle?.(reply as Reply));
    const over = (how: string) => {
      this.#isOver = true;
      this.#settle?.(new PictureProcessError(`The process that works on pictures ${how}`));
    };
    this.#child.once('error', (error) => over(`failed: ${error.message}`));
    this.#child.once('exit', (code, signal) => over(`ended (${signal ?? code})`));
    this.#rest();
  }

  /** Whether it has ended. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  readHeader(source: string): Promise<PictureHeader> {
    return this.#do({ source }) as Promise<PictureHeader>;
  }

  /** @param target file that gets what was made */
  make(source: string, target: string, work: PictureWork): Promise<{ width: number; height: number }> {
    return this.#do({ source, target, work }) as Promise<{ width: number; height: number }>;
  }

  /** Ends it at once, whatever it does. */
  end(): void {
    this.#isOver = true;
    this.#child.kill('SIGKILL');
  }

  async #do(task: PictureTask): Promise<unknown> {
    if (this.#isOver) throw new PictureProcessError('The process that works on pictures has ended');
    this.#child.ref();
    this.#child.channel?.ref();
    const cancel = startTimeLimit(TASK_LIMIT, () => this.end());
    try {
      const reply = await new Promise<Reply | PictureProcessError>((resolve) => {
        this.#settle = resolve;
        this.#child.send(task, (error) => {
          if (error)
            resolve(new PictureProcessError(`The process that works on pictures takes no task: ${error.message}`));
        });
      });
      if (reply instanceof PictureProcessError) throw reply;
      if (reply.error !== undefined) throw new PictureError(reply.error);
      return reply.result;
    } finally {
      cancel();
      this.#settle = undefined;
      this.#rest();
    }
  }

  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }
}
