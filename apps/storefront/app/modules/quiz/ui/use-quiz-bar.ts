import { useEffect, useState } from 'react';
import { watchThreshold } from '~/ui/scroll-threshold.ts';

/** Where the browser keeps for the visit that the bar was closed. */
const CLOSED = 'velory.quiz-bar';

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether the bar shows: on pages that have it, scrolled past the threshold (spec §9), until it is closed.
 * @param hasBar of the page
 * @returns what closes it for this visit, while it shows
 */
export function useQuizBar(hasBar: boolean): (() => void) | undefined {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!hasBar || isClosed()) return;
    const end = watchThreshold(setPast, window);
    return () => {
      end();
      setPast(false);
    };
  }, [hasBar]);
  if (!hasBar || !isPast) return undefined;
  return () => {
    try {
      sessionStorage.setItem(CLOSED, '1');
    } catch {
      // It comes again on the next page.
    }
    setPast(false);
  };
}
