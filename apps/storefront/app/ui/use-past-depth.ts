import { useEffect, useState } from 'react';

/** Depth, px, past which a page lets what waits at its foot come up (spec §2, §9). */
const REVEAL_DEPTH = 1100;

/** ms without another scroll after which the depth counts (spec §9). */
const REVEAL_PAUSE = 300;

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
