import { useEffect, useRef } from 'react';
import type { ContactField, TypedContact } from '~/modules/checkout/contact.schema.server.ts';
import { dropTyped, readTyped, type UnsentContact, unsentOf, writeTyped } from '~/pages/checkout/typed-copy.ts';

/** Typing rests this long before the tab's copy is written. */
const REST_MS = 200;

interface StoredForm {
  /** The form; its own action takes `intent=keep`. */
  formId: string;
  cartId: string;
  names: readonly ContactField[];
  /** What the server has of it. */
  typed: TypedContact;
}

/**
 * Loses nothing that was typed: while typing it is stored for this tab (session storage), and when the shopper leaves
 * the page by any other way than sending the form it is sent. On the way back what the server has is in the form, and
 * what it has not received comes from the tab.
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
      // The answer to what was sent led on: the server has it.
      if (isSent && !isTouched && window.location.pathname !== pathname) dropTyped();
      keep();
    };
  }, [formId, cartId]);
}

/** The values of the fields that a form shows; '' where nothing is typed or ticked. */
function valuesOf(form: HTMLFormElement): Map<string, unknown> {
  const shown = [...form.elements].map((field) => [field.getAttribute('name') ?? '', ''] as const);
  return new Map<string, unknown>([...shown, ...new FormData(form)]);
}

/**
 * Puts what the tab has kept into the form.
 * @param typedEarly what was typed before scripts were there: it stays
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
