import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** Opens the question that the address names (`#slug`), brings it into view and gives it the focus. */
export function useQuestionOfAddress(): void {
  const { hash, pathname } = useLocation();
  useEffect(() => {
    const details = hash && document.getElementById(decodeURIComponent(hash.slice(1)))?.closest('details');
    if (!details) return;
    details.open = true;
    const summary = details.querySelector('summary');
    // In a frame, beside what an editor types, the keys stay with the editor.
    if (window.parent === window) summary?.focus({ preventScroll: true });
    summary?.scrollIntoView({ block: 'start' });
  }, [hash, pathname]);
}

/**
 * Writes an opened question into the address, so that it can be copied; nothing moves, and "back" leads to the page
 * before.
 */
export function nameInAddress(slug: string): void {
  window.history.replaceState(window.history.state, '', `#${slug}`);
}
