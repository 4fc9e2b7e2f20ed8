import { useEffect, useRef } from 'react';
import type { ContactField, TypedContact } from '~/modules/checkout/contact.schema.server.ts';
import { dropTyped, readTyped, type UnsentContact, unsentOf, writeTyped } from '~/pages/checkout/typed-copy.ts';

/** Delay in ms between typing and writing the tab's copy. */
const REST_MS = 200;

interface StoredForm {
  /** Id of the form; its action accepts `intent=keep`. */
  formId: string;
  cartId: string;
  names: readonly ContactField[];
  /** The values that the server has stored. */
  typed: TypedContact;
}

/**
 * Preserves typed values: while typing they are stored for this tab (session storage), and when the shopper leaves the
 * page without submitting the form, they are sent to the server. When the shopper returns, the form has the server's
 * values, and the tab's copy adds those that the server has not received.
 */
export function useKeepTyped({ formId, cartId, names, typed }: StoredForm): void {
  const latest = useRef({ names, typed });
  useEffect(() => {
    latest.current = { names, typed };
  }, [names, typed]);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const { pathname } = window.location;
    const values = () => valuesOf(form);
    const phonePrefix = String(values().get('phonePrefix') ?? '');
    const unsent = () => unsentOf(latest.current.names, values(), { phonePrefix, ...latest.current.typed });
    fillIn(form, readTyped(cartId, latest.current.names), unsent());
    let isTouched = Object.keys(unsent()).length > 0;
    if (!isTouched) dropTyped();
    let isSent = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(rest);
      rest = undefined;
      writeTyped(cartId, unsent());
    };
    const touch = () => {
      isTouched = true;
      rest ??= setTimeout(write, REST_MS);
    };
    const sent = () => {
      if (isTouched) write();
      isTouched = false;
      isSent = true;
    };
    const keep = () => {
      if (!isTouched) return;
      isTouched = false;
      write();
      const body = new FormData(form);
      body.set('intent', 'keep');
      void fetch(form.action, { method: 'post', body, keepalive: true, redirect: 'manual' }).then(
        ({ type }) => type === 'opaqueredirect' && !isTouched && dropTyped(),
        () => undefined,
      );
    };
    form.addEventListener('input', touch);
    form.addEventListener('submit', sent);
    window.addEventListener('pagehide', keep);
    return () => {
      form.removeEventListener('input', touch);
      form.removeEventListener('submit', sent);
      window.removeEventListener('pagehide', keep);
      clearTimeout(rest);
      // The page has changed after the submission, so the server has the values.
      if (isSent && !isTouched && window.location.pathname !== pathname) dropTyped();
      keep();
    };
  }, [formId, cartId]);
}

/** The values of the fields shown in the form; '' for an empty or unchecked field. */
function valuesOf(form: HTMLFormElement): Map<string, unknown> {
  const shown = [...form.elements].map((field) => [field.getAttribute('name') ?? '', ''] as const);
  return new Map<string, unknown>([...shown, ...new FormData(form)]);
}

/**
 * Fills the tab's stored values into the form.
 * @param typedEarly values typed before scripts were loaded, which are kept
 */
function fillIn(form: HTMLFormElement, stored: UnsentContact, typedEarly: UnsentContact): void {
  for (const [name, value] of Object.entries(stored)) {
    if (name in typedEarly) continue;
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)) {
      if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
        field.checked = field.value === value;
      } else field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
