import { useEffect, useSyncExternalStore } from 'react';
import type * as IdleModule from './idle-parts.tsx';
import type * as LateModule from './late-parts-body.tsx';

/*
 * What a first load does not carry. Code that counts and begins timers comes as soon as the browser is idle: a page
 * that is only read counts too. What is shown beside the page (wishlist entries, the question about cookies) comes
 * with the first sign of a person.
 */

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** ms after which a browser that is never idle begins all the same, and one that can't say so begins. */
const LONGEST_IDLE_WAIT_MS = 2000;

let parts: typeof LateModule | undefined;
let idleParts: typeof IdleModule | undefined;
let isBegun = false;
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  wait();
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIdleParts, { timeout: LONGEST_IDLE_WAIT_MS });
  else setTimeout(fetchIdleParts, LONGEST_IDLE_WAIT_MS);
}

function wait(): void {
  for (const sign of signs) addEventListener(sign, fetchParts, { passive: true });
}

function fetchParts(): void {
  for (const sign of signs) removeEventListener(sign, fetchParts);
  fetchIdleParts();
  // Where they can't be had the page stays as it is, and the next sign asks again.
  import('./late-parts-body.tsx').then((module) => {
    parts = module;
    notifyListeners();
  }, wait);
}

function fetchIdleParts(): void {
  if (idleParts) return;
  // If the import fails, the first user event retries it.
  import('./idle-parts.tsx').then(
    (module) => {
      idleParts = module;
      notifyListeners();
    },
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The parts that are shown, once they are here; undefined on the server and before. */
export function useLateParts(): typeof LateModule | undefined {
  useEffect(begin, []);
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  );
}

/** The code that counts and begins timers, once it is here; undefined on the server and before. */
export function useIdleParts(): typeof IdleModule | undefined {
  return useSyncExternalStore(
    subscribe,
    () => idleParts,
    () => undefined,
  );
}
