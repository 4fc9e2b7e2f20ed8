import {
  isToBeSent,
  NO_DATA,
  readUserCartData,
  typedEntry,
  USER_CART_DATA,
  userCartForm,
} from '~/modules/cart/reminder/user-cart-data.ts';
import { REMINDER_FIELD } from '~/modules/cart/reminder/reminder-form.ts';

/** What the entry says beside the contact, and where it goes. */
export interface UserCartTarget {
  formPath: string;
  /** Spec: eBikeChoice */
  eBikeChoice: string;
}

/**
 * Keeps the abandoned-cart entry in step with the contact form: with consent it is stored, and sent once when it is
 * complete; without it is removed.
 */
export async function followContact(form: HTMLFormElement, { formPath, eBikeChoice }: UserCartTarget): Promise<void> {
  const values = new FormData(form);
  if (!values.has(REMINDER_FIELD)) return localStorage.removeItem(USER_CART_DATA);
  const text = (name: string) => String(values.get(name) ?? '').trim();
  const data = { firstname: text('firstname'), lastname: text('lastname'), email: text('email') };
  const entry = typedEntry(readUserCartData(localStorage.getItem(USER_CART_DATA)), data, eBikeChoice);
  localStorage.setItem(USER_CART_DATA, JSON.stringify(entry));
  const email = form.elements.namedItem('email');
  const isComplete = email instanceof HTMLInputElement && email.validity.valid;
  if (isComplete) await submitUserCartData(formPath);
}

/**
 * Sends the stored entry, once (spec §4): after a successful send it is marked as submitted.
 * @returns the answer's status; null if the network failed; 'No data to submit' where there is nothing to send
 */
export async function submitUserCartData(formPath: string): Promise<number | null | typeof NO_DATA> {
  const entry = readUserCartData(localStorage.getItem(USER_CART_DATA));
  if (!isToBeSent(entry)) return NO_DATA;
  // Marked before the answer, so that two changes in a row send it once; a failure takes the mark back.
  const mark = (submited: boolean) => localStorage.setItem(USER_CART_DATA, JSON.stringify({ ...entry, submited }));
  mark(true);
  try {
    const body = JSON.stringify(userCartForm(entry, window.location.href));
    const response = await fetch(formPath, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    if (!response.ok) mark(false);
    return response.status;
  } catch {
    mark(false);
    return null;
  }
}
