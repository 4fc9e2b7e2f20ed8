import { type RefObject, useEffect } from 'react';

/** Pixels of the public part (spec §2, §9). */
const THRESHOLD = 1100;

/** ms that scrolling rests before the gate comes up. */
const DEBOUNCE_MS = 300;

/**
 * Lifts the gate out of the page once a person scrolls past what is public; it closes by going back there, never by
 * opening what is private. Without scripts it is in its place.
 */
export function useGateDialog(ref: RefObject<HTMLDialogElement>): { backToTop: () => void } {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let timer = 0;
    const inPlace = () => {
      if (dialog.matches(':modal')) dialog.close();
      dialog.setAttribute('open', '');
    };
    const look = () => {
      if (window.scrollY <= THRESHOLD || dialog.matches(':modal')) return;
      const typed = document.activeElement;
      dialog.removeAttribute('open');
      dialog.showModal();
      // Anyone who types in it already goes on there.
      if (typed instanceof HTMLElement && dialog.contains(typed)) typed.focus();
      else dialog.querySelector<HTMLInputElement>('input[type="email"]')?.focus();
    };
    const onScroll = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, DEBOUNCE_MS);
    };
    const onClose = () => {
      inPlace();
      window.scrollTo({ top: 0 });
    };
    dialog.addEventListener('close', onClose);
    window.addEventListener('scroll', onScroll, { passive: true });
    onScroll();
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      dialog.removeEventListener('close', onClose);
    };
  }, [ref]);
  return {
    backToTop() {
      const dialog = ref.current;
      if (dialog?.matches(':modal')) dialog.close();
      else window.scrollTo({ top: 0 });
    },
  };
}
