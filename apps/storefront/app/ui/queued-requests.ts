import { useSyncExternalStore } from 'react';

/**
 * Why a request has no answer: no connection, too many requests, no right to send it, too large to send, or anything
 * else that is not the shop's own answer.
 */
export type QueueReason =
  { kind: 'offline' | 'failed' | 'refused' | 'tooLarge' } | { kind: 'tooMany'; seconds: number };

/** A request that failed. It waits until the visitor sends it again or does something else. */
export interface QueuedRequest {
  reason: QueueReason;
  /** Whether it sends what was entered. */
  hasInput: boolean;
  retry(): void;
}

const none: readonly QueuedRequest[] = [];
let held: readonly QueuedRequest[] = none;
const listeners = new Set<() => void>();

function change(next: readonly QueuedRequest[]): void {
  held = next;
  for (const listener of listeners) listener();
}

/**
 * Keeps a failed request until the visitor wants to send it again.
 * @param reason why it failed
 * @param options.hasInput whether it sends what was entered
 * @param options.signal of the request: the router gives it up where the visitor follows a link or sends the form anew
 * @returns resolves when it is to be sent again; rejects with the signal's reason when it is given up
 */
export function queueRequest(
  reason: QueueReason,
  { hasInput, signal }: { hasInput: boolean; signal?: AbortSignal | null | undefined },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      signal?.removeEventListener('abort', giveUp);
      change(held.filter((each) => each !== request));
    };
    const giveUp = () => {
      end();
      reject(signal?.reason as Error);
    };
    const request: QueuedRequest = {
      reason,
      hasInput,
      retry() {
        end();
        resolve();
      },
    };
    if (signal?.aborted) return reject(signal.reason as Error);
    signal?.addEventListener('abort', giveUp);
    change([...held, request]);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The failed requests that wait, oldest first. @forTests */
export const getQueuedRequests = (): readonly QueuedRequest[] => held;

/** The failed requests that wait, oldest first; none on the server. */
export function useQueuedRequests(): readonly QueuedRequest[] {
  return useSyncExternalStore(subscribe, getQueuedRequests, () => none);
}

/** Whether any failed request awaits a retry; the router still reports `loading` or `submitting`. */
export function useIsQueued(): boolean {
  return useQueuedRequests().length > 0;
}
