import { useEffect, useRef } from 'react';

/**
 * Sends what was typed into a form when the shopper leaves the page by any other way than sending it, so that it is
 * there on the way back.
 * @param formId the form; its own action takes `intent=keep`
 */
export function useKeepTyped(formId: string): void {
  const isTouched = useRef(false);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const touch = () => {
      isTouched.current = true;
    };
    const sent = () => {
      isTouched.current = false;
    };
    const keep = () => {
      if (!isTouched.current) return;
      isTouched.current = false;
      const body = new FormData(form);
      body.set('intent', 'keep');
      void fetch(form.action, { method: 'post', body, keepalive: true, redirect: 'manual' });
    };
    form.addEventListener('input', touch);
    form.addEventListener('submit', sent);
    window.addEventListener('pagehide', keep);
    return () => {
      form.removeEventListener('input', touch);
      form.removeEventListener('submit', sent);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [formId]);
}
