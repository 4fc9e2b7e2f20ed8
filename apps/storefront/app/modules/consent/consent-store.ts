import { CONSENT_CALL, type Consent, type ConsentChoice, consentOf, consentVersion } from './consent.ts';
import { servicesOfPage } from './services.ts';

/*
 * The choice as this document knows it; in the browser only. Whatever comes from third parties asks here before it
 * loads.
 */

const listeners = new Set<() => void>();

/** The choice of this browser; undefined until there is one that counts. */
export const currentConsent = (): Consent | undefined =>
  consentOf(document.cookie, Date.now(), consentVersion(servicesOfPage()));

/** Whether the visitor has answered: what would cover the page waits for it. */
export const consentAnswered = (): boolean => currentConsent() !== undefined;

/** Calls back once a choice was made or changed on this page. @returns a function that unsubscribes */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the server the choice, which proves it and sets the cookie. @returns whether it is stored */
export async function sendConsent(choice: ConsentChoice, locale: string): Promise<boolean> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(CONSENT_CALL, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...choice, locale }),
    });
    if (!response.ok) return false;
    for (const listener of listeners) listener();
    return true;
  } catch {
    return false;
  }
}
