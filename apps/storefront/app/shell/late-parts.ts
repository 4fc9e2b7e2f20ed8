import { useEffect, useSyncExternalStore } from 'react';
import type * as LateModule from './late-parts-body.tsx';

/*
 * What pages show only once somebody is there: hearts, the question about cookies, what was looked at. It is fetched with the
 * first sign of a person, so that a first load does not carry it.
 */

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let parts: typeof LateModule | undefined;
let isWaiting = false;
const listeners = new Set<() => void>();

async function fetchParts(): Promise<void> {
  for (const sign of signs) removeEventListener(sign, onSign);
  try {
    parts = await import('./late-parts-body.tsx');
    for (const listener of listeners) listener();
  } catch {
    // Without them the page stays as it is; the next sign tries again.
    isWaiting = false;
    wait();
  }
}

const onSign = (): void => void fetchParts();

function wait(): void {
  if (isWaiting) return;
  isWaiting = true;
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The parts, once they are here; undefined on the server and before. */
export function useLateParts(): typeof LateModule | undefined {
  useEffect(wait, []);
  return useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  );
}
