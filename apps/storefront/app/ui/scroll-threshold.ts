/** How far a page is scrolled before something comes up by itself, px (spec §9). */
export const SCROLL_THRESHOLD_PX = 1100;

/** How long scrolling rests before it counts, ms (spec §9). */
export const SCROLL_DEBOUNCE_MS = 300;

/** What scrolls: the window, as far as it is looked at. */
interface Scrolled {
  readonly scrollY: number;
  addEventListener(type: 'scroll', listener: () => void, options: { passive: boolean }): void;
  removeEventListener(type: 'scroll', listener: () => void): void;
}

/**
 * Says whether the page is scrolled past the threshold, each time that has changed once scrolling rests.
 * @param target the window
 * @returns a function that unsubscribes
 */
export function watchThreshold(listener: (isPast: boolean) => void, target: Scrolled): () => void {
  let isPast = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (target.scrollY > SCROLL_THRESHOLD_PX === isPast) return;
    isPast = !isPast;
    listener(isPast);
  };
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(look, SCROLL_DEBOUNCE_MS);
  };
  // Where a page begins further down, as on the way back, no one scrolls.
  rest();
  target.addEventListener('scroll', rest, { passive: true });
  return () => {
    clearTimeout(timer);
    target.removeEventListener('scroll', rest);
  };
}
