import { useEffect, type RefObject } from 'react';

/** Movements shorter than this (px) are no change of direction. */
const SLACK = 8;

/**
 * Whether a pinned header leaves: when the page moves down, not when it moves up or is within `top` px of its
 * beginning.
 */
export function leaves(previous: number, current: number, top: number, away: boolean): boolean {
  if (current <= top) return false;
  return Math.abs(current - previous) < SLACK ? away : current > previous;
}

/** Marks the element with `data-away` while the page is scrolled down, without rendering anything anew. */
export function useAwayOnScroll(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const header = ref.current;
    if (!header) return;
    let previous = window.scrollY;
    let frame = 0;
    const read = () => {
      frame = 0;
      const away = 'away' in header.dataset;
      const next = leaves(previous, window.scrollY, header.offsetHeight * 2, away);
      if (Math.abs(window.scrollY - previous) >= SLACK) previous = window.scrollY;
      if (next === away) return;
      if (next) header.dataset.away = '';
      else delete header.dataset.away;
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ref]);
}
