import { useEffect, useRef, useState } from 'react';

/** A change is announced when it has stood for this long: a slider that still moves says nothing. */
export const REST_MS = 400;

/**
 * Announces a text politely, once, when it has changed and come to rest: the rate after a new term or down payment.
 * What stood there when the page came is not announced.
 */
export function PoliteText({ text }: { text: string }) {
  const initial = useRef(text);
  const [message, setAnswer] = useState('');
  useEffect(() => {
    if (message === '' && text === initial.current) return;
    const timer = window.setTimeout(() => setAnswer(text), REST_MS);
    return () => window.clearTimeout(timer);
  }, [text, message]);
  return (
    <span role="status" className="sr-only">
      {message}
    </span>
  );
}
