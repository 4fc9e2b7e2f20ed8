import { useCallback, useEffect, useRef, useState } from 'react';
import type { FilterCounts } from '~/modules/listings/filter-counts.ts';
import { queryOf } from './form-values.ts';

/** How long choosing rests before the count is asked for, ms. */
const REST = 150;
/** A wait shorter than this shows nothing (spec §9), ms. */
const SHOWN_WAIT = 1500;

interface Live {
  /** Of what is chosen and not applied; undefined if it is what the page shows, or no one answers. */
  counts: FilterCounts | undefined;
  /** An answer takes long. */
  waiting: boolean;
  ask: (form: HTMLFormElement) => void;
  /** The form holds what the page shows. */
  forget: () => void;
}

/**
 * Counts filters while they are chosen.
 * @param call address of the call; without it nothing is counted
 */
export function useLiveCounts(call: string | undefined): Live {
  const [counts, setCounts] = useState<FilterCounts>();
  const [waiting, setWaiting] = useState(false);
  const stop = useRef<() => void>();

  const forget = useCallback(() => {
    stop.current?.();
    setCounts(undefined);
    setWaiting(false);
  }, []);

  const ask = useCallback(
    (form: HTMLFormElement) => {
      stop.current?.();
      if (!call) return;
      const controller = new AbortController();
      const { signal } = controller;
      const late = setTimeout(() => setWaiting(true), REST + SHOWN_WAIT);
      const rest = setTimeout(() => {
        void fetchCounts(`${call}&${queryOf(form)}`, signal).then((found) => {
          if (signal.aborted) return;
          clearTimeout(late);
          setWaiting(false);
          setCounts(found);
        });
      }, REST);
      stop.current = () => {
        clearTimeout(late);
        clearTimeout(rest);
        controller.abort();
      };
    },
    [call],
  );

  useEffect(() => () => stop.current?.(), []);
  return { counts, waiting, ask, forget };
}

/** The call's answer; undefined if there is none. */
async function fetchCounts(address: string, signal: AbortSignal): Promise<FilterCounts | undefined> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? ((await answer.json()) as { data: FilterCounts }).data : undefined;
  } catch {
    return undefined;
  }
}
