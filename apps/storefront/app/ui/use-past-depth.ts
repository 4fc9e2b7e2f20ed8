import { useEffect, useState } from 'react';
import { REVEAL_DEPTH, REVEAL_PAUSE } from './scroll-depth.ts';

/** Whether the page is scrolled past the depth at which something comes up; asked once scrolling has paused. */
export function usePastDepth(): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPast(window.scrollY > REVEAL_DEPTH), REVEAL_PAUSE);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isPast;
}
