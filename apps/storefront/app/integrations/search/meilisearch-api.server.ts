import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { timeLimit } from '~/platform/time-limit.server.ts';

export interface MeilisearchOptions {
  /** Without a slash at the end, e.g. `http://localhost:7700`. */
  url: string;
  /** Sent as a bearer; absent if the server runs without a master key. */
  apiKey?: string;
}

/** A refusal of Meilisearch, with its own code, e.g. `index_not_found`. */
export class MeilisearchError extends Error {
  override name = 'MeilisearchError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** An error of Meilisearch, in responses and in failed tasks. */
const refusalSchema = z.object({ code: z.string(), message: z.string() });
const enqueuedSchema = z.object({ taskUid: z.number().int() });
const taskSchema = z.object({
  status: z.enum(['enqueued', 'processing', 'succeeded', 'failed', 'canceled']),
  error: refusalSchema.nullish(),
});

/** ms that one call may take, unless its own signal comes first. */
const TIMEOUT = 30_000;
/** ms between two looks at a task, at first and at last. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 1000;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Calls of Meilisearch's HTTP API (https://www.meilisearch.com/docs/reference/api). */
export class MeilisearchApi {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor({ url, apiKey }: MeilisearchOptions) {
    this.#url = url;
    this.#headers = { 'Content-Type': 'application/json', ...(apiKey ? { Authorization: `Bearer ${apiKey}` } : {}) };
  }

  /**
   * @param signal aborts the call
   * @returns the answer's JSON
   * @throws MeilisearchError if Meilisearch refuses; other errors where it cannot be reached or is too slow
   */
  async call(method: Method, path: string, body: unknown, signal: AbortSignal): Promise<unknown> {
    const response = await fetch(this.#url + path, {
      method,
      headers: this.#headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.any([signal, timeLimit(TIMEOUT)]),
      redirect: 'error',
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as unknown;
    const { code, message } = refusalOf(text);
    throw new MeilisearchError(code, `Meilisearch answered ${response.status} ${code} to ${path}: ${message}`);
  }

  /** Asks for something that Meilisearch does later. @returns the task's number */
  async enqueue(method: Method, path: string, body: unknown, signal: AbortSignal): Promise<number> {
    return enqueuedSchema.parse(await this.call(method, path, body, signal)).taskUid;
  }

  /**
   * Waits until a task is done.
   * @throws MeilisearchError if it failed or was canceled
   */
  async finish(taskUid: number, signal: AbortSignal): Promise<void> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      const { status, error } = taskSchema.parse(await this.call('GET', `/tasks/${taskUid}`, undefined, signal));
      if (status === 'succeeded') return;
      if (status === 'failed' || status === 'canceled')
        throw new MeilisearchError(error?.code ?? status, `Meilisearch's task ${taskUid} ${status}: ${error?.message}`);
      await sleep(pause, undefined, { signal });
    }
  }
}

/** The refusal in an answer; of a proxy in between only the beginning of what it says. */
function refusalOf(text: string): z.infer<typeof refusalSchema> {
  try {
    return refusalSchema.parse(JSON.parse(text));
  } catch {
    return { code: 'unknown', message: text.slice(0, 200) };
  }
}
