import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ComparisonScroll {
  /** For the region that scrolls sideways. */
  zone: RefObject<HTMLDivElement>;
  /** For the head of the table. */
  head: RefObject<HTMLTableSectionElement>;
  /** Indexes of the bikes in view. */
  shown: readonly number[];
  /** Whether the head has scrolled out of the window while the table is still visible. */
  pinned: boolean;
  /** Horizontal scroll offset of the table, in px. */
  offset: number;
}

/**
 * Tracks the scroll position of a comparison. Without scripts there is none, and the whole table scrolls at once.
 * @param bikes number of bikes
 */
export function useComparisonScroll(bikes: number): ComparisonScroll {
  const zone = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const [{ offset, shown }, setSideways] = useState<{ offset: number; shown: readonly number[] }>({
    offset: 0,
    shown: [0, 1].slice(0, bikes),
  });
  const [pinned, setPinned] = useState(false);

  useEffect(() => {
    const region = zone.current;
    if (!region) return;
    const read = () => setSideways({ offset: region.scrollLeft, shown: columnsInView(region, bikes) });
    read();
    const sizes = new ResizeObserver(read);
    sizes.observe(region);
    region.addEventListener('scroll', read, { passive: true });
    return () => {
      sizes.disconnect();
      region.removeEventListener('scroll', read);
    };
  }, [bikes]);

  useEffect(() => {
    if (!head.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPinned(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(head.current);
    return () => observer.disconnect();
  }, []);

  return { zone, head, shown, pinned, offset };
}

/** The columns whose middle is visible. */
function columnsInView(region: HTMLElement, bikes: number): number[] {
  const { left, right } = region.getBoundingClientRect();
  const cells = [...(region.querySelector('tr')?.children ?? [])].slice(1, bikes + 1);
  return cells.flatMap((cell, place) => {
    const box = cell.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    return middle > left && middle < right ? [place] : [];
  });
}
