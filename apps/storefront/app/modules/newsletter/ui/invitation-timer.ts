import { type ComponentType, useEffect, useState } from 'react';
import { consentAnswered } from '~/modules/consent/consent-store.ts';
import { INVITATION_DELAY_MS, INVITATION_KEY, mayInvite, parseInvitation } from '~/modules/newsletter/invitation.ts';

/** How often it is looked whether the page has become free, ms. */
const RETRY_MS = 1000;
/** How long the document's first page was looked at before this code came; later pages are counted from their begin. */
let lookedAt = () => performance.now();

/**
 * Somebody looks at the page and not at an editor's preview of it, nothing lies over it, nobody types, and the question for consent was answered.
 */
function isFree(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false;
  return !document.hidden && !isTyping && consentAnswered() && !document.querySelector('dialog[open], .preview-bar');
}

/** Whether the browser lets it come up. Without local storage it would come on every page: never. */
function isDue(): boolean {
  try {
    return mayInvite(parseInvitation(localStorage.getItem(INVITATION_KEY)), Date.now());
  } catch {
    return false;
  }
}

/**
 * The window of the newsletter once its time has come: 7 s after a page began, at most once a day (spec §4, §9), fetched no
 * sooner.
 * @param isWelcome false where it does not belong, such as in the checkout
 */
export function useInvitation(isWelcome: boolean): ComponentType | undefined {
  const [Invitation, setInvitation] = useState<ComponentType>();
  useEffect(() => {
    if (!isWelcome || Invitation) return;
    let timer = 0;
    const look = () => {
      if (!isDue()) return;
      if (!isFree()) return void (timer = window.setTimeout(look, RETRY_MS));
      void import('./invitation.tsx').then((part) => setInvitation(() => part.Invitation)).catch(() => undefined);
    };
    timer = window.setTimeout(look, Math.max(0, INVITATION_DELAY_MS - lookedAt()));
    lookedAt = () => 0;
    return () => window.clearTimeout(timer);
  }, [isWelcome, Invitation]);
  return isWelcome ? Invitation : undefined;
}
