import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ComparisonScroll {
  /** Of the region that scrolls sideways. */
  zone: RefObject<HTMLDivElement>;
  /** Of the table's head. */
  head: RefObject<HTMLTableSectionElement>;
  /** Places of the bikes that are in view. */
  shown: readonly number[];
  /** Whether the head has left the window while the table is still there. */
  pinned: boolean;
  /** How far the table is scrolled sideways, in px. */
  offset: number;
}

/**
 * Where a comparison is scrolled to. Without scripts nothing of it is known, and the whole table scrolls as one.
 * @param bikes how many there are
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

/** The columns of which more than half is seen. */
function columnsInView(region: HTMLElement, bikes: number): number[] {
  const { left, right } = region.getBoundingClientRect();
  const cells = [...(region.querySelector('tr')?.children ?? [])].slice(1, bikes + 1);
  return cells.flatMap((cell, place) => {
    const box = cell.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    return middle > left && middle < right ? [place] : [];
  });
}
