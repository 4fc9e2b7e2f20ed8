import { useSyncExternalStore } from 'react';
import {
  checkedList,
  COMPARISON_KEY,
  type ComparedBike,
  type ComparisonList,
  readStoredList,
  toggleCompared,
  withoutBike,
} from './comparison.ts';

/*
 * The list of this tab: in session storage, in step with the shop's other tabs. A tab that opens asks them; anyone who
 * has a list answers.
 */

export interface ComparisonState {
  list: ComparisonList;
  /** Name of the bike that the newest one pushed off the full list. */
  left?: string;
}

type Message = 'ask' | ComparisonList;

const nothing: ComparisonState = { list: [] };
const listeners = new Set<() => void>();
let state: ComparisonState | undefined;
let channel: BroadcastChannel | undefined;

function stored(): ComparisonList | undefined {
  try {
    return readStoredList(sessionStorage.getItem(COMPARISON_KEY));
  } catch {
    return undefined; // storage is switched off: the list lives as long as the page
  }
}

function set(next: ComparisonState): void {
  state = next;
  try {
    sessionStorage.setItem(COMPARISON_KEY, JSON.stringify(next.list));
  } catch {
    // switched off or full
  }
  for (const listener of listeners) listener();
}

function change(next: ComparisonState): void {
  set(next);
  channel?.postMessage(next.list);
}

function connect(): void {
  channel = new BroadcastChannel(COMPARISON_KEY);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data !== 'ask') return set({ list: checkedList(data) });
    const own = stored();
    if (own) channel?.postMessage(own);
  };
  channel.postMessage('ask');
}

/** Closed while the page waits in the browser's back/forward cache, which does not take pages that listen. */
function follow(): void {
  connect();
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) connect();
  });
}

function subscribe(listener: () => void): () => void {
  if (!channel) follow();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function snapshot(): ComparisonState {
  state ??= { list: stored() ?? [] };
  return state;
}

/** The list as it is now, or undefined while the page is still the server's: the server knows no list. */
export function useComparison(): ComparisonState | undefined {
  return useSyncExternalStore<ComparisonState | undefined>(subscribe, snapshot, () => undefined);
}

/** Puts a bike on the list, or takes it off (spec §4). */
export function toggleBike(bike: ComparedBike): void {
  const { list, left } = toggleCompared(snapshot().list, bike);
  change(left ? { list, left: left.name } : { list });
}

/** Takes a bike off the list. */
export function removeBike(id: number): void {
  change({ list: withoutBike(snapshot().list, id) });
}

/** Puts a bike of the list in its first place, where it is what the others are measured against. */
export function moveToFront(id: number): void {
  const { list } = snapshot();
  change({ list: [...list.filter((bike) => bike.id === id), ...withoutBike(list, id)] });
}

/** Empties the list. */
export function clearComparison(): void {
  change(nothing);
}
