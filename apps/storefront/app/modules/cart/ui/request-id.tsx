import { useEffect, useRef } from 'react';

/**
 * The field of a form that identifies its request: one that is sent again because its answer was lost adds nothing
 * twice. Scripts set it, so the page stays the same for everyone.
 * @param answer the latest answer to the form; the next request is another one
 */
export function RequestId({ answer }: { answer: unknown }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Browsers have it in secure contexts only.
    if (field.current && window.isSecureContext) field.current.value = crypto.randomUUID();
  }, [answer]);
  return <input ref={field} type="hidden" name="requestId" />;
}
