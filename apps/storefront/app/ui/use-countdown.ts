import { useEffect, useRef, useState } from 'react';

/**
 * Counts down from `ticks`, one every `tickMs` while not paused, and calls `onEnd` once at zero. Gives what is left.
 */
export function useCountdown(ticks: number, tickMs: number, paused: boolean, onEnd: () => void): number {
  const [left, setLeft] = useState(ticks);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused || left <= 0) return;
    const timer = window.setTimeout(() => setLeft((value) => value - 1), tickMs);
    return () => window.clearTimeout(timer);
  }, [left, paused, tickMs]);
  useEffect(() => {
    if (left === 0) end.current();
  }, [left]);
  return left;
}
