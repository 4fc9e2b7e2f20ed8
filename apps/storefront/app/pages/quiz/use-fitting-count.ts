import { type RefObject, useEffect, useState } from 'react';

/** How long answers rest before they are counted, ms. */
const REST = 400;

/** What is in a form, as its address would have it. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

interface Count {
  fitting: number;
  total: number;
}

/**
 * Counts anew while a person answers, once the answer rests; the page's own count stands until then, and where the
 * call fails.
 * @param form whose fields are the answers
 */
export function useFittingCount(form: RefObject<HTMLFormElement | null>, { fitting, total }: Count): Count {
  const [counted, setCounted] = useState<Count>();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let asking = new AbortController();
    const count = async () => {
      asking.abort();
      asking = new AbortController();
      const response = await fetch(`/api/quiz/count?${fieldsOf(element).toString()}`, { signal: asking.signal });
      if (response.ok) setCounted((await response.json()) as Count);
    };
    const onInput = () => {
      clearTimeout(resting);
      resting = setTimeout(() => void count().catch(() => undefined), REST);
    };
    element.addEventListener('input', onInput);
    return () => {
      clearTimeout(resting);
      asking.abort();
      element.removeEventListener('input', onInput);
    };
  }, [form]);
  return counted ?? { fitting, total };
}
