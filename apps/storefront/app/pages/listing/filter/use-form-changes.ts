import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls back after something in a form has changed or the form was reset.
 * @param place stands somewhere in the form
 */
export function useFormChanges(place: RefObject<HTMLElement>, onChange: (form: HTMLFormElement) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    // A reset is announced before it happens.
    const read = () => setTimeout(() => latest.current(form));
    form.addEventListener('input', read);
    form.addEventListener('reset', read);
    return () => {
      form.removeEventListener('input', read);
      form.removeEventListener('reset', read);
    };
  }, [place]);
}
