import { useEffect, useSyncExternalStore } from 'react';
import type * as LateModule from './late-parts-body.tsx';

/*
 * What pages show only once somebody is there: hearts, the question about cookies, what was looked at. It is fetched with the
 * first sign of a person, so that a first load does not carry it.
 */

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let parts: typeof LateModule | undefined;
const listeners = new Set<() => void>();

function wait(): void {
  if (parts) return;
  for (const sign of signs) addEventListener(sign, fetchParts, { passive: true });
}

function fetchParts(): void {
  for (const sign of signs) removeEventListener(sign, fetchParts);
  // Where they can't be had the page stays as it is, and the next sign asks again.
  import('./late-parts-body.tsx').then((module) => {
    parts = module;
    for (const listener of listeners) listener();
  }, wait);
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
