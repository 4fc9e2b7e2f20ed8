import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How far from the window a part is fetched, px (spec §9: lazy-load margin). */
const MARGIN = '200px';

/**
 * Whether an element has come near the window; it stays true. False on the server.
 * @param margin how near, a CSS length; less than usual for what a first load has no room for
 */
export function useSeen(element: RefObject<Element>, margin = MARGIN): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || isSeen) return;
    // A transition: what is still being made alive around it is not interrupted.
    const see = () => startTransition(() => setSeen(true));
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && see(), { rootMargin: margin });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isSeen, margin]);
  return isSeen;
}
